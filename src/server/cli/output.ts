/** The output of commands: tables and members for people, one JSON value per line for machines. */
import { once } from "node:events";
import Table from "cli-table3";
import { ExactNumber, isObject } from "typespec-koa-runtime/json";
import { inColour, ofStatus } from "./colour.ts";
import type { Given, OUTPUTS } from "./command.ts";
import { csvLine } from "./csv-line.ts";
import { inOneLine, visible } from "./visible.ts";

export type Columns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

/** The default maximum of rows in a table. */
const MOST_SHOWN = 100;

export type Format = (typeof OUTPUTS)[number];

/** The requested format; otherwise a table in a terminal, and cells separated by tabs elsewhere. */
export function formatOf({ options }: Pick<Given, "options">): Format {
  if (options.json) return "json";
  return (options.output as Format | undefined) ?? (process.stdout.isTTY ? "table" : "tsv");
}

/**
 * Prints rows as a table, or line by line as they arrive. What nobody asked to have whole shows only the first of many rows, and says so.
 * In a pipe or a file, a table has no borders: a line of names, then a line per row, with tabs between cells.
 * @param limit the requested limit
 */
export async function print<Row>(
  given: Given,
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: Columns<Row>,
  limit?: number,
): Promise<void> {
  const format = formatOf(given);
  const isAsked = given.options.output !== undefined && format !== "table";
  const most = limit ?? (format === "json" || isAsked ? Number.POSITIVE_INFINITY : MOST_SHOWN);
  const names = Object.keys(columns);
  const table = format === "table" ? tableOf(names) : null;
  let count = 0;
  let more = false;
  for await (const row of rows) {
    if (count >= most) {
      more = true;
      break;
    }
    count += 1;
    const cells = () => Object.values(columns).map((value) => shown(value(row)));
    if (format === "json") await line(JSON.stringify(row));
    else if (table) table.push(cells().map((cell, at) => ofStatus(names[at]!, visible(cell))));
    else await line(`${count === 1 ? `${lineOf(format, names)}\n` : ""}${lineOf(format, cells())}`);
  }
  if (format === "json") return;
  if (count === 0) process[process.stdout.isTTY ? "stdout" : "stderr"].write("There are none.\n");
  else if (table) process.stdout.write(`${table.toString()}\n`);
  if (more && limit === undefined) process.stderr.write(`There are more than these ${count}. Use --limit to show more.\n`);
}

function tableOf(names: readonly string[]): Table.Table {
  const head = names.map((name) => inColour("bold", visible(name), process.stdout));
  return new Table({ head, style: { head: [], border: [], compact: true } });
}

function lineOf(format: Format, cells: readonly string[]): string {
  return format === "csv" ? csvLine(cells) : cells.map(inOneCell).join("\t");
}

/** Waits for a slow reader. */
export async function line(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, "drain");
}

/** One object: its members, JSON, or a line of names and a line of values. */
export function printOne(given: Given, value: object): void {
  const { output } = given.options;
  const [names, cells] = [Object.keys(value), Object.values(value).map(shown)];
  if (given.options.json) process.stdout.write(`${JSON.stringify(value)}\n`);
  else if (output === "csv" || output === "tsv") process.stdout.write(`${lineOf(output, names)}\n${lineOf(output, cells)}\n`);
  else process.stdout.write(`${membersOf(value as Record<string, unknown>).join("\n")}\n`);
}

/**
 * Members on separate lines, nested objects indented. Members that are null are omitted. The lines of a text are indented too, so that
 * none looks like a member.
 */
function membersOf(value: Record<string, unknown>, indent = ""): string[] {
  const members = Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .map(([name, member]) => [inOneLine(name), member] as const);
  const width = Math.max(0, ...members.map(([name]) => name.length));
  return members.flatMap(([name, member]) => {
    if (isObject(member)) {
      const inner = membersOf(member as Record<string, unknown>, `${indent}  `);
      return inner.length === 0 ? [] : [`${indent}${name}`, ...inner];
    }
    if (Array.isArray(member) && member.some((one) => typeof one === "object" && !(one instanceof ExactNumber)))
      return [`${indent}${name}`, ...member.map((one) => `${indent}  ${visible(JSON.stringify(one))}`)];
    const lines = visible(Array.isArray(member) ? member.map(textOf).join(", ") : textOf(member)).split("\n");
    return [`${indent}${name.padEnd(width)}  ${lines.join(`\n${" ".repeat(indent.length + width + 2)}`)}`];
  });
}

/** Splitting by lines and tabs gives as many cells as there are columns. */
function inOneCell(cell: string): string {
  return visible(cell.replace(/[\\\t\n\r]/g, (one) => ESCAPED[one]!));
}

const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function textOf(value: unknown): string {
  return value instanceof ExactNumber ? value.text : String(value);
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
