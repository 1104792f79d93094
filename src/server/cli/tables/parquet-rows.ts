/** Reads the rows of a Parquet file, a part of a row group at a time. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import {
  asyncBufferFromFile,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type SchemaTree,
} from "hyparquet";
import { parseJson, parseUnrepeated, RepeatedMembers } from "typespec-koa-runtime/json";
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

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const parsers = {
  stringFromBytes: (bytes: Uint8Array) => bytes && utf8.decode(bytes),
  jsonFromBytes: (bytes: Uint8Array) => bytes && (jsonCell(utf8.decode(bytes).replace(/^\ufeff/, "")) ?? JSON_NULL),
  timestampFromMilliseconds: (millis: bigint) => instant(millis, 3),
  timestampFromMicroseconds: (micros: bigint) => instant(micros, 6),
  timestampFromNanoseconds: (nanos: bigint) => instant(nanos, 9),
  dateFromDays: (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10),
};

/** A member that is named twice is a fault of its row, not of all rows that are read with it. */
function jsonCell(text: string): unknown {
  try {
    return parseUnrepeated(text);
  } catch (error) {
    if (error instanceof RepeatedMembers) return error;
    throw error;
  }
}

/** @throws UsageError if the file is not of Parquet */
export async function parquetRows(path: string, from: ReadSoFar): Promise<Rows> {
  const file = await asyncBufferFromFile(path);
  let metadata: FileMetaData;
  try {
    metadata = await parquetMetadataAsync(file, { parsers });
  } catch (error) {
    throw new UsageError(`"${path}" is not a Parquet file: ${(error as Error).message}.`);
  }
  const schema = parquetSchema(metadata);
  const columns = schema.children.map(({ element }) => element.name);
  const decimals = exactDecimals(schema);
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
        yield { rows: number, number, end: file.byteLength, bytes, ...rowValue(value, columns, decimals) };
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

/** Where a value has decimals: itself, in its members, or in each of its entries by any name. The items of a list have its own. */
interface Decimals {
  readonly scale?: number;
  readonly members?: ReadonlyMap<string, Decimals>;
  readonly entries?: Decimals;
}

/** The library makes a double of a decimal. Without the annotation, which this removes, it gives the digits. */
function exactDecimals({ element, children }: SchemaTree): Decimals {
  const [only] = children;
  const isRepeated = children.length === 1 && only!.element.repetition_type === "REPEATED";
  if (element.logical_type?.type === "VARIANT") return {};
  if (element.converted_type === "LIST" && isRepeated && only!.children.length <= 1)
    return exactDecimals(only!.children[0] ?? only!);
  // A key is the name of a member, which the library makes.
  if (element.converted_type === "MAP" && isRepeated && only!.children.length === 2)
    return { entries: exactDecimals(only!.children[1]!) };
  if (children.length > 0) return { members: new Map(children.map((child) => [child.element.name, exactDecimals(child)])) };
  const logical = element.logical_type as { type: string; scale?: number } | undefined;
  if (element.converted_type !== "DECIMAL" && logical?.type !== "DECIMAL") return {};
  const scale = element.scale ?? logical?.scale ?? 0;
  delete element.converted_type;
  delete element.logical_type;
  return { scale };
}

function rowValue(row: Record<string, unknown>, columns: readonly string[], decimals: Decimals): Pick<Row, "value" | "problem"> {
  const value: Record<string, unknown> = Object.create(null);
  for (const column of columns) {
    const cell = row[column];
    if (cell === null || cell === undefined) continue;
    try {
      value[column] = jsonOf(cell, decimals.members?.get(column));
    } catch (error) {
      return { value: {}, problem: `has no JSON value in "${column}": ${(error as Error).message}.` };
    }
  }
  return { value, problem: null };
}

/** @throws Error if JSON has no such value */
function jsonOf(cell: unknown, decimals: Decimals | undefined): unknown {
  const scale = decimals?.scale;
  if (cell instanceof RepeatedMembers) throw cell;
  if (cell === JSON_NULL || cell === undefined) return null;
  if (scale !== undefined && (typeof cell === "number" || typeof cell === "bigint")) return decimal(BigInt(cell), scale);
  if (cell instanceof Uint8Array)
    return scale === undefined
      ? utf8.decode(cell)
      : decimal(BigInt.asIntN(cell.length * 8, BigInt(`0x${Buffer.from(cell).toString("hex") || "0"}`)), scale);
  if (typeof cell === "bigint") return parseJson(String(cell));
  if (typeof cell === "number" && !Number.isFinite(cell)) throw new Error(`${cell} is no number of JSON`);
  if (ArrayBuffer.isView(cell)) return Array.from(cell as never as ArrayLike<unknown>, (one) => jsonOf(one, decimals));
  if (Array.isArray(cell)) return cell.map((one) => jsonOf(one, decimals));
  if (typeof cell === "object" && cell !== null && Object.getPrototypeOf(cell) === Object.prototype)
    return Object.fromEntries(
      Object.entries(cell).map(([name, one]) => [name, jsonOf(one, decimals?.entries ?? decimals?.members?.get(name))]),
    );
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
