/** The agent as a module of the bundle: its Python source, a line for a line. */
export function agentSourceModule(python: string): string {
  const lines = python.split("\n").map((line) => `  ${quoted(line)},`);
  return [
    "// Generated from agent.py; see scripts/generate.ts.",
    "",
    "/** The agent's source, without the last line that starts it. */",
    "// biome-ignore format: a line for a line",
    "export const AGENT_SOURCE: string = [",
    ...lines,
    '].join("\\n");',
    "",
  ].join("\n");
}

/** Line separators that JSON allows and that older readers of JavaScript do not. */
function quoted(line: string): string {
  return JSON.stringify(line).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
