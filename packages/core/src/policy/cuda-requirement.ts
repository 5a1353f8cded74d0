/** The facts of a host that an image's requirement speaks of. */
export interface CudaHost {
  /** Version of the NVIDIA driver, such as `580.95.05`. */
  readonly driver: string;
  /** Compute capability, such as `9.0`. */
  readonly capability?: string;
}

/**
 * The newest CUDA that each branch of the driver supports by itself, from NVIDIA's table of CUDA toolkits and the
 * drivers that they need; ascending.
 */
const BRANCHES: readonly (readonly [driver: number, cuda: string])[] = [
  [384, "9.0"],
  [390, "9.1"],
  [396, "9.2"],
  [410, "10.0"],
  [418, "10.1"],
  [440, "10.2"],
  [450, "11.0"],
  [455, "11.1"],
  [460, "11.2"],
  [465, "11.3"],
  [470, "11.4"],
  [495, "11.5"],
  [510, "11.6"],
  [515, "11.7"],
  [520, "11.8"],
  [525, "12.0"],
  [530, "12.1"],
  [535, "12.2"],
  [545, "12.3"],
  [550, "12.4"],
  [555, "12.5"],
  [560, "12.6"],
  [565, "12.7"],
  [570, "12.8"],
  [575, "12.9"],
  [580, "13.0"],
  [590, "13.1"],
  [595, "13.2"],
  [610, "13.3"],
];

/**
 * True where a host satisfies `NVIDIA_REQUIRE_CUDA`: words are alternatives, and of a word's conditions, apart by
 * commas, all must hold. A condition on what is not known here, such as the brand, is taken to hold; so is a condition
 * on CUDA under a driver newer than the table.
 *
 * @public
 */
export function satisfiesCuda(requirement: string, host: CudaHost): boolean {
  const alternatives = requirement
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (alternatives.length === 0) return true;
  return alternatives.some((word) => word.split(",").every((condition) => holds(condition, host)));
}

/** The newest CUDA of a driver; `undefined` for one newer or older than all that are known. */
export function cudaOf(driver: string): string | undefined {
  const branch = Number(driver.split(".")[0]);
  const last = BRANCHES.at(-1);
  if (!Number.isInteger(branch) || (last !== undefined && branch > last[0])) return undefined;
  return BRANCHES.findLast(([first]) => first <= branch)?.[1];
}

function holds(condition: string, { driver, capability }: CudaHost): boolean {
  const match = /^(cuda|driver|arch)(>=|<=|!=|>|<|=)([\d.]+)$/.exec(condition);
  if (match === null) return true;
  const [, what, operator = "=", wanted = ""] = match;
  const found = what === "driver" ? driver : what === "arch" ? capability : cudaOf(driver);
  if (found === undefined) return true;
  const order = compareVersions(found, wanted);
  return {
    ">=": order >= 0,
    "<=": order <= 0,
    ">": order > 0,
    "<": order < 0,
    "=": order === 0,
    "!=": order !== 0,
  }[operator as ">="];
}

/** Numbers between dots, from the left; a missing one counts as 0. */
function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map((text) => text.split(".").map(Number)) as [number[], number[]];
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
