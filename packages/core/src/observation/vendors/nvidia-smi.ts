import type { Command, CommandResult } from "../../access/command.js";
import { pciAddress } from "../pci.js";
import { failed, finished, type ProbeSettings, type Report, unreadable } from "../probe.js";
import { oneLine, plainText } from "../words.js";
import { type Cells, known, refuseFailing } from "./nvidia-cells.js";
import { nvidiaFault } from "./nvidia-faults.js";

/** One row of `nvidia-smi --query-gpu`. @public */
export interface NvidiaRow {
  readonly index: number;
  readonly name: string;
  readonly uuid: string;
  readonly pci?: string;
  readonly memoryMib?: number;
  /** Absent where the card has no MIG. */
  readonly mig?: boolean;
  readonly computeCapability?: string;
  readonly driver?: string;
}

/** Fields of the full query. */
export const NVIDIA_FIELDS =
  "index,name,uuid,pci.bus_id,memory.total,mig.mode.current,compute_cap,driver_version";

/** What is younger than the oldest drivers in use, and may be refused. */
const YOUNG_FIELDS: ReadonlySet<string> = new Set(["mig.mode.current", "compute_cap"]);

/** The fields without those that nvidia-smi refused by name; `undefined` where it refused none that can be left out. */
export function withoutRefused(fields: string, result: CommandResult): string | undefined {
  const refused = [
    ...`${result.stdout}\n${result.stderr}`.matchAll(/Field "([^"]+)" is not a valid field/gi),
  ].map((match) => match[1] ?? "");
  const left = fields.split(",").filter((field) => !(YOUNG_FIELDS.has(field) && refused.includes(field)));
  return left.length === fields.split(",").length ? undefined : left.join(",");
}

/** The query for these fields. */
export function nvidiaQuery(fields: string, settings: ProbeSettings): Command {
  return {
    argv: ["nvidia-smi", `--query-gpu=${fields}`, "--format=csv,noheader"],
    timeoutMs: settings.commandMs,
  };
}

/** The exit status with which nvidia-smi warns of a corrupt infoROM while its rows are whole. */
const INFOROM_EXIT = 14;

/**
 * Reads the rows of an `nvidia-smi --query-gpu` in CSV. Fields come from the header where there is one, else from
 * the command. Lines that are no rows are faults where they are known as such, else warnings, never GPUs.
 *
 * Throws the fault that nvidia-smi names on either output, whatever its exit status; a lost or failing card is a
 * fault of the whole query, because its neighbours alone would be a smaller machine. Several such cards are thrown
 * together; each fault tells the indices of the healthy ones in its `details`.
 *
 * @public
 */
export function parseNvidiaSmi(result: CommandResult, report: Report): readonly NvidiaRow[] {
  const { code } = finished(result);
  const fault = nvidiaFault(result);
  if (fault !== undefined) throw fault;
  const lines = plainText(result.stdout)
    .split("\n")
    .map((line) => line.trim());
  const header = lines.find((line) => /^index\s*,/i.test(line));
  const fields = (header ?? fieldsOf(result)).split(",").map((cell) => cell.replace(/\[.*\]/, "").trim());
  const written = lines.filter((line) => line !== "" && line !== header);
  for (const line of written.filter((each) => !isRow(each)))
    report("NVIDIA_SMI_WARNING", { subject: "nvidia-smi", message: `nvidia-smi says: ${oneLine(line)}` });
  const listed = written.filter(isRow).map((line) => ({ line, cells: cellsOf(line, fields, result) }));
  refuseFailing(listed.map(({ cells }) => cells));
  const rows = listed.map(({ line, cells }) => readRow(line, cells, result));
  if (code !== 0 && (code !== INFOROM_EXIT || rows.length === 0)) throw failed(result);
  if (rows.length === 0) throw unreadable(result, "it holds no row");
  refuseRepeats(rows, result);
  return rows;
}

function fieldsOf(result: CommandResult): string {
  const option = result.argv.find((word) => word.startsWith("--query-gpu="));
  return option?.slice("--query-gpu=".length) ?? NVIDIA_FIELDS;
}

function isRow(line: string): boolean {
  return /^(\d+|\[[^\]]*\])\s*,/.test(line);
}

function readRow(line: string, cells: Cells, result: CommandResult): NvidiaRow {
  const { index, name, uuid } = cells;
  if (index === undefined || name === undefined || name === "" || !isUuid(uuid))
    throw unreadable(result, `the row "${oneLine(line, 200)}" lacks index, name or UUID`);
  const pci = pciAddress(known(cells["pci.bus_id"]) ?? "");
  const memory = /^(\d+)( MiB)?$/.exec(known(cells["memory.total"]) ?? "")?.[1];
  const mig = known(cells["mig.mode.current"]);
  const capability = known(cells.compute_cap);
  const driver = known(cells.driver_version);
  return {
    index: Number(index),
    name,
    uuid,
    ...(pci === undefined ? {} : { pci }),
    ...(memory === undefined ? {} : { memoryMib: Number(memory) }),
    ...(mig === undefined ? {} : { mig: mig.toLowerCase() === "enabled" }),
    ...(capability === undefined ? {} : { computeCapability: capability }),
    ...(driver === undefined ? {} : { driver }),
  };
}

/** Cells by field; a comma inside the name, the only free text, is given back to it. */
function cellsOf(line: string, fields: readonly string[], result: CommandResult): Cells {
  const cells = line.split(",").map((cell) => cell.trim());
  const extra = cells.length - fields.length;
  if (extra < 0) throw unreadable(result, `the row "${oneLine(line, 200)}" has too few cells`);
  const at = fields.indexOf("name");
  if (extra > 0 && at >= 0) cells.splice(at, extra + 1, cells.slice(at, at + extra + 1).join(", "));
  return Object.fromEntries(fields.map((field, position) => [field, cells[position] ?? ""]));
}

function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^GPU-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

function refuseRepeats(rows: readonly NvidiaRow[], result: CommandResult): void {
  for (const key of ["index", "uuid", "pci"] as const) {
    const values = rows.map((row) => row[key]).filter((value) => value !== undefined);
    const repeated = values.find((value, position) => values.indexOf(value) !== position);
    if (repeated !== undefined) throw unreadable(result, `two rows have the ${key} ${repeated}`);
  }
}
