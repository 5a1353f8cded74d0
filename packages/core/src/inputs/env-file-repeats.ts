import type { EnvEntry } from "./env-file.js";
import type { EnvNote } from "./env-file-notes.js";

/** A remark at the last assignment of each `NARWHAL_` name that earlier lines give other values. */
export function repeats(entries: readonly EnvEntry[]): readonly EnvNote[] {
  const byName = new Map<string, EnvEntry[]>();
  for (const entry of entries.filter(({ name }) => name.startsWith("NARWHAL_"))) {
    byName.set(entry.name, [...(byName.get(entry.name) ?? []), entry]);
  }
  return [...byName].flatMap(([name, assigned]) => {
    const last = assigned.at(-1);
    const others = assigned.filter(({ value }) => value !== last?.value);
    if (last === undefined || others.length === 0) return [];
    const lines = others.map(({ line }) => line).join(", ");
    return [
      {
        code: "ENV_FILE_REPEATED",
        line: last.line,
        column: last.column,
        name,
        message: `${name} is assigned on line ${last.line}, and with another value on line ${lines}; the last counts`,
        hint: `keep one of the lines ${lines} and ${last.line}`,
      },
    ];
  });
}
