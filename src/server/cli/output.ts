/** The output of commands: tables and members for people, one JSON value per line for machines. */
import { once } from "node:events";
import Table from "cli-table3";
import type { Given } from "./command.ts";

export type Columns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

/** The default maximum of rows in a table. */
const MOST_SHOWN = 100;

/**
 * Prints rows as a table, or as JSON as they arrive. A table for people shows only the first of many rows and says so. In a pipe
 * or a file, a table has no borders: a line of names, then a line per row, with tabs between cells.
 * @param limit the requested limit
 */
export async function print<Row>(
  given: Given,
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: Columns<Row>,
  limit?: number,
): Promise<void> {
  const most = limit ?? (given.options.json ? Number.POSITIVE_INFINITY : MOST_SHOWN);
  const names = Object.keys(columns);
  const table = process.stdout.isTTY ? new Table({ head: names, style: { head: [], border: [], compact: true } }) : null;
  let count = 0;
  let more = false;
  for await (const row of rows) {
    if (count >= most) {
      more = true;
      break;
    }
    count += 1;
    const cells = () => Object.values(columns).map((value) => shown(value(row)));
    if (given.options.json) await line(JSON.stringify(row));
    else if (table) table.push(cells());
    else await line(`${count === 1 ? `${names.join("\t")}\n` : ""}${cells().map(inOneCell).join("\t")}`);
  }
  if (given.options.json) return;
  if (count === 0) process[table ? "stdout" : "stderr"].write("There are none.\n");
  else if (table) process.stdout.write(`${table.toString()}\n`);
  if (more && limit === undefined) process.stderr.write(`There are more than these ${count}. Use --limit to show more.\n`);
}

/** Waits for a slow reader. */
export async function line(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, "drain");
}

/** One object: its members, or JSON. */
export function printOne(given: Given, value: object): void {
  if (given.options.json) process.stdout.write(`${JSON.stringify(value)}\n`);
  else process.stdout.write(`${membersOf(value as Record<string, unknown>).join("\n")}\n`);
}

/** Members on separate lines, nested objects indented. Members that are null are omitted. */
function membersOf(value: Record<string, unknown>, indent = ""): string[] {
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  const width = Math.max(0, ...members.map(([name]) => name.length));
  return members.flatMap(([name, member]) => {
    if (typeof member === "object" && !Array.isArray(member)) {
      const inner = membersOf(member as Record<string, unknown>, `${indent}  `);
      return inner.length === 0 ? [] : [`${indent}${name}`, ...inner];
    }
    if (Array.isArray(member) && member.some((one) => typeof one === "object"))
      return [`${indent}${name}`, ...member.map((one) => `${indent}  ${JSON.stringify(one)}`)];
    return [`${indent}${name.padEnd(width)}  ${Array.isArray(member) ? member.join(", ") : String(member)}`];
  });
}

/** Splitting by lines and tabs gives as many cells as there are columns. */
function inOneCell(cell: string): string {
  return cell.replace(/[\\\t\n\r]/g, (one) => ESCAPED[one]!);
}

const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function shown(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
