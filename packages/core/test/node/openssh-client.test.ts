import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findSshClient, requireSshClient } from "../../src/node/openssh/client.js";
import { assertGate } from "../../src/testing/to-throw-gate.js";

const directory = mkdtempSync(join(tmpdir(), "openssh-client-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** A program that answers `-V` with these words, as the client does on standard error. */
function saying(name: string, words: string): string {
  const path = join(directory, name);
  writeFileSync(path, `#!/bin/sh\n[ "$1" = -V ] && printf '%s\\n' '${words}' >&2\n`);
  chmodSync(path, 0o700);
  return path;
}

describe("the OpenSSH client", () => {
  it.each([
    ["OpenSSH_8.5p1, OpenSSL 1.1.1k", [8, 5]],
    ["OpenSSH_10.0p2 Debian-7, OpenSSL 3.5.1", [10, 0]],
    ["OpenSSH_for_Windows_9.5p1, LibreSSL 3.8.2", [9, 5]],
  ])("%s is used", async (words, version) => {
    const program = saying("usable", words);
    const client = { program, version, configFile: "c" };
    expect(await findSshClient(program, "c")).toEqual({ kind: "usable", client });
    expect(await requireSshClient(program, "c")).toEqual(client);
  });

  it.each([
    ["too old", "OpenSSH_8.4p1 Debian-5, OpenSSL 1.1.1n", /is OpenSSH_8\.4p1 .*, and 8\.5 is the oldest/],
    ["much too old", "OpenSSH_7.9p1", /is OpenSSH_7\.9p1, and 8\.5 is the oldest/],
    ["another program", "Dropbear v2022.83", /is no OpenSSH client: it says "Dropbear v2022\.83"/],
    ["silent", "", /is no OpenSSH client: it says ""/],
  ])("that is %s is refused with its own words", async (_name, words, message) => {
    const program = saying("unusable", words);
    await assertGate(() => requireSshClient(program), {
      code: "SSH_CLIENT_UNUSABLE",
      gate: "access",
      subject: program,
      message,
    });
  });

  it("that is not there is refused by name", async () => {
    const program = join(directory, "none");
    expect(await findSshClient(program)).toEqual({ kind: "missing" });
    const message = `there is no ${program} on this machine`;
    await assertGate(() => requireSshClient(program), { code: "SSH_CLIENT_UNUSABLE", message });
  });
});
