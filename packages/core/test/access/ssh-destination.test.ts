import { describe, expect, test } from "vitest";
import { parseProxyJump, requireDestination, showHop } from "../../src/access/ssh-destination.js";

describe("destinations", () => {
  test.each([
    ["gpu-1", { host: "gpu-1" }],
    ["ops@gpu-1", { user: "ops", host: "gpu-1" }],
    ["ops@corp@gpu-1", { user: "ops@corp", host: "gpu-1" }],
    ["2001:db8::7", { host: "2001:db8::7" }],
    ["ops@2001:db8::7", { user: "ops", host: "2001:db8::7" }],
    ["ops@[2001:db8::7]", { user: "ops", host: "2001:db8::7" }],
    ["fe80::1%eth0", { host: "fe80::1%eth0" }],
    ["gpü-1", { host: "gpü-1" }],
    ["ssh://gpu-1", { host: "gpu-1" }],
    ["ssh://ops@gpu-1:2222", { user: "ops", host: "gpu-1", port: 2222 }],
    ["ssh://ops@[2001:db8::7]:2222/", { user: "ops", host: "2001:db8::7", port: 2222 }],
    ["ssh://op%40s@gpu-1", { user: "op@s", host: "gpu-1" }],
  ])("%s", (text, parts) => expect(requireDestination(text)).toEqual(parts));

  test.each([
    "",
    "-oProxyCommand=touch x",
    "ops@-gpu",
    "-l@gpu",
    "gpu 1",
    "gpu;id",
    "gpu$(id)",
    "gpu`id`",
    "gpu\nid",
    "gpu'1",
    "@gpu",
    "ops@",
    "gpu:22",
    "ssh://gpu:0",
    "ssh://gpu:65536",
    "ssh://gpu:x",
    "ssh://gpu/path",
    "ssh://%zz@gpu",
    "ssh://a%20b@gpu",
    "ssh://%2Doption@gpu",
    "ssh://a%24(id)@gpu",
    "DOMAIN\\ops@gpu",
    "gpu^1",
    "ops:word@gpu",
    "http://gpu",
    "[gpu]",
  ])("refuses %j", (text) => {
    expect(() => requireDestination(text)).toThrow(
      expect.objectContaining({ code: "SSH_DESTINATION_INVALID" }),
    );
  });

  test.each(["ops:canary@gpu", "ssh://ops:canary@gpu", "ops:canary@canary@gpu"])(
    "shows no password of %s",
    (text) => {
      expect(() => requireDestination(text)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining("canary") as string }),
      );
    },
  );

  test("jump hosts may have ports, and none means none", () => {
    expect(parseProxyJump("bastion,ops@jump2:2200,[2001:db8::7]:22")).toEqual([
      { host: "bastion" },
      { user: "ops", host: "jump2", port: 2200 },
      { host: "2001:db8::7", port: 22 },
    ]);
    // As `ssh -G` prints an IPv4 address.
    expect(parseProxyJump("ops@[10.1.2.3],[10.1.2.4]:2222")).toEqual([
      { user: "ops", host: "10.1.2.3" },
      { host: "10.1.2.4", port: 2222 },
    ]);
    expect(() => parseProxyJump("[bastion]")).toThrow(/no IPv6 address/);
    expect(parseProxyJump("none")).toEqual([]);
    expect(parseProxyJump("DOMAIN\\ops@bastion")).toEqual([{ user: "DOMAIN\\ops", host: "bastion" }]);
    expect(() => parseProxyJump("a,,b")).toThrow();
  });

  test("hops are shown in one line", () => {
    expect(showHop({ user: "ops", host: "2001:db8::7", port: 22 })).toBe("ops@[2001:db8::7]:22");
  });
});
