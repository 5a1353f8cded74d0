import { sha256 } from "../../packages/core/src/canonical.js";
import { compareCheckpoints } from "../../packages/core/src/checkpoint/compare-checkpoints.js";
import { buildManifest } from "../../packages/core/src/checkpoint/manifest.js";
import { Findings } from "../../packages/core/src/errors/findings.js";

const [replicas = 0, files = 0] = process.argv.slice(2).map(Number);

const manifests = new Map(
  Array.from({ length: replicas }, (_, replica) => {
    const tree = Array.from({ length: files }, (_file, index) => ({
      path: `part-${index % 10}/model-${index}.safetensors`,
      size: index,
      sha256: sha256(index % 100 === replica ? `${replica}` : `${index}`),
    }));
    return [`engine-${replica + 1}`, buildManifest(tree)] as const;
  }),
);
const findings = new Findings();
const started = performance.now();
compareCheckpoints(manifests, findings);
const ms = performance.now() - started;
if (findings.errors[0]?.code !== "CHECKPOINT_DIFFERS") throw new Error("the differences were not found");
process.send?.({ ms, peakMiB: process.resourceUsage().maxRSS / 1024 });
