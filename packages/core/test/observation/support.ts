import type { Command, CommandEnd, CommandResult } from "../../src/access/command.js";
import { type FindingFacts, GateError, GateFailure } from "../../src/errors/gate-error.js";
import type { ErrorCode } from "../../src/errors/table.js";
import type { Ask, Report } from "../../src/observation/probe.js";
import type { SimulatedHost } from "../../src/testing/simulated-host.js";

export const SETTINGS = { commandMs: 60_000 };

/** A command's result, exit status 0 and no output unless told. */
export function result(
  given: { argv?: readonly string[]; end?: CommandEnd } & Partial<CommandResult> & { exit?: number } = {},
): CommandResult {
  const { exit = 0, ...rest } = given;
  return {
    argv: ["tool"],
    end: { kind: "exit", code: exit },
    stdout: "",
    stderr: "",
    cut: [],
    durationMs: 1,
    ...rest,
  };
}

/** A reader's answer. */
export function answer(document: unknown): CommandResult {
  return result({ argv: ["@read"], stdout: JSON.stringify(document) });
}

/** Collects what a probe reports. */
export function reports(): {
  readonly report: Report;
  readonly seen: { code: ErrorCode; facts: FindingFacts }[];
} {
  const seen: { code: ErrorCode; facts: FindingFacts }[] = [];
  return { seen, report: (code, facts) => seen.push({ code, facts }) };
}

/** The codes of what a part throws; none where it does not. */
export function thrown(part: () => unknown): readonly GateError[] {
  try {
    part();
  } catch (error) {
    return errorsOf(error);
  }
  return [];
}

export async function rejected(part: Promise<unknown>): Promise<readonly GateError[]> {
  try {
    await part;
  } catch (error) {
    return errorsOf(error);
  }
  return [];
}

function errorsOf(error: unknown): readonly GateError[] {
  if (error instanceof GateFailure) return error.errors;
  if (error instanceof GateError) return [error];
  throw error;
}

/** Asks a simulated host directly, as its agent would. */
export function askOf(host: SimulatedHost, asked: Command[] = []): Ask {
  return async (command) => {
    asked.push(command);
    const call = { argv: command.argv, env: command.env ?? {}, container: command.container ?? false };
    const {
      end = { kind: "exit", code: 0 },
      stdout = "",
      stderr = "",
    } = await host.run(call, new AbortController().signal);
    return result({ argv: command.argv, end, stdout: String(stdout), stderr });
  };
}
