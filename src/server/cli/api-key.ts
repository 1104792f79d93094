/**
 * The API key of a command. A key from a file or standard input does not appear in the process list or in the shell's history.
 */
import { readFileSync } from "node:fs";
import { type Given, text, UsageError } from "./command.ts";

const STANDARD_INPUT = "-";

/** What was read once, because standard input cannot be read twice. */
const read = new Map<string, string>();

export const NO_KEY =
  'An API key is missing. Run "judgment login", set JUDGMENT_API_KEY or JUDGMENT_API_KEY_FILE, or use --key-file.';

/**
 * The key of the options, else of the environment; null if neither has one.
 * @param ambient whether the environment counts
 * @throws UsageError
 */
export function keyGiven(given: Pick<Given, "options">, ambient: boolean): string | null {
  const [key, file] = [text(given, "key"), text(given, "key-file")];
  if (key !== undefined && file !== undefined) throw new UsageError("Give --key or --key-file, not both.");
  if (file !== undefined) return keyIn(file, "--key-file");
  if (key) return key;
  if (!ambient) return null;
  const { JUDGMENT_API_KEY, JUDGMENT_API_KEY_FILE } = process.env;
  if (JUDGMENT_API_KEY) return JUDGMENT_API_KEY;
  return JUDGMENT_API_KEY_FILE ? keyIn(JUDGMENT_API_KEY_FILE, "JUDGMENT_API_KEY_FILE") : null;
}

/** Whether the key is read from standard input. */
export function keyTakesInput(given: Pick<Given, "options">): boolean {
  return text(given, "key-file") === STANDARD_INPUT;
}

function keyIn(file: string, option: string): string {
  const known = read.get(file);
  if (known !== undefined) return known;
  let key: string;
  try {
    key = readFileSync(file === STANDARD_INPUT ? 0 : file, "utf8").trim();
  } catch (error) {
    throw new UsageError(`${option}: ${(error as Error).message}`);
  }
  if (key === "" || /\s/.test(key)) {
    const where = file === STANDARD_INPUT ? "standard input" : `"${file}"`;
    throw new UsageError(`For ${option}, ${where} must contain one API key and nothing else.`);
  }
  read.set(file, key);
  return key;
}
