/** The definition of a command of the command line, and the parsing of its arguments. */
import { parseArgs } from "node:util";
import { parseUnrepeated } from "typespec-koa-runtime/json";
import { jsonProblem } from "./json-problem.ts";

/** The arguments are not valid. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** The placeholder of its value in the help; absent for a boolean. */
  readonly value?: string;
  /** The values that it may have, if they are few. */
  readonly values?: readonly string[];
  /** Whether it may be given several times. */
  readonly multiple?: true;
  readonly about: string;
}

export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

export interface Command {
  /** As typed: `jobs watch`. */
  readonly name: string;
  /** What follows it: `<namespace> [file]`, or `<namespace> <id...>` for one or more. */
  readonly takes: string;
  readonly about: string;
  /** What its words are, by their names. */
  readonly words?: Readonly<Record<string, string>>;
  /** What the help says after the options. */
  readonly more?: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** It does not call the API as others do: it uses the database that the environment configures, or makes profiles. */
  readonly operates?: true;
  /** @returns the exit code; undefined means 0 */
  run(given: Given): Promise<number | undefined>;
}

export const OUTPUTS = ["table", "json", "tsv", "csv"] as const;

const always: Readonly<Record<string, Option>> = {
  json: { type: "boolean", about: "Print JSON for machines, one value per line. The same as --output json." },
  output: {
    type: "string",
    short: "o",
    value: "format",
    values: OUTPUTS,
    about: "table, json, tsv or csv. Default: a table in a terminal, tsv in a pipe or file.",
  },
  help: { type: "boolean", short: "h", about: "Show this help." },
};

/** Options of every command, except those for operators, which do not call the API. */
export const everywhere: Readonly<Record<string, Option>> = {
  ...always,
  url: {
    type: "string",
    value: "url",
    about: "Address of the API, with /v1. Default: JUDGMENT_URL, the profile's, or http://127.0.0.1:8080/v1.",
  },
  key: {
    type: "string",
    value: "key",
    about: "API key. Default: JUDGMENT_API_KEY, or the profile's. Other users of this machine can see it in the process list.",
  },
  "key-file": {
    type: "string",
    value: "file",
    about: "File with the API key, or - for standard input. Default: JUDGMENT_API_KEY_FILE.",
  },
  profile: {
    type: "string",
    value: "name",
    about: 'Profile of "judgment login". It wins over the environment. Default: JUDGMENT_PROFILE, or the profile in use.',
  },
};

/** The options of a command, with those of every command. */
export function optionsOf({ options, operates }: Command): Readonly<Record<string, Option>> {
  return { ...options, ...(operates ? always : everywhere) };
}

/** @throws UsageError */
export function readGiven(command: Command, args: readonly string[]): Given {
  const options = optionsOf(command);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    const types = Object.fromEntries(
      Object.entries(options).map(([name, { type, short, multiple }]) => [
        name,
        { type, ...(short ? { short } : {}), ...(multiple ? { multiple } : {}) },
      ]),
    );
    parsed = parseArgs({ args: [...args], options: types, allowPositionals: true, allowNegative: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usageOf(command)}`);
  }
  const { positionals: words, values } = parsed;
  const wrong = values.help ? null : wrongWord(command, words);
  if (wrong !== null) throw new UsageError(`${wrong}\n\n${usageOf(command)}`);
  return { words, options: withFormat(values as Given["options"]) };
}

/** `--json` and `--output json` are the same. @throws UsageError */
function withFormat(options: Given["options"]): Given["options"] {
  const { json: isJson, output } = options;
  if (output === undefined) return options;
  if (!OUTPUTS.some((one) => one === output))
    throw new UsageError(`--output must be one of ${OUTPUTS.join(", ")}, not "${output}".`);
  if (isJson && output !== "json") throw new UsageError(`Give --json or --output ${output}, not both.`);
  return { ...options, json: output === "json" };
}

/** What is wrong with the words after a command; null if nothing is. */
function wrongWord({ takes }: Command, words: readonly string[]): string | null {
  const taken = takes.match(/<[^>]+>|\[[^\]]+\]/g) ?? [];
  const missing = taken.slice(words.length).filter((one) => one.startsWith("<"));
  if (missing.length > 0) return `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing.`;
  const more = /\.\.\.[>\]]$/.test(taken.at(-1) ?? "") ? [] : words.slice(taken.length);
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
  const { name, takes, about, more, words = {} } = command;
  const listed = [
    ...Object.entries(words).map(([word, why]) => entry(`<${word}>`, why)),
    ...Object.entries(optionsOf(command)).map(([option, { short, value, about: why }]) =>
      entry(`${short ? `-${short}, ` : ""}--${option}${value ? ` <${value}>` : ""}`, why),
    ),
  ];
  return `Usage: judgment ${[name, takes].filter(Boolean).join(" ")}\n\n${about}\n\n${listed.join("\n")}\n${more ? `\n${more}\n` : ""}`;
}

const INDENT = 31;

/** A line of the help. A terminal gets it in lines of its width. */
function entry(name: string, about: string): string {
  const head = `  ${name.padEnd(INDENT - 4)}  `;
  const width = (process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY) - INDENT - 1;
  if (about.length <= width || width < INDENT) return `${head}${about}`.trimEnd();
  const lines = about.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)`, "g")) ?? [about];
  return `${head}${lines.join(`\n${" ".repeat(INDENT)}`)}`;
}

/** A string option. */
export function text({ options }: Pick<Given, "options">, name: string): string | undefined {
  return options[name] as string | undefined;
}

/** An option that may be given several times. */
export function texts({ options }: Pick<Given, "options">, name: string): readonly string[] {
  return (options[name] as readonly string[] | undefined) ?? [];
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
    return parseUnrepeated(value);
  } catch (error) {
    throw new UsageError(`--${name} ${jsonProblem(error, "must be JSON")}`);
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

/** The option of what deletes. */
export const YES: Option = { type: "boolean", about: "Confirm the deletion." };

/** @param what it deletes @throws UsageError unless it is confirmed */
export function confirmed(given: Given, what: string): void {
  if (given.options.yes !== true) throw new UsageError(`This deletes ${what}. Confirm with --yes.`);
}

/** The maximum number of entries to show; undefined if not given. @throws UsageError */
export function limitOf(given: Given): number | undefined {
  return integer(given, "limit", 1);
}
