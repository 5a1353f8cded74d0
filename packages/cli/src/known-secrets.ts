import { createRedactor, type Environment, parseEnvFile, Secret, secretValues } from "@narwhal/core";
import { readFile } from "node:fs/promises";
import { environmentOf, type Io } from "./io.js";

/** A longer text of a defect is cut: what matters of it comes first. */
const LONGEST = 500;

/**
 * Takes the secrets that this run can know out of a text: those of the process environment, of `./.env`, and of every
 * environment file that the command line names.
 */
export async function redactorFor(words: readonly string[], io: Io): Promise<(text: string) => string> {
  const environment = environmentOf(io);
  const named = words.flatMap((word, index) => {
    const isNamed = words[index - 1] === "--env-file" || /^--env-file=|env$/.test(word);
    return isNamed ? [word.replace(/^--[^=]+=/, "")] : [];
  });
  const files = await Promise.all([".env", ...named].map((path) => valuesIn(path, environment)));
  const values = [environment, ...files].flatMap((each) => secretValues(each));
  return createRedactor(values.map((value) => new Secret(value))).text;
}

/** An unexpected error's message for the operator, without secrets; its class alone where they cannot be taken out. */
export async function wordsWithoutSecrets(error: unknown, words: readonly string[], io: Io): Promise<string> {
  if (!(error instanceof Error)) return "error";
  try {
    const redact = await redactorFor(words, io);
    const message = redact(error.message);
    return `${error.name}: ${message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message}`;
  } catch {
    return error.constructor.name;
  }
}

async function valuesIn(path: string, environment: Environment): Promise<Environment> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    // What cannot be read now was not read before either.
    if (error instanceof Error && "code" in error) return {};
    throw error;
  }
  return Object.fromEntries(parseEnvFile(text, environment).entries.map(({ name, value }) => [name, value]));
}
