/** Reads the rows of a Parquet file, a part of a row group at a time. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { asyncBufferFromFile, type FileMetaData, parquetMetadataAsync, parquetReadObjects, type SchemaElement } from "hyparquet";
import { parseJson } from "typespec-koa-runtime/json";
import { UsageError } from "../command.ts";
import type { ReadSoFar } from "../lines.ts";
import type { Row, Rows } from "./row.ts";

/** The memory that a part of a row group may take before it is decoded, and its rows. */
const PART_BYTES = 16 * 1024 * 1024;
const PART_ROWS = 10_000;

/** hyparquet itself knows Snappy. */
const compressors = {
  GZIP: (input: Uint8Array) => gunzipSync(input),
  BROTLI: (input: Uint8Array) => brotliDecompressSync(input),
  ZSTD: (input: Uint8Array) => zstdDecompressSync(input),
};

/** JSON's null, which is a value, where a missing cell is none. */
const JSON_NULL = Symbol("null");

const utf8 = new TextDecoder("utf-8", { fatal: true });

const parsers = {
  stringFromBytes: (bytes: Uint8Array) => bytes && utf8.decode(bytes),
  jsonFromBytes: (bytes: Uint8Array) => bytes && (parseJson(utf8.decode(bytes)) ?? JSON_NULL),
  timestampFromMilliseconds: (millis: bigint) => instant(millis, 3),
  timestampFromMicroseconds: (micros: bigint) => instant(micros, 6),
  timestampFromNanoseconds: (nanos: bigint) => instant(nanos, 9),
  dateFromDays: (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10),
};

/** @throws UsageError if the file is not of Parquet */
export async function parquetRows(path: string, from: ReadSoFar): Promise<Rows> {
  const file = await asyncBufferFromFile(path);
  let metadata: FileMetaData;
  try {
    metadata = await parquetMetadataAsync(file, { parsers });
  } catch (error) {
    throw new UsageError(`"${path}" is not a Parquet file: ${(error as Error).message}.`);
  }
  const elements = topElements(metadata.schema);
  const columns = elements.map(({ name }) => name);
  const scales = exactDecimals(elements);
  const read = async function* (): AsyncGenerator<Row> {
    for (const [rowStart, rowEnd] of partsOf(metadata, from.lines)) {
      let part: Record<string, unknown>[];
      try {
        part = await parquetReadObjects({
          file,
          metadata,
          rowStart,
          rowEnd,
          compressors,
          parsers,
          utf8: false,
          useOffsetIndex: true,
        });
      } catch (error) {
        throw new UsageError(`Rows ${rowStart + 1} to ${rowEnd} of "${path}" cannot be read: ${(error as Error).message}.`);
      }
      for (const [at, value] of part.entries()) {
        const number = rowStart + at + 1;
        const bytes = Math.ceil(file.byteLength / Math.max(1, Number(metadata.num_rows)));
        yield { rows: number, number, end: file.byteLength, bytes, ...rowValue(value, columns, scales) };
      }
    }
  };
  return { columns, unit: "row", rows: read() };
}

/** Ranges of rows that fit into memory, after the first rows. */
function* partsOf({ row_groups }: FileMetaData, after: number): Generator<[number, number]> {
  let start = 0;
  for (const { num_rows, total_byte_size } of row_groups) {
    const end = start + Number(num_rows);
    const perRow = Math.max(1, Number(total_byte_size) / Math.max(1, Number(num_rows)));
    const size = Math.max(1, Math.min(PART_ROWS, Math.floor(PART_BYTES / perRow)));
    for (let at = Math.max(start, after); at < end; at += size) yield [at, Math.min(end, at + size)];
    start = end;
  }
}

/** The library makes a double of a decimal. Without the annotation it gives the digits. */
function exactDecimals(elements: readonly SchemaElement[]): ReadonlyMap<string, number> {
  const scales = new Map<string, number>();
  for (const element of elements) {
    const logical = element.logical_type as { type: string; scale?: number } | undefined;
    if (element.converted_type !== "DECIMAL" && logical?.type !== "DECIMAL") continue;
    scales.set(element.name, element.scale ?? logical?.scale ?? 0);
    delete element.converted_type;
    delete element.logical_type;
  }
  return scales;
}

/** The columns under the root: a column with children is an object or a list. */
function topElements(schema: readonly SchemaElement[]): SchemaElement[] {
  const elements: SchemaElement[] = [];
  let at = 1;
  const skip = (): void => {
    const { num_children = 0 } = schema[at++]!;
    for (let child = 0; child < num_children; child++) skip();
  };
  while (at < schema.length) {
    elements.push(schema[at]!);
    skip();
  }
  return elements;
}

function rowValue(
  row: Record<string, unknown>,
  columns: readonly string[],
  scales: ReadonlyMap<string, number>,
): Pick<Row, "value" | "problem"> {
  const value: Record<string, unknown> = Object.create(null);
  for (const column of columns) {
    const cell = row[column];
    if (cell === null || cell === undefined) continue;
    try {
      value[column] = jsonOf(cell, scales.get(column));
    } catch (error) {
      return { value: {}, problem: `has no JSON value in "${column}": ${(error as Error).message}.` };
    }
  }
  return { value, problem: null };
}

/** @throws Error if JSON has no such value */
function jsonOf(cell: unknown, scale: number | undefined): unknown {
  if (cell === JSON_NULL || cell === undefined) return null;
  if (scale !== undefined && (typeof cell === "number" || typeof cell === "bigint")) return decimal(BigInt(cell), scale);
  if (cell instanceof Uint8Array)
    return scale === undefined
      ? utf8.decode(cell)
      : decimal(BigInt.asIntN(cell.length * 8, BigInt(`0x${Buffer.from(cell).toString("hex") || "0"}`)), scale);
  if (typeof cell === "bigint") return parseJson(String(cell));
  if (typeof cell === "number" && !Number.isFinite(cell)) throw new Error(`${cell} is no number of JSON`);
  if (ArrayBuffer.isView(cell)) return Array.from(cell as never as ArrayLike<unknown>, (one) => jsonOf(one, scale));
  if (Array.isArray(cell)) return cell.map((one) => jsonOf(one, scale));
  if (typeof cell === "object" && cell !== null && Object.getPrototypeOf(cell) === Object.prototype)
    return Object.fromEntries(Object.entries(cell).map(([name, one]) => [name, jsonOf(one, undefined)]));
  return cell;
}

function decimal(unscaled: bigint, scale: number): unknown {
  return parseJson(scale === 0 ? String(unscaled) : `${unscaled}e-${scale}`);
}

/** A time with as many decimals as it needs, at least milliseconds. */
function instant(since: bigint, decimals: 3 | 6 | 9): string {
  const unit = 10n ** BigInt(decimals - 3);
  const millis = since >= 0n || since % unit === 0n ? since / unit : since / unit - 1n;
  const rest = since - millis * unit;
  const text = new Date(Number(millis)).toISOString();
  return rest === 0n ? text : text.replace("Z", `${String(rest).padStart(decimals - 3, "0")}Z`);
}
