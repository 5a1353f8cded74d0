import type { PackagePrinter } from "./simulated-docker.js";

/** What the package listing's script prints inside the container: name and version of every distribution. */
export const printPackages: PackagePrinter = (_script, packages) =>
  `${JSON.stringify(Object.entries(packages))}\n`;
