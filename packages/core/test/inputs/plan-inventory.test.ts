import { describe, expect, it } from "vitest";
import { planInventory } from "../../src/inputs/plan-inventory.js";
import { changed, parsed } from "./valid-environment.js";

const COLOCATED_PORTS = {
  NARWHAL_NODE_3_ENGINE_PORT: "8003",
  NARWHAL_NODE_3_ATTEST_PORT: "8103",
  NARWHAL_NODE_3_NIXL_SIDE_CHANNEL_PORT: "5603",
  NARWHAL_NODE_3_UCX_TCP_PORT_RANGE: "23000-23999",
  NARWHAL_NODE_1_GPU_IDS: "0",
  NARWHAL_NODE_3_GPU_IDS: "1",
};

function plan(changes: Record<string, string | undefined>) {
  const { inputs, errors } = parsed(changed(changes));
  if (inputs === undefined) throw new Error(errors.join(", "));
  return planInventory(inputs);
}

describe("planInventory", () => {
  it("puts the router with the lowest-numbered engine", () => {
    expect(plan({ NARWHAL_NODE_1_SSH: undefined, NARWHAL_NODE_5_SSH: "gpu-e" })).toEqual([
      {
        id: "node-2",
        destination: "op@gpu-b",
        sshEnv: "NARWHAL_NODE_2_SSH",
        passwordEnv: null,
        roles: ["engine-2", "router"],
      },
      {
        id: "node-5",
        destination: "gpu-e",
        sshEnv: "NARWHAL_NODE_5_SSH",
        passwordEnv: null,
        roles: ["engine-5"],
      },
    ]);
  });

  it("shares a host between equal destinations, and keeps different texts apart", () => {
    const hosts = plan({
      ...COLOCATED_PORTS,
      NARWHAL_NODE_3_SSH: "gpu-a",
      NARWHAL_ROUTER_SSH: "op@gpu-b",
      NARWHAL_NODE_10_SSH: "gpu-b",
    });
    expect(hosts.map(({ id, roles }) => [id, roles])).toEqual([
      ["node-1", ["engine-1", "engine-3"]],
      ["node-2", ["engine-2", "router"]],
      ["node-10", ["engine-10"]],
    ]);
  });

  it("puts a host for the router alone last", () => {
    expect(plan({ NARWHAL_ROUTER_SSH: "router", NARWHAL_ROUTER_SSH_PASSWORD: "x" }).at(-1)).toEqual({
      id: "router",
      destination: "router",
      sshEnv: "NARWHAL_ROUTER_SSH",
      passwordEnv: "NARWHAL_ROUTER_SSH_PASSWORD",
      roles: ["router"],
    });
  });

  it("takes the password of the first role that has one", () => {
    const shared = { ...COLOCATED_PORTS, NARWHAL_NODE_3_SSH: "gpu-a" };
    const passwords = { NARWHAL_NODE_3_SSH_PASSWORD: "x", NARWHAL_ROUTER_SSH_PASSWORD: "x" };
    expect(plan({ ...shared, ...passwords })[0]?.passwordEnv).toBe("NARWHAL_NODE_3_SSH_PASSWORD");
    expect(plan({ ...shared, NARWHAL_ROUTER_SSH_PASSWORD: "x" })[0]?.passwordEnv).toBe(
      "NARWHAL_ROUTER_SSH_PASSWORD",
    );
    expect(plan(shared)[0]?.passwordEnv).toBeNull();
  });
});
