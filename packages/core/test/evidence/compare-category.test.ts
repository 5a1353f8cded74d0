import { describe, expect, it } from "vitest";
import { compareCategory } from "../../src/evidence/compare-category.js";

const hop = (host: string, key: string | null = `ssh-ed25519 SHA256:${host}`, port = 22) => ({
  user: "ops",
  host,
  port,
  host_key: key,
});
const transport = (...hops: readonly ReturnType<typeof hop>[]) => ({ used: "ssh2", hops });

describe("the way to a host", () => {
  it("over a jump host that was not there is one change, and no host has another key", () => {
    const [direct, jumped] = [transport(hop("10.0.0.1")), transport(hop("bastion"), hop("10.0.0.1"))];
    const [straight, long] = ["ops@10.0.0.1:22", "ops@bastion:22 > ops@10.0.0.1:22"];
    expect(compareCategory("transport", direct, jumped)).toEqual([
      { path: "hops", before: straight, after: long },
    ]);
    expect(compareCategory("transport", jumped, direct)).toEqual([
      { path: "hops", before: long, after: straight },
    ]);
  });

  it("to another machine is one change", () => {
    expect(compareCategory("transport", transport(hop("10.0.0.1")), transport(hop("10.0.0.2")))).toEqual([
      { path: "hops", before: "ops@10.0.0.1:22", after: "ops@10.0.0.2:22" },
    ]);
  });

  it("tells the other key of a machine that both ways lead over, where the record has it", () => {
    const before = transport(hop("bastion"), hop("10.0.0.1"));
    expect(compareCategory("transport", before, transport(hop("10.0.0.1", "ssh-rsa SHA256:other")))).toEqual([
      { path: "hops", before: "ops@bastion:22 > ops@10.0.0.1:22", after: "ops@10.0.0.1:22" },
      { path: "hops.1.host_key", before: "ssh-ed25519 SHA256:10.0.0.1", after: "ssh-rsa SHA256:other" },
    ]);
  });

  it("over the same machines is compared value by value", () => {
    const before = transport(hop("10.0.0.1"));
    expect(
      compareCategory("transport", before, transport(hop("10.0.0.1", "ssh-rsa SHA256:a", 2222))),
    ).toEqual([
      { path: "hops.0.port", before: 22, after: 2222 },
      { path: "hops.0.host_key", before: "ssh-ed25519 SHA256:10.0.0.1", after: "ssh-rsa SHA256:a" },
    ]);
  });

  it("that a tool of the operator's own goes is not known", () => {
    const own = { used: "command", hops: [] };
    expect(compareCategory("transport", transport(hop("10.0.0.1")), own)).toEqual([
      { path: "used", before: "ssh2", after: "command" },
      { path: "hops", before: "ops@10.0.0.1:22" },
    ]);
  });
});

it("other categories are compared value by value", () => {
  expect(compareCategory("route", { mtu: 1500 }, { mtu: 9000 })).toEqual([
    { path: "mtu", before: 1500, after: 9000 },
  ]);
});
