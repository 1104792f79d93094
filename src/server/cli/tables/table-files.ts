/** Writes flat rows as CSV or Parquet. */
import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Json } from "typespec-koa-runtime/json";
import { csvLine } from "../csv-line.ts";
import type { FlatRow, FoundType } from "./flat-rows.ts";

type Columns = readonly (readonly [string, FoundType])[];

export async function writeCsv(to: Writable, columns: Columns, rows: AsyncIterable<FlatRow>): Promise<void> {
  await put(to, `${csvLine(columns.map(([name]) => name))}\n`);
  for await (const row of rows) {
    const cells = columns.map(([name, type]) => textOf(row[name], type));
    await put(to, `${csvLine(cells, true)}\n`);
  }
}

/** Waits for a slow reader. */
export async function put(to: Writable, text: string): Promise<void> {
  if (!to.write(text)) await once(to, "drain");
}

function textOf(value: Json | undefined, type: FoundType): string | null {
  if (value === undefined) return null;
  return type === "string" ? (value as string) : JSON.stringify(value);
}

const ROWS_OF_GROUP = 5_000;

export async function writeParquet(path: string, columns: Columns, rows: AsyncIterable<FlatRow>): Promise<void> {
  const { fileWriter, ParquetWriter } = await import("hyparquet-writer");
  const elements = columns.map(([name, type]) => elementOf(name, type));
  const schema = [{ name: "root", num_children: elements.length }, ...elements];
  const file = new ParquetWriter({ writer: fileWriter(path), schema: schema as never, createdBy: "judgment" });
  const write = async (group: readonly FlatRow[]) => {
    const columnData = columns.map(([name, type]) => ({
      name,
      data: group.map((row) => cellOf(row[name], type)),
      statistics: type !== "json",
    }));
    await file.write({ columnData, rowGroupSize: Math.max(1, group.length) });
  };
  let group: FlatRow[] = [];
  for await (const row of rows) {
    group.push(row);
    if (group.length === ROWS_OF_GROUP) {
      await write(group);
      group = [];
    }
  }
  if (group.length > 0) await write(group);
  // The writer would make JSON of the texts again. They are JSON already, with all digits of their numbers.
  for (const [at, [, type]] of columns.entries())
    if (type === "json") Object.assign(elements[at]!, { converted_type: "JSON", logical_type: { type: "JSON" } });
  await file.finish();
}

function elementOf(name: string, type: FoundType) {
  const optional = { name, repetition_type: name === "id" ? "REQUIRED" : "OPTIONAL" };
  if (type === "integer") return { ...optional, type: "INT64" };
  if (type === "number") return { ...optional, type: "DOUBLE" };
  if (type === "boolean") return { ...optional, type: "BOOLEAN" };
  return { ...optional, type: "BYTE_ARRAY", converted_type: "UTF8" };
}

function cellOf(value: Json | undefined, type: FoundType): unknown {
  if (value === undefined) return null;
  if (type === "integer") return BigInt(value as number);
  return type === "json" ? JSON.stringify(value) : value;
}
