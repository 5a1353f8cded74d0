import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeOpenssh } from "./openssh-setup.js";
import { address } from "./ssh2-setup.js";

// Run as a process of its own: opens a program on `target`, says so, and waits to be killed.
const [directory = ""] = process.argv.slice(2);
const config = await readFile(join(directory, "held-config"), "utf8");
const transport = await makeOpenssh({ directory, config });
const channel = await transport.start(address(), ["cat"], new AbortController().signal);
await channel.write(Buffer.from("x"));
process.stdout.write("open\n");
setInterval(() => {}, 1_000);
