export * from "./file-store-contract.js";
export * from "./memory-file-store.js";
export * from "./to-throw-gate.js";
