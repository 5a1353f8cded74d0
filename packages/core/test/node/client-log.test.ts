import { describe, expect, test } from "vitest";
import { readClientLog } from "../../src/node/openssh/client-log.js";

const STEPS = [
  "debug1: Connecting to 10.0.0.1 [10.0.0.1] port 22.",
  "debug1: Connection established.",
  "debug1: Remote protocol version 2.0, remote software version OpenSSH_9.2p1",
  "debug1: SSH2_MSG_NEWKEYS received",
  'Authenticated to 10.0.0.1 ([10.0.0.1]:22) using "publickey".',
];

describe("the client's log", () => {
  test.each([
    [1, "connect"],
    [2, "banner"],
    [3, "handshake"],
    [4, "login"],
    [5, "entered"],
  ] as const)("after %i steps the phase is %s", (count, phase) => {
    expect(readClientLog(STEPS.slice(0, count).join("\n")).phase).toBe(phase);
  });

  test("tells what was offered, tried and accepted", () => {
    const log = readClientLog(`debug1: Authentications that can continue: publickey
debug1: Next authentication method: publickey
debug1: Offering public key: /home/ops/id one ED25519 SHA256:abc explicit
debug1: Offering public key: ops@desk RSA SHA256:def agent
debug1: Server accepts key: ops@desk RSA SHA256:def agent
Authenticated using "publickey" with partial success.
debug1: Authentications that can continue: password,keyboard-interactive
debug1: Next authentication method: password
Authenticated to 10.0.0.1 ([10.0.0.1]:22) using "password".
Warning: something else
debug1: client_input_channel_req: channel 0 rtype exit-status reply 0
`);
    expect(log).toEqual({
      phase: "entered",
      preamble: [],
      offered: ["publickey", "password", "keyboard-interactive"],
      tried: ["/home/ops/id one", "agent key ops@desk SHA256:def", "password"],
      factors: ["agent", "password"],
      words: ["Warning: something else"],
      ended: true,
    });
  });

  test("of older clients is read too", () => {
    const text =
      "debug1: Server accepts key: id RSA SHA256:x\ndebug1: Authentication succeeded (publickey).\nAuthenticated to h ([1.2.3.4]:22).";
    expect(readClientLog(text)).toMatchObject({ phase: "entered", factors: ["publickey"] });
  });

  test.each([
    ["op@h: Permission denied (publickey,password).", "login", ["publickey", "password"]],
    ["No key is known for h.\nHost key verification failed.", "handshake", []],
    ["ssh: connect to host h port 22: Connection refused", "connect", []],
  ])("without its debugging still tells what failed: %s", (text, phase, offered) => {
    expect(readClientLog(text)).toMatchObject({ phase, offered });
  });
});
