/** Runs one command: finds it, parses its options, runs it, and reports its errors. */
import { readFileSync } from "node:fs";
import { didYouMean } from "typespec-koa-runtime/words";
import { inColour } from "./colour.ts";
import { type Command, everywhere, leading, readGiven, usageOf } from "./command.ts";
import { addressOf } from "./connection.ts";
import { visible } from "./visible.ts";

/** @returns the exit code; undefined if it is 0, or comes later */
export async function main(typed: readonly string[]): Promise<number | undefined> {
  const { options, rest: args } = leading(typed);
  if (args[0] === "serve") {
    process.argv.splice(2 + options.length, 1);
    await import("#src/server/main.ts");
    return process.exitCode as number | undefined;
  }
  const { commands } = await import("./commands/index.ts");
  const [first] = args;
  if (first === "--version" || first === "version") return void process.stdout.write(`${version()}\n`);
  if (first === undefined || first === "--help" || first === "-h" || first === "help") return help(commands, args.slice(1));
  let url = "";
  try {
    const command = (first === "api" ? await operationOf(args[1]) : null) ?? named(commands, args);
    if (!command) return unknown(commands, args);
    const given = readGiven(command, [...options, ...args.slice(command.name.split(" ").length)]);
    if (given.options.help) return void process.stdout.write(usageOf(command));
    if (!command.operates) url = addressOf(given);
    return (await command.run(given)) ?? 0;
  } catch (error) {
    const { toldOf } = await import("./failures.ts");
    const { exit, code, message, details } = toldOf(error, url);
    const said = isForMachines(typed)
      ? JSON.stringify({ error: { code, message, details } })
      : inColour("red", visible(message), process.stderr);
    process.stderr.write(`${said}\n`);
    return exit;
  }
}

/** Of several whose names are there, the longest name. */
function named(commands: readonly Command[], args: readonly string[]): Command | undefined {
  return commands
    .filter(({ name }) => name.split(" ").every((word, at) => args[at] === word))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

/** The contract is read only where one of its operations is called. */
async function operationOf(word: string | undefined): Promise<Command | null> {
  return (await import("./api/command.ts")).operationNamed(word);
}

function isForMachines(typed: readonly string[]): boolean {
  return /(^| )(--json|(--output|-o)[= ]json)( |$)/.test(typed.join(" "));
}

/** The help of a command, of all commands that begin with a word, or of all. */
function help(commands: readonly Command[], asked: readonly string[]): number {
  const words = asked.join(" ");
  const one = commands.find(({ name }) => name === words);
  const some = startingWith(commands, words);
  if (words !== "" && some.length === 0) return unknown(commands, asked);
  process.stdout.write(one ? usageOf(one) : words === "" ? helpOf(commands) : listed(some));
  return 0;
}

/** Suggests commands with similar names. */
function unknown(commands: readonly Command[], args: readonly string[]): number {
  const [first] = args as [string];
  const meant = startingWith(commands, first);
  const near = didYouMean(first, ["serve", ...new Set(commands.map(({ name }) => name.split(" ")[0]!))]);
  const perhaps = near === null ? "" : `Did you mean "${near}"? `;
  const there = meant.length > 0 ? `These commands exist:\n${listed(meant)}` : `${perhaps}"judgment help" lists all commands.\n`;
  if (meant.length > 0 && args.some((arg) => arg === "--help" || arg === "-h")) {
    process.stdout.write(listed(meant));
    return 0;
  }
  const words = args.slice(0, args.findIndex((word, at) => at > 0 && word.startsWith("-")) >>> 0).slice(0, 2);
  process.stderr.write(`There is no command "${words.join(" ")}". ${there}`);
  return 2;
}

function startingWith(commands: readonly Command[], words: string): readonly Command[] {
  return commands.filter(({ name }) => name === words || name.startsWith(`${words} `));
}

function listed(commands: readonly Pick<Command, "name" | "takes" | "about">[]): string {
  return commands.map(({ name, takes, about }) => `  ${`${name} ${takes}`.padEnd(46)} ${about}\n`).join("");
}

function helpOf(commands: readonly Command[]): string {
  const serve = { name: "serve", takes: "[--role all|api|worker] [--processes n]", about: "Runs the service." };
  const version = { name: "version", takes: "", about: "Shows the version of this release." };
  const options = Object.entries(everywhere).map(
    ([name, { value, about }]) => `  --${`${name}${value ? ` <${value}>` : ""}`.padEnd(44)} ${about}\n`,
  );
  const codes = "Exit codes: 0 success, 1 refused or failed, 2 wrong usage, 130 interrupted.";
  return `Usage: judgment <command>\n\n${listed([serve, ...commands, version])}\n${options.join("")}\n${codes}\n`;
}

function version(): string {
  return JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")).version;
}
