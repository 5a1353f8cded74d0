// Writes every generated file; with --check, writes nothing and exits 1 where one is stale, naming it.
import { mkdir, writeFile } from "node:fs/promises";
import { generatedFiles, ROOT, staleFiles } from "./generate/files.js";

const check = process.argv.includes("--check");
const files = await generatedFiles();
const stale = new Set(await staleFiles(files));
for (const { path, text } of files) {
  if (!stale.has(path)) continue;
  console.log(check ? `stale: ${path}` : `wrote ${path}`);
  if (check) continue;
  const url = new URL(path, ROOT);
  await mkdir(new URL(".", url), { recursive: true });
  await writeFile(url, text);
}
if (check && stale.size > 0) {
  console.error("run: npm run generate");
  process.exitCode = 1;
}
