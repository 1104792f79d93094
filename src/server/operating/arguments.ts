/** The command-line arguments of the service. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { configTable } from "#src/server/config.ts";

export type Role = "all" | "api" | "worker";

export interface Arguments {
  readonly role: Role;
  readonly processes: number;
  /** Whether running as root is intended. */
  readonly allowRoot: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** The arguments are not valid. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const roles: readonly Role[] = ["all", "api", "worker"];
const MOST_PROCESSES = 256;

/** @throws UsageError */
export function parseArguments(given: readonly string[]): Arguments {
  const { values } = read(given);
  const { role: wantedRole = "all", processes: count = "1", help = false, version = false } = values;
  const allowRoot = values["allow-root"] ?? false;
  const role = roles.find((candidate) => candidate === wantedRole);
  if (role === undefined) throw new UsageError(`--role is ${JSON.stringify(wantedRole)}; it must be one of ${roles.join(", ")}.`);
  const processes = count === "max" ? availableParallelism() : Number(count);
  if (!/^(\d+|max)$/.test(count) || processes < 1 || processes > MOST_PROCESSES) {
    throw new UsageError(
      `--processes is ${JSON.stringify(count)}; it must be a whole number from 1 to ${MOST_PROCESSES}, or max.`,
    );
  }
  return { role, processes, allowRoot, help, version };
}

function read(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        role: { type: "string" },
        processes: { type: "string" },
        "allow-root": { type: "boolean" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    });
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message.split(". ")[0]}. The options are --role, --processes, --allow-root, --help and --version.`,
    );
  }
}

const HEAD = `Usage: npm start -- [options]

Stores JSON documents and keeps answers about them fresh.

Options:
  --role all|api|worker  The work of this process: serve requests (api), judge in the background (worker), or both (all, the default).
                         Any number of processes can share one database.
  --processes n|max      Forks n processes that share the ports. max means one per processor. Default: 1, without forking.
  --allow-root           Allow the service to run as root without a warning.
  --help, --version

Environment:
`;

const WIDTH = 100;

export function helpText(): string {
  const rows = configTable();
  const indent = Math.max(...rows.map(({ name }) => name.length)) + 4;
  const lines = rows.map(({ name, default: value, purpose }) => {
    const [first = "", ...rest] = wrap(`${purpose} Default: ${value}.`, WIDTH - indent);
    return [`  ${name.padEnd(indent - 2)}${first}`, ...rest.map((line) => " ".repeat(indent) + line)].join("\n");
  });
  return `${HEAD}${lines.join("\n")}\n`;
}

function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines;
}
