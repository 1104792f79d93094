#!/usr/bin/env node
/**
 * The command line. `serve` is the service itself; `migrate` and `organizations` are the operator's and use the database; everything else calls
 * the API. Exit codes: 0 done, 1 refused or failed, 2 not understood.
 */
import "./version-check.cjs";
import { type Command, everywhere, readGiven, UsageError, usageOf } from "./cli/command.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number | undefined> {
  if (args[0] === "serve") {
    process.argv.splice(2, 1);
    await import("./main.ts");
    return process.exitCode as number | undefined;
  }
  const { commands } = await import("./cli/commands/index.ts");
  const command = commands.find(({ name }) => name.split(" ").every((word, at) => args[at] === word));
  if (!command) {
    const asked = args.length === 0 || args[0] === "help" || args[0] === "--help";
    process[asked ? "stdout" : "stderr"].write(help(commands, asked ? [] : args));
    return asked ? 0 : 2;
  }
  try {
    const given = readGiven(command, args.slice(command.name.split(" ").length));
    if (given.options.help) return void process.stdout.write(usageOf(command));
    return (await command.run(given)) ?? 0;
  } catch (error) {
    const { message, code, details } = error as Error & { code?: unknown; details?: unknown };
    const told = args.includes("--json")
      ? JSON.stringify({ error: { code: code ?? null, message, details: details ?? null } })
      : message;
    process.stderr.write(`${told}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function help(commands: readonly Command[], unknown: readonly string[]): string {
  const first = unknown.length > 0 ? `There is no command "${unknown.join(" ")}".\n\n` : "";
  const serve = { name: "serve", takes: "[--role all|api|worker] [--processes n]", about: "Runs the service." };
  const lines = [serve, ...commands].map(({ name, takes, about }) => `  ${`${name} ${takes}`.padEnd(46)} ${about}`);
  const options = Object.entries(everywhere).map(
    ([name, { value, about }]) => `  --${`${name}${value ? ` <${value}>` : ""}`.padEnd(44)} ${about}`,
  );
  return `${first}Usage: judgment <command>\n\n${lines.join("\n")}\n\n${options.join("\n")}\n`;
}
