import { AssertionError } from "node:assert/strict";
import { GateError, GateFailure, type Finding } from "../errors/gate-error.js";

/** The facts of an error that a test insists on; `message` may be a pattern. @public */
export type ExpectedGateError = Partial<
  Pick<Finding, "code" | "gate" | "host" | "role" | "field" | "subject">
> & {
  readonly message?: string | RegExp;
  readonly hint?: string | RegExp;
};

/**
 * Runs `action` (plain or asynchronous) and asserts that it fails with a {@link GateError}, or a
 * {@link GateFailure} that holds one, of the expected facts. Resolves with that error.
 *
 * @throws AssertionError where it succeeds, fails otherwise, or no error matches; it shows what was seen.
 * @public
 */
export async function assertGate(action: () => unknown, expected: ExpectedGateError): Promise<GateError> {
  const seen = await failure(action);
  const errors = seen instanceof GateFailure ? seen.errors : seen instanceof GateError ? [seen] : undefined;
  if (errors === undefined) throw seen;
  const found = errors.find((error) => matches(error, expected));
  if (found !== undefined) return found;
  throw new AssertionError({
    message: `no error matches ${show(expected)}; seen: ${show(errors.map((error) => error.toFinding()))}`,
  });
}

async function failure(action: () => unknown): Promise<unknown> {
  try {
    await action();
  } catch (error) {
    return error;
  }
  throw new AssertionError({ message: "expected a gate to stop it, but it passed" });
}

function matches(error: GateError, expected: ExpectedGateError): boolean {
  return Object.entries(expected).every(([key, wanted]) => {
    const value = error[key as keyof GateError];
    return wanted instanceof RegExp ? typeof value === "string" && wanted.test(value) : value === wanted;
  });
}

function show(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (item instanceof RegExp ? String(item) : item), 2);
}
