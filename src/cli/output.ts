/** What commands print: tables for people, a JSON value a line for machines. */
import Table from "cli-table3";
import type { Given } from "./command.ts";

export type Columns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

/** Rows as a table, or each as JSON. */
export function print<Row>(given: Given, rows: readonly Row[], columns: Columns<Row>): void {
  if (given.options.json) {
    for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
    return;
  }
  const table = new Table({ head: Object.keys(columns), style: { head: [], border: [], compact: true } });
  for (const row of rows) table.push(Object.values(columns).map((value) => shown(value(row))));
  process.stdout.write(`${table.toString()}\n`);
}

/** One thing: its members, or JSON. */
export function printOne(given: Given, value: object): void {
  if (given.options.json) process.stdout.write(`${JSON.stringify(value)}\n`);
  else process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
