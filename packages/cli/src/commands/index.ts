import type { Command } from "../command.js";
import { checkAccessCommand } from "./check-access.js";
import { demoCommand } from "./demo.js";
import { discoverCommand } from "./discover.js";
import { initCommand } from "./init.js";
import { planCommand } from "./plan.js";
import { shellCommand } from "./shell.js";
import { validateCommand } from "./validate.js";

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  initCommand,
  discoverCommand,
  planCommand,
  checkAccessCommand,
  shellCommand,
  validateCommand,
  demoCommand,
];
