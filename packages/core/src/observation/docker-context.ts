import type { Command, CommandResult } from "../access/command.js";
import { isObject, type Json } from "../canonical.js";
import type { FindingFacts } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import { type ProbeSettings } from "./probe.js";

/** Asks where the Docker client of the login finds its daemon; `DOCKER_HOST` counts. */
export function dockerContextCommand({ commandMs }: ProbeSettings): Command {
  return { argv: ["docker", "context", "inspect"], timeoutMs: commandMs };
}

/**
 * Whether the Docker client of a login speaks to a daemon on another machine, whose images are not the host's. A client
 * that does not know contexts, such as Podman's, speaks to its own machine.
 *
 * @public
 */
export function dockerElsewhere(result: CommandResult): readonly (readonly [ErrorCode, FindingFacts])[] {
  if (result.end.kind !== "exit" || result.end.code !== 0) return [];
  const context = firstContext(result.stdout);
  const endpoints = isObject(context) ? context["Endpoints"] : undefined;
  const docker = isObject(endpoints) ? endpoints["docker"] : undefined;
  const address = isObject(docker) ? docker["Host"] : undefined;
  if (typeof address !== "string" || isLocal(address)) return [];
  const name = isObject(context) && typeof context["Name"] === "string" ? context["Name"] : "?";
  const shown = address.replace(/\/\/[^@/]*@/, "//");
  const message = `the Docker client of the login speaks to ${shown} (context ${name}), which is another machine`;
  return [["DOCKER_ELSEWHERE", { subject: shown, message }]];
}

function firstContext(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return Array.isArray(value) ? (value as readonly Json[])[0] : value;
  } catch {
    return undefined;
  }
}

function isLocal(address: string): boolean {
  return (
    address === "" ||
    /^(unix|npipe|fd):/i.test(address) ||
    /^(tcp|https?|ssh):\/\/([^@/]*@)?(localhost|127\.[\d.]+|\[::1\])(:\d+)?(\/|$)/i.test(address)
  );
}
