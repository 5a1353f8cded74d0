import { GateError, GateFailure } from "../../errors/gate-error.js";

/** The cells of one row, by field. */
export type Cells = Readonly<Record<string, string>>;

/** A value, or `undefined` where the card has none to show. */
export function known(cell: string | undefined): string | undefined {
  if (cell === undefined || cell === "" || /^\[?(n\/a|not supported|not available)\]?$/i.test(cell))
    return undefined;
  return cell;
}

/** Errors stand in brackets, but not in every version. */
const ERROR_CELL =
  /^(\[.*\]|ERR!|Unknown Error|Insufficient Permissions|GPU is lost.*|GPU requires (a )?reset)$/i;

/** Throws where a card answers with an error in place of a value; all such cards at once. */
export function refuseFailing(rows: readonly Cells[]): void {
  const failing = rows.filter((cells) => Object.values(cells).some(isError));
  if (failing.length === 0) return;
  const healthy = rows.filter((cells) => !failing.includes(cells)).map(({ index }) => Number(index));
  const faults = failing.map((cells) => cellFault(cells, healthy));
  throw faults.length === 1 ? faults[0] : new GateFailure(faults);
}

function isError(value: string): boolean {
  return ERROR_CELL.test(value) && known(value) !== undefined;
}

function cellFault(cells: Cells, healthy: readonly number[]): GateError {
  const errors = Object.entries(cells).filter(([, value]) => isError(value));
  const lost = errors.find(([, value]) => /lost/i.test(value));
  const [field, value] = lost ?? errors[0] ?? ["", ""];
  const label = /^\d+$/.test(cells.index ?? "") ? `GPU ${cells.index}` : "a GPU";
  return new GateError(lost === undefined ? "NVIDIA_GPU_UNHEALTHY" : "NVIDIA_GPU_LOST", {
    subject: label,
    message: `${label} answers ${value} for ${field}`,
    details: { healthy },
  });
}
