/** The agent as a module of the bundle: its Python source as one string. */
export function agentSourceModule(python: string): string {
  const text = JSON.stringify(python).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return [
    "// Generated from agent.py; see scripts/generate.ts.",
    "/** The agent's source, without the last line that starts it. */",
    `export const AGENT_SOURCE: string = ${text};`,
    "",
  ].join("\n");
}
