/** Faults that the simulated fleet can show, each with what it shows. @public */
export const FAULTS = {
  "differing-shard": "one byte of one shard differs on the second GPU host: same size, other content",
  "changed-host-key": "the second GPU host shows another host key than the stored one",
  "gpu-overlap": "two engines of the first GPU host claim the same GPU",
  "hung-probe": "nvidia-smi on the second GPU host starts and never answers",
} as const;

/** @public */
export type FleetFault = keyof typeof FAULTS;
