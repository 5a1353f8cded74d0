import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import type { ToolCall } from "./simulated-machine.js";
import type { SimulatedHost } from "./simulated-host.js";

/** Real programs that answer as the tools of a simulated host would. */
export interface FakePrograms {
  /** In which the agent runs: the fakes come first on its path. */
  readonly environment: NodeJS.ProcessEnv;
  /** The words and the environment with which a call is to be run. */
  prepare(call: ToolCall): Promise<Pick<ToolCall, "argv" | "env">>;
}

/** Names the directory with the answer; without it (the agent's own calls) the program does nothing. */
const ANSWER = "SIMULATED_ANSWER";

const SCRIPT = `#!/bin/sh
[ -n "$${ANSWER}" ] || exit 0
[ -e "$${ANSWER}/hung" ] && exec sleep 1000000
sleep "$(cat "$${ANSWER}/delay")"
cat "$${ANSWER}/stdout"
cat "$${ANSWER}/stderr" >&2
exit "$(cat "$${ANSWER}/code")"
`;

/** Makes the programs below a directory, each when it is first called. */
export async function createFakePrograms(host: SimulatedHost, directory: string): Promise<FakePrograms> {
  const bin = join(directory, "bin");
  await mkdir(bin, { mode: 0o700 });
  const { PATH, HOME, TMPDIR } = process.env;
  let calls = 0;
  return {
    environment: { PATH: `${bin}${delimiter}${PATH ?? "/usr/bin:/bin"}`, HOME, TMPDIR },
    async prepare(call) {
      const [program, ...words] = call.argv;
      const behaviour = host.behaviour(call);
      if (behaviour.missing) return { argv: [join(bin, "missing", program), ...words], env: call.env };
      const {
        end = { kind: "exit", code: 0 },
        stdout = "",
        stderr = "",
      } = await behaviour.output(new AbortController().signal);
      if (end.kind !== "exit") throw new TypeError(`a fake program cannot end by ${end.kind}`);
      calls += 1;
      const answer = join(directory, `answer-${calls}`);
      await mkdir(answer, { mode: 0o700 });
      const parts: Readonly<Record<string, string | Uint8Array>> = {
        stdout,
        stderr,
        code: String(end.code),
        delay: String(behaviour.delayMs / 1000),
        ...(behaviour.hung ? { hung: "" } : {}),
      };
      for (const [name, content] of Object.entries(parts)) await writeFile(join(answer, name), content);
      await writeFile(join(bin, program), SCRIPT, { mode: 0o700, flag: "wx" }).catch(unlessThere);
      return { argv: call.argv, env: { ...call.env, [ANSWER]: answer } };
    },
  };
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
