/** The definition of a command of the command line, and the parsing of its arguments. */
import { parseArgs } from "node:util";

/** The arguments are not valid. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** The placeholder of its value in the help; absent for a boolean. */
  readonly value?: string;
  readonly about: string;
}

export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** As typed: `jobs watch`. */
  readonly name: string;
  /** What follows it: `<namespace> [file]`. */
  readonly takes: string;
  readonly about: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** It does not call the API. It uses the database that the environment configures, as the service does. */
  readonly operates?: true;
  /** @returns the exit code; undefined means 0 */
  run(given: Given): Promise<number | undefined>;
}

const always: Readonly<Record<string, Option>> = {
  json: { type: "boolean", about: "Print JSON for machines, one value per line." },
  help: { type: "boolean", short: "h", about: "Show this help." },
};

/** Options of every command, except those for operators, which do not call the API. */
export const everywhere: Readonly<Record<string, Option>> = {
  ...always,
  url: {
    type: "string",
    value: "url",
    about: "Address of the API, with /v1. Default: JUDGMENT_URL, or http://127.0.0.1:8080/v1.",
  },
  key: {
    type: "string",
    value: "key",
    about: "API key. Default: JUDGMENT_API_KEY. Other users of this machine can see it in the process list.",
  },
  "key-file": {
    type: "string",
    value: "file",
    about: "File with the API key, or - for standard input. Default: JUDGMENT_API_KEY_FILE.",
  },
};

function optionsOf({ options, operates }: Command): Readonly<Record<string, Option>> {
  return { ...options, ...(operates ? always : everywhere) };
}

/** @throws UsageError */
export function readGiven(command: Command, args: readonly string[]): Given {
  const options = optionsOf(command);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    const types = Object.fromEntries(
      Object.entries(options).map(([name, { type, short }]) => [name, short ? { type, short } : { type }]),
    );
    parsed = parseArgs({ args: [...args], options: types, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usageOf(command)}`);
  }
  const { positionals: words, values } = parsed;
  const wrong = values.help ? null : wrongWord(command, words);
  if (wrong !== null) throw new UsageError(`${wrong}\n\n${usageOf(command)}`);
  return { words, options: values as Given["options"] };
}

/** What is wrong with the words after a command; null if nothing is. */
function wrongWord({ takes }: Command, words: readonly string[]): string | null {
  const taken = takes.match(/<[^>]+>|\[[^\]]+\]/g) ?? [];
  const missing = taken.slice(words.length).filter((one) => one.startsWith("<"));
  if (missing.length > 0) return `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing.`;
  const more = words.slice(taken.length);
  if (more.length > 0) return `"${more.join(" ")}" is one argument too many.`;
  const empty = taken.find((one, at) => one.startsWith("<") && words[at] === "");
  return empty === undefined ? null : `${empty} must not be empty.`;
}

/** Moves global options that stand before the command behind its name. The rest is unchanged. */
export function leading(args: readonly string[]): { options: readonly string[]; rest: readonly string[] } {
  let at = 0;
  for (let name = nameOf(args[at]); name !== null; name = nameOf(args[at]))
    at += everywhere[name]!.type === "string" && !args[at]!.includes("=") ? 2 : 1;
  return { options: args.slice(0, at), rest: args.slice(at) };
}

/** The global option that a word is. */
function nameOf(word: string | undefined): string | null {
  const name = /^--([a-z-]+)(?:=|$)/.exec(word ?? "")?.[1];
  return name !== undefined && name !== "help" && Object.hasOwn(everywhere, name) ? name : null;
}

export function usageOf(command: Command): string {
  const { name, takes, about } = command;
  const listed = Object.entries(optionsOf(command)).map(([option, { value, about: why }]) => {
    return `  --${`${option}${value ? ` <${value}>` : ""}`.padEnd(26)} ${why}`;
  });
  return `Usage: judgment ${[name, takes].filter(Boolean).join(" ")}\n\n${about}\n\n${listed.join("\n")}\n`;
}

/** A string option. */
export function text({ options }: Pick<Given, "options">, name: string): string | undefined {
  return options[name] as string | undefined;
}

/** A comma-separated option. */
export function names(given: Given, name: string): string[] | undefined {
  return text(given, name)
    ?.split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}

/** An option with a JSON value. @throws UsageError */
export function json(given: Given, name: string): unknown {
  const value = text(given, name);
  if (value === undefined) return undefined;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new UsageError(`--${name} must be JSON: ${(error as Error).message}`);
  }
}

/** An integer. @throws UsageError */
export function integer(given: Given, name: string, least = 0): number | undefined {
  const value = text(given, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,12}$/.test(value) || Number(value) < least)
    throw new UsageError(`--${name} must be a whole number${least > 0 ? ` from ${least} on` : ""}, not "${value}".`);
  return Number(value);
}

/** The maximum number of entries to show; undefined if not given. @throws UsageError */
export function limitOf(given: Given): number | undefined {
  return integer(given, "limit", 1);
}
