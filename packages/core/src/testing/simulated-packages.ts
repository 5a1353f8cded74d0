import type { PackagePrinter } from "./simulated-docker.js";

/**
 * What the probe's script prints inside a container: one line that begins with the marker that the script itself
 * holds, then every distribution.
 *
 * @throws RangeError for a script without marker: it is no package listing.
 */
export const printPackages: PackagePrinter = (script, packages) => {
  const [marker] = /narwhal-packages-[0-9a-f]+:/.exec(script) ?? [];
  if (marker === undefined) throw new RangeError("the simulated container runs package listings alone");
  return `\n${marker}${JSON.stringify({ distributions: Object.entries(packages), broken: [] })}\n`;
};
