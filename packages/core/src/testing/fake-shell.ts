import type { ServerChannel } from "ssh2";
import { pipeFrom } from "./byte-pipe.js";
import type { SimulatedMachine, ToolOutput } from "./simulated-machine.js";
import { shellWords } from "../access/shell-words.js";

const CTRL_C = "\u0003";
const CTRL_D = "\u0004";

/** What a toy shell stands on. */
export interface FakeShellSetting {
  readonly machine: SimulatedMachine;
  readonly signal: AbortSignal;
  readonly columns: () => number;
}

/**
 * A toy shell on a terminal: it echoes, runs the machine's programs, knows `columns` (the width of the window), and
 * leaves with `exit [status]`, end of input or Ctrl-D, with the status of the last program.
 */
export async function fakeShell(stream: ServerChannel, setting: FakeShellSetting): Promise<void> {
  stream.on("error", () => {
    // The client went away; the loop below ends with its input.
  });
  const shell = new Shell(stream, setting);
  stream.write("$ ");
  for await (const chunk of pipeFrom(stream)) {
    for (const key of Buffer.from(chunk).toString("utf8")) await shell.press(key);
    if (shell.left || setting.signal.aborted) break;
  }
  if (setting.signal.aborted) return;
  stream.exit(shell.status);
  stream.end();
}

class Shell {
  status = 0;
  left = false;
  readonly #stream: ServerChannel;
  readonly #setting: FakeShellSetting;
  #line = "";

  constructor(stream: ServerChannel, setting: FakeShellSetting) {
    this.#stream = stream;
    this.#setting = setting;
  }

  async press(key: string): Promise<void> {
    if (this.left) return;
    if (key === CTRL_D && this.#line === "") this.#leave("\r\n");
    else if (key === CTRL_C) this.#prompt("^C\r\n");
    else if (key === "\r" || key === "\n") await this.#enter();
    else {
      this.#line += key;
      this.#stream.write(key);
    }
  }

  async #enter(): Promise<void> {
    const line = this.#line;
    this.#stream.write("\r\n");
    const text = await this.#run(line);
    if (this.left) this.#leave("");
    else this.#prompt(text.replaceAll("\n", "\r\n"));
  }

  async #run(line: string): Promise<string> {
    let words: string[];
    try {
      words = shellWords(line);
    } catch (error) {
      this.status = 2;
      return `sh: ${(error as Error).message}\n`;
    }
    const [program, ...rest] = words;
    if (program === undefined) return "";
    if (program === "exit") {
      this.left = true;
      this.status = rest[0] === undefined ? this.status : Number(rest[0]) & 0xff;
      return "";
    }
    if (program === "columns") return `${this.#setting.columns()}\n`;
    const call = { argv: [program, ...rest] as [string, ...string[]], env: {}, container: false };
    return this.#show(program, await this.#setting.machine.run(call, this.#setting.signal));
  }

  #show(program: string, output: ToolOutput): string {
    const end = output.end ?? { kind: "exit", code: 0 };
    this.status = end.kind === "exit" ? end.code : end.kind === "not-started" ? 127 : 128;
    if (end.kind === "not-started") return `sh: ${program}: not found\n`;
    return `${Buffer.from(output.stdout ?? "").toString("utf8")}${output.stderr ?? ""}`;
  }

  #prompt(before: string): void {
    this.#line = "";
    this.#stream.write(`${before}$ `);
  }

  #leave(last: string): void {
    this.left = true;
    this.#stream.write(last);
  }
}
