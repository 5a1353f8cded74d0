import { configureGlobal } from "fast-check";

// CI repeats itself: a property that fails there fails again with the same commit. Elsewhere every run draws
// new cases; `PROPERTY_SEED=<number>` repeats one.
const seed = process.env["PROPERTY_SEED"] ?? (process.env["CI"] === "true" ? "20261201" : undefined);
if (seed !== undefined) configureGlobal({ seed: Number(seed) });
