import type { CommandResult } from "../../access/command.js";
import { isObject, type Json } from "../../canonical.js";
import { pciAddress } from "../pci.js";
import { type Report, succeeded, unreadable } from "../probe.js";
import { oneLine } from "../words.js";

/** A GPU as AMD's management tools list it; their order is that of PCI addresses, not ROCR's. @public */
export interface AmdListing {
  /** The tool's own index. */
  readonly index: number;
  readonly pci: string;
  /** `GPU-<16 hex>`, as ROCR_VISIBLE_DEVICES takes it; absent where the card has no serial number. */
  readonly uuid?: string;
  readonly kfdNode?: number;
  readonly partition?: number;
}

/**
 * The UUID that ROCR takes, out of the one that amd-smi prints: both hold the card's serial number.
 * `undefined` where the text is no UUID.
 *
 * @public
 */
export function rocrUuid(amdSmiUuid: string): string | undefined {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(amdSmiUuid)) return undefined;
  const text = amdSmiUuid.toLowerCase();
  return `GPU-${text.slice(0, 2)}${text.slice(21, 23)}${text.slice(24)}`;
}

/** Reads `amd-smi list --json`; `report` is told of warnings before it. @public */
export function parseAmdSmiList(result: CommandResult, report?: Report): readonly AmdListing[] {
  const value = jsonBehindWarnings(result, report);
  if (!Array.isArray(value)) throw unreadable(result, "it is no list");
  return (value as readonly Json[]).map((each) => {
    if (!isObject(each)) throw unreadable(result, "an entry is no object");
    const pci = pciAddress(textOf(each.bdf));
    const uuid = rocrUuid(textOf(each.uuid));
    if (typeof each.gpu !== "number" || pci === undefined || (uuid === undefined && !isNone(each.uuid)))
      throw unreadable(result, "an entry lacks gpu, bdf or uuid");
    return {
      index: each.gpu,
      pci,
      ...(uuid === undefined ? {} : { uuid }),
      ...(typeof each.node_id === "number" ? { kfdNode: each.node_id } : {}),
      ...(typeof each.partition_id === "number" ? { partition: each.partition_id } : {}),
    };
  });
}

/**
 * Reads `rocm-smi --showuniqueid --showbus --json`, whose ids lack leading zeros; `report` is told of warnings before
 * it.
 *
 * @public
 */
export function parseRocmSmi(result: CommandResult, report?: Report): readonly AmdListing[] {
  const value = jsonBehindWarnings(result, report);
  if (!isObject(value)) throw unreadable(result, "it is no object");
  const cards = Object.entries(value).flatMap(([key, card]) => {
    const index = /^card(\d+)$/.exec(key)?.[1];
    if (index === undefined || !isObject(card)) return [];
    const pci = pciAddress(textOf(card["PCI Bus"]));
    const id = /^0x([0-9a-f]{1,16})$/i.exec(textOf(card["Unique ID"]))?.[1];
    if (pci === undefined || (id === undefined && !isNone(card["Unique ID"])))
      throw unreadable(result, `${key} lacks its PCI bus or unique id`);
    const uuid = id === undefined ? {} : { uuid: `GPU-${id.toLowerCase().padStart(16, "0")}` };
    return [{ index: Number(index), pci, ...uuid }];
  });
  return cards.sort((a, b) => a.index - b.index);
}

/** A text, or none. */
function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** What both tools write for a value that the card does not have. */
function isNone(value: Json | undefined): boolean {
  return /^n\/a$/i.test(textOf(value).trim());
}

/** The JSON of the output; both tools may print warnings before it, which may begin with a bracket too. */
function jsonBehindWarnings(result: CommandResult, report: Report = () => {}): Json {
  const text = succeeded(result);
  const tool = result.argv[0] ?? "?";
  let why = "it holds no JSON";
  for (const { index } of text.matchAll(/^\s*[[{]/gm)) {
    try {
      const value = JSON.parse(text.slice(index)) as Json;
      for (const line of text
        .slice(0, index)
        .split("\n")
        .filter((each) => each.trim() !== ""))
        report("AMD_SMI_WARNING", { subject: tool, message: `${tool} says: ${oneLine(line)}` });
      return value;
    } catch (error) {
      why = (error as Error).message;
    }
  }
  throw unreadable(result, why);
}
