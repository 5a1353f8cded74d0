/** A fault as the generated validators report it (ajv's error object). */
export interface SchemaFault {
  /** JSON pointer into the value. */
  readonly instancePath: string;
  /** Where the keyword stands in the dereferenced schema: `#/…`. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
}

/** Gives the schema node that a schema path names. */
export type SchemaLookup = (schemaPath: string) => unknown;

/**
 * Keeps of each choice (`oneOf`, `anyOf`) the faults of the alternative that the value comes nearest to. Without
 * this every alternative would complain.
 */
export function resolveChoices(faults: readonly SchemaFault[]): readonly SchemaFault[] {
  const kept: SchemaFault[] = [];
  for (const fault of faults) {
    if (fault.keyword === "propertyNames") dropNameFaults(kept, fault);
    if (fault.keyword !== "oneOf" && fault.keyword !== "anyOf") {
      kept.push(fault);
      continue;
    }
    const inside = takeTrailing(kept, (each) => branchOf(each, fault) >= 0 && below(each, fault));
    const best = nearestBranch(inside, fault);
    kept.push(...(best.length > 0 ? best : [fault]));
  }
  return kept;
}

function dropNameFaults(kept: SchemaFault[], fault: SchemaFault): void {
  const name = fault.params["propertyName"];
  takeTrailing(kept, (each) => each.propertyName === name && each.instancePath === fault.instancePath);
}

function takeTrailing(kept: SchemaFault[], belongs: (fault: SchemaFault) => boolean): readonly SchemaFault[] {
  let start = kept.length;
  for (let last = kept[start - 1]; last !== undefined && belongs(last); last = kept[start - 1]) start -= 1;
  return kept.splice(start);
}

const below = (inner: SchemaFault, outer: SchemaFault): boolean =>
  inner.instancePath === outer.instancePath || inner.instancePath.startsWith(`${outer.instancePath}/`);

/** The index of the alternative of `choice` that reported the fault, -1 where none did. */
function branchOf({ schemaPath }: SchemaFault, choice: SchemaFault): number {
  if (!schemaPath.startsWith(`${choice.schemaPath}/`)) return -1;
  return Number.parseInt(schemaPath.slice(choice.schemaPath.length + 1), 10);
}

/** The alternative whose fixed values match, else the one with the fewest faults. */
function nearestBranch(faults: readonly SchemaFault[], choice: SchemaFault): readonly SchemaFault[] {
  const groups = new Map<number, SchemaFault[]>();
  for (const fault of faults) {
    const branch = branchOf(fault, choice);
    groups.set(branch, [...(groups.get(branch) ?? []), fault]);
  }
  const unmatched = noTagMatches([...groups.values()]);
  if (unmatched !== undefined) return [unmatched];
  const cost = (group: readonly SchemaFault[]): number =>
    group.length + 1000 * group.filter(({ keyword }) => keyword === "const" || keyword === "enum").length;
  return [...groups.values()].sort((a, b) => cost(a) - cost(b))[0] ?? [];
}

/** Where each alternative demands another value at one place: one fault there that accepts any of them. */
function noTagMatches(groups: readonly (readonly SchemaFault[])[]): SchemaFault | undefined {
  const tags = groups.map((group) => group.find(({ keyword }) => keyword === "const"));
  const [first] = tags;
  if (first === undefined || !tags.every((tag) => tag?.instancePath === first.instancePath)) return undefined;
  const allowedValues = tags.map((tag) => tag?.params["allowedValue"]);
  return { ...first, keyword: "enum", params: { allowedValues } };
}
