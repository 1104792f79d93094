/** Reads the rows of a CSV file (RFC 4180). The first line has the names of the columns. */
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { LineError, type ReadSoFar } from "../lines.ts";
import type { Row, Rows } from "./row.ts";

/** A quote that is not closed would otherwise read the rest of the file into memory. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Cell {
  readonly text: string;
  readonly isQuoted: boolean;
}

interface Parsed {
  readonly record: readonly Cell[];
  readonly info: { readonly lines: number; readonly bytes: number };
}

/**
 * Rows after the first `from.lines` ones. Their lines are read again, because a header and quotes can be understood only
 * from the start.
 * @throws LineError
 */
export async function csvRows(file: string | undefined, delimiter: string, from: ReadSoFar): Promise<Rows> {
  const records = recordsOf(file === undefined ? process.stdin : createReadStream(file), delimiter);
  const first = await records.next();
  if (first.done) return { columns: [], unit: "line", rows: records as never };
  const { columns, problem } = columnsOf(first.value.record);
  if (problem !== null) throw new LineError(1, problem);
  return { columns, unit: "line", rows: rowsOf(records, columns, from) };
}

async function* rowsOf(records: AsyncGenerator<Parsed>, columns: readonly string[], from: ReadSoFar): AsyncGenerator<Row> {
  let rows = 0;
  let end = 0;
  let twice = 0;
  for await (const { record, info } of records) {
    rows += 1;
    const start = end;
    end = info.bytes;
    const before = twice;
    twice += matchesIn(record, /\r\n/g);
    if (rows <= from.lines) continue;
    // In quotes, the parser counts two lines for "\r\n".
    const [number, bytes] = [info.lines - before - matchesIn(record, /[\r\n]/g), end - start];
    yield { rows, number, end, bytes, ...rowValue(record, columns) };
  }
}

function rowValue(record: readonly Cell[], columns: readonly string[]): Pick<Row, "value" | "problem"> {
  if (record.length !== columns.length) {
    const cells = record.length === 1 ? "1 cell" : `${record.length} cells`;
    return { value: {}, problem: `has ${cells}, but the first line names ${columns.length} columns.` };
  }
  const value: Record<string, unknown> = Object.create(null);
  for (const [at, { text, isQuoted }] of record.entries()) {
    const cell = decoded(text);
    if (cell === null) return { value: {}, problem: `is not in UTF-8: the cell of "${columns[at]}".` };
    // An empty cell is no value; an empty text is written with quotes.
    if (cell !== "" || isQuoted) value[columns[at]!] = cell;
  }
  return { value, problem: null };
}

function columnsOf(record: readonly Cell[]): { columns: readonly string[]; problem: string | null } {
  const columns = record.map(({ text }) => decoded(text) ?? "");
  const empty = columns.indexOf("");
  if (empty >= 0) return { columns, problem: `must name every column in UTF-8. Column ${empty + 1} has no name.` };
  const twice = columns.find((name, at) => columns.indexOf(name) !== at);
  return { columns, problem: twice === undefined ? null : `names the column "${twice}" twice.` };
}

/** Cells have a character for each byte, so that wrong UTF-8 is found and not replaced. */
async function* recordsOf(stream: Readable, delimiter: string): AsyncGenerator<Parsed> {
  const mark = { bytes: 0 };
  const bytes = withoutMark(stream, mark);
  const { head, isReturn } = await firstLine(bytes);
  const parser = parse({
    delimiter,
    // By default, the end of the first line is the only one that the parser knows. A "\r" alone ends lines only if it ends the first.
    record_delimiter: isReturn ? ["\r\n", "\n", "\r"] : ["\r\n", "\n"],
    encoding: "latin1",
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_BYTES,
    cast: (text, { quoting }) => ({ text, isQuoted: quoting }) as never,
  });
  const source = Readable.from(following(head, bytes));
  source.on("error", (error) => parser.destroy(error));
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Parsed>)
      yield { record, info: { lines: info.lines, bytes: info.bytes + mark.bytes } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw new LineError(Number(lines ?? 1), `is not CSV: ${error.message}.`);
  } finally {
    stream.destroy();
  }
}

const [QUOTE, NEWLINE, RETURN] = [0x22, 0x0a, 0x0d];

/** Reads until the first line has ended outside of quotes, and says whether a "\r" alone ends it. */
async function firstLine(bytes: AsyncGenerator<Buffer>): Promise<{ head: Buffer[]; isReturn: boolean }> {
  const head: Buffer[] = [];
  let [size, isQuoted, isAfterReturn] = [0, false, false];
  while (size <= MOST_BYTES) {
    const { value, done } = await bytes.next();
    if (done) break;
    head.push(value);
    size += value.length;
    for (const byte of value) {
      if (isAfterReturn) return { head, isReturn: byte !== NEWLINE };
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === NEWLINE && !isQuoted) return { head, isReturn: false };
      else isAfterReturn = byte === RETURN && !isQuoted;
    }
  }
  return { head, isReturn: isAfterReturn };
}

async function* following(head: readonly Buffer[], bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield* head;
  yield* bytes;
}

const MARK = Buffer.from("\ufeff");

/** Spreadsheets begin UTF-8 with a byte order mark. */
async function* withoutMark(stream: Readable, mark: { bytes: number }): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (head === null) yield chunk;
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < MARK.length) continue;
      if (head.subarray(0, MARK.length).equals(MARK)) mark.bytes = MARK.length;
      yield head.subarray(mark.bytes);
      head = null;
    }
  }
  if (head !== null && head.length > 0) yield head;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decoded(text: string): string | null {
  if (!/[\x80-\xff]/.test(text)) return text;
  try {
    return utf8.decode(Buffer.from(text, "latin1"));
  } catch {
    return null;
  }
}

function matchesIn(record: readonly Cell[], pattern: RegExp): number {
  return record.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
}
