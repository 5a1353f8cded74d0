export * from "./file-store-contract.js";
export * from "./memory-file-store.js";
export { simulatedAgent, type AgentStreams, type SimulatedAgentOptions } from "./simulated-agent.js";
export type { SimulatedAmd } from "./simulated-amd.js";
export type { SimulatedImage } from "./simulated-docker.js";
export {
  simulatedHost,
  type SimulatedHost,
  type SimulatedHostSpec,
  type ToolFault,
} from "./simulated-host.js";
export type { SimulatedInterface } from "./simulated-ip.js";
export * from "./simulated-machine.js";
export type { SimulatedNvidia } from "./simulated-nvidia.js";
export { simulatedTransport, type SimulatedTransportOptions } from "./simulated-transport.js";
export { assertGate, type ExpectedGateError } from "./to-throw-gate.js";
export { VirtualFiles, type RealNode, type VirtualNode, type VirtualTree } from "./virtual-files.js";
