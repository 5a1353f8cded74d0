import type { PackagePrinter } from "./simulated-docker.js";

/** What the package listing's script prints inside the container: its mark, then every distribution. */
export const printPackages: PackagePrinter = (script, packages) => {
  const mark = /narwhal-packages-[0-9a-f]+:/.exec(script)?.[0] ?? "";
  return `\n${mark}${JSON.stringify({ distributions: Object.entries(packages), broken: [] })}\n`;
};
