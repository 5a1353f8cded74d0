// Imports every entry point of the installed packages and uses one thing of each.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { GATES } from "@narwhal/core";
import * as node from "@narwhal/core/node";
import * as testing from "@narwhal/core/testing";
import { validate } from "@narwhal/schemas";

assert.equal(GATES[0], "inputs");
assert.equal(typeof node.createSsh2Transport, "function");
assert.equal(typeof testing.startSimulatedFleet, "function");
assert.equal(validate("hosts", { hosts: [] }).ok, false);
const require = createRequire(import.meta.url);
assert.equal(require("@narwhal/schemas/schemas/fleet.v1.schema.json").type, "object");
assert.ok(Array.isArray(require("@narwhal/schemas/catalog.json").schemas));
