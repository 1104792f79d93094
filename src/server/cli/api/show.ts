/** What a call answered: as it came for machines, with indentation in a terminal, or a list as rows. */

import { parseJson } from "typespec-koa-runtime/json";
import type { Operation } from "#generated/client/runtime/operation.ts";
import type { Given } from "../command.ts";
import { formatOf, line, print } from "../output.ts";
import { visible } from "../visible.ts";
import type { Answered, Values } from "./call.ts";

type Row = Record<string, unknown>;

export async function show(given: Given, operation: Operation, answered: Answered): Promise<void> {
  const { status, headers, text } = answered;
  if (given.options.include)
    await line([`HTTP ${status}`, ...[...headers].map(([name, value]) => `${name}: ${value}`), ""].join("\n"));
  if (text === "") return;
  const format = given.options.output === undefined ? "json" : formatOf(given);
  if (format !== "json") return printRows(given, operation.pages ? rowsIn(operation, text) : [parseJson(text) as Row]);
  const isRead = process.stdout.isTTY && given.options.output === undefined && !given.options.json;
  await line(isRead ? visible(JSON.stringify(parseJson(text), null, 2)) : text);
}

/** Every row of a list, from the requested page to its end. */
export async function showPages(
  given: Given,
  operation: Operation,
  call: (values: Values) => Promise<Answered>,
  values: Values,
): Promise<void> {
  const rows = async function* (): AsyncGenerator<Row> {
    let cursor: string | null = null;
    do {
      const { text } = await call(cursor === null ? values : at(operation, values, cursor));
      yield* rowsIn(operation, text);
      cursor = ((JSON.parse(text) as Row).next_cursor as string | null) ?? null;
    } while (cursor !== null);
  };
  if (given.options.output === undefined || formatOf(given) === "json")
    for await (const row of rows()) await line(JSON.stringify(row));
  else await printRows(given, rows());
}

function at(operation: Operation, values: Values, cursor: string): Values {
  return operation.pages!.cursor === "query"
    ? { ...values, cursor }
    : { ...values, body: { ...(values.body as object), cursor } };
}

function rowsIn({ pages }: Operation, text: string): Row[] {
  return (parseJson(text) as Row)[pages!.member] as Row[];
}

/** The columns are the members of the first row. */
async function printRows(given: Given, rows: AsyncIterable<Row> | Iterable<Row>): Promise<void> {
  const [first, all] = await firstOf(rows);
  const names = Object.keys(first ?? {});
  await print(given, all, Object.fromEntries(names.map((name) => [name, (row: Row) => row[name]])), Number.POSITIVE_INFINITY);
}

async function firstOf(rows: AsyncIterable<Row> | Iterable<Row>): Promise<[Row | undefined, AsyncIterable<Row>]> {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  const first = await iterator.next();
  const again = async function* (): AsyncGenerator<Row> {
    for (let one = first; !one.done; one = await iterator.next()) yield one.value;
  };
  return [first.done ? undefined : first.value, again()];
}
