import { type Route, showHop } from "@narwhal/core";

/** A route for `--json`, with the names that records have. */
export function routeResult({ transport, why, hops, authentication }: Route): unknown {
  return {
    transport,
    why,
    hops: hops.map(({ hostKey, ...hop }) => ({
      ...hop,
      ...(hostKey === undefined ? {} : { host_key: hostKey }),
    })),
    authentication,
  };
}

/** A route for people: every hop, the host last. */
export function routeText({ hops }: Route): string {
  return hops.map(showHop).join(" > ");
}
