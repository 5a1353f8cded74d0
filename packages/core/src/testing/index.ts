export { type AgentCase, agentContract, type AgentUnderTest } from "./agent-contract.js";
export {
  AGENT_CONTRACT_FILES,
  AGENT_CONTRACT_SCRIPTS,
  AGENT_CONTRACT_TOOLS,
  agentContractTree,
  plantAgentContract,
} from "./agent-contract-world.js";
export {
  type EmbeddedSshFault,
  type EmbeddedSshOptions,
  type EmbeddedSshServer,
  type EmbeddedSshUser,
  startEmbeddedSshServer,
} from "./embedded-ssh-server.js";
export { type FileStoreCase, fileStoreContract, type FileStoreUnderTest } from "./file-store-contract.js";
export { FAULTS, type FleetFault } from "./fleet-faults.js";
export {
  fileError,
  type FileOperation,
  memoryFileStore,
  type MemoryFileStore,
  type MemoryFileStoreOptions,
  type MemoryNode,
} from "./memory-file-store.js";
export { type HostRecording, type ReplayOptions, replayTransport } from "./replay-transport.js";
export { type ServedHost, type ServedHosts, type ServeOptions, serveHosts } from "./serve-hosts.js";
export { type AgentStreams, simulatedAgent, type SimulatedAgentOptions } from "./simulated-agent.js";
export type { SimulatedAmd } from "./simulated-amd.js";
export { simulatedCheckpoint, type SimulatedCheckpointOptions } from "./simulated-checkpoint.js";
export type { SimulatedImage } from "./simulated-docker.js";
export { type SimulatedFleet, type SimulatedFleetOptions, startSimulatedFleet } from "./simulated-fleet.js";
export {
  simulatedHost,
  type SimulatedHost,
  type SimulatedHostSpec,
  type ToolBehaviour,
  type ToolFault,
} from "./simulated-host.js";
export type { SimulatedInterface } from "./simulated-ip.js";
export {
  type MachineHash,
  never,
  pause,
  type SimulatedMachine,
  type Tool,
  type ToolCall,
  type ToolOutput,
} from "./simulated-machine.js";
export type { SimulatedGpuProcess, SimulatedNvidia } from "./simulated-nvidia.js";
export type { MachineWithPython, ProgramRunner, ProgramStreams } from "./simulated-program.js";
export type { SimulatedListener } from "./simulated-ss.js";
export { simulatedTransport, type SimulatedTransportOptions } from "./simulated-transport.js";
export { assertGate, type ExpectedGateError } from "./to-throw-gate.js";
export { type RealNode, VirtualFiles, type VirtualNode, type VirtualTree } from "./virtual-files.js";
export {
  type TransportCapabilities,
  type TransportCase,
  transportContract,
  type TransportUnderTest,
} from "./transport-contract.js";
export { generateSshKey, type SshKeyPair } from "./ssh-keys.js";
