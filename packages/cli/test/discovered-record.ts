import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { discoveredFiles, type RecordSetup } from "../../core/test/evidence/simulated-record.js";

/** Discovers simulated hosts and puts all that is left of it, record and configuration, below a directory. */
export async function plantDiscovery(root: string, out: string, setup: RecordSetup = {}): Promise<void> {
  for (const [path, text] of Object.entries(await discoveredFiles(out, setup))) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text, { mode: 0o600 });
  }
}
