import type { Fields } from "./fields.js";

/** Where the router goes: its own destination, else that of the lowest-numbered engine; undefined where unreadable. */
export function routerDestination(fields: Fields): string | undefined {
  if (fields.isSet("NARWHAL_ROUTER_SSH")) return fields.shared("ROUTER_SSH", "destination")?.value;
  const [lowest] = fields.engines;
  return lowest === undefined ? undefined : fields.engine(lowest, "SSH", "destination")?.value;
}
