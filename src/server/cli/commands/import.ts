/**
 * `import`: writes documents from CSV, JSON Lines or Parquet in batches, like `write`. The position in a file is stored, and the
 * same command continues there.
 */

import { keyTakesInput } from "../api-key.ts";
import { type Command, type Given, names, text, UsageError } from "../command.ts";
import { addressOf, clientOf, keyOf } from "../connection.ts";
import { CutShort, Interrupted } from "../failures.ts";
import { interruption } from "../interruption.ts";
import { BEGINNING, LineError, type ReadSoFar } from "../lines.ts";
import { printOne } from "../output.ts";
import { progress } from "../progress.ts";
import { typesOf } from "../tables/column-types.ts";
import { csvRows } from "../tables/csv-rows.ts";
import { checkColumns, type Mapping, type Named, namedColumns } from "../tables/documents-of-rows.ts";
import { DELIMITER, delimiterOf, type FileFormat, FORMAT, fileFormatOf } from "../tables/file-format.ts";
import { type BadRow, Importer } from "../tables/importer.ts";
import { jsonRows } from "../tables/json-rows.ts";
import type { Row, Rows } from "../tables/row.ts";
import { visible } from "../visible.ts";
import { type Known, WrittenMark } from "../written-mark.ts";

const ON_ERROR = ["stop", "skip"] as const;

export const importDocuments: Command = {
  name: "import",
  takes: "<namespace> [file]",
  about:
    "Writes documents from a CSV, JSON Lines or Parquet file, or from standard input. If it is interrupted, the same command continues it.",
  options: {
    format: {
      ...FORMAT,
      about: "csv, jsonl or parquet. Default: the extension of the file. Parquet cannot come from standard input.",
    },
    id: { type: "string", value: "column", about: "The column with the id of the document. Default: id." },
    attribute: { type: "string", value: "a,b", about: "Columns that become attributes. All others become members of the state." },
    state: { type: "string", value: "column", about: "A column that has the whole state as a JSON object." },
    "created-at": { type: "string", value: "column", about: "The column with the time when the document was created." },
    skip: { type: "string", value: "a,b", about: "Columns to leave out." },
    types: {
      type: "string",
      value: "a=number,b=json",
      about: "Types of columns: string, number, boolean or json. A cell of CSV without a type is a string.",
    },
    delimiter: DELIMITER,
    patch: { type: "boolean", about: "Patch documents instead of replacing them." },
    "on-error": {
      type: "string",
      value: "what",
      values: ON_ERROR,
      about: "stop at a wrong row, or skip it. Default: stop. Skipped rows are told on standard error, and the exit code is 1.",
    },
    restart: { type: "boolean", about: "Begin at the start of the file, even if a part of it was imported before." },
  },
  more: [
    'The column "attributes.<name>" is an attribute, and "state.<name>" a member of the state, without an option. Columns "answers.…" are left',
    'out. So a file of "judgment documents export" needs no options except those that it prints. Numbers keep all their digits. An empty cell',
    'is no value; "" in quotes is an empty text. A line of JSON may also be a whole document: {"id", "attributes", "state"}.',
  ].join("\n"),
  run,
};

async function run(given: Given): Promise<number | undefined> {
  const [ns, named] = given.words as [string, string?];
  const file = named === "-" ? undefined : named;
  const format = fileFormatOf(given, file);
  checkInput(given, file, format);
  const mapping: Mapping = {
    id: text(given, "id") ?? "id",
    createdAt: text(given, "created-at"),
    attributes: names(given, "attribute") ?? [],
    state: text(given, "state"),
    left: names(given, "skip") ?? [],
    types: typesOf(given),
  };
  const [patch, skips] = [given.options.patch === true, onErrorOf(given) === "skip"];
  const delimiter = delimiterOf(given, file);
  const client = clientOf(given);
  const target = [
    addressOf(given),
    keyOf(given),
    ns,
    patch,
    format,
    delimiter,
    JSON.stringify({ ...mapping, types: [...mapping.types] }),
  ];
  const mark = file === undefined ? null : new WrittenMark(file, ["import", ...target]);
  if (given.options.restart) mark?.remove();
  const from: ReadSoFar & Partial<Known> = mark?.read() ?? BEGINNING;
  const { columns, unit, rows } = await rowsOf(format, file, delimiter, from);
  if (columns) checkColumns(mapping, columns);
  const bar = progress(given, format === "parquet" ? 0 : (mark?.size ?? 0), format === "parquet" ? "rows" : "bytes");
  const stopping = interruption();
  const importer = new Importer({ client, ns, patch, mapping, skips }, unit);
  const missing = new Set(columns ? [] : (from.missing ?? namedColumns(mapping).map(({ column }) => column)));
  const skipped = () => (from.skipped ?? 0) + importer.skipped;
  importer.onWritten = ({ end, rows: at }) => {
    mark?.put({ bytes: end, lines: at, skipped: skipped(), missing: [...missing] });
    bar.to(format === "parquet" ? at : end, `${importer.documents} documents`);
  };
  importer.onSkipped = (bad) => tell(given, bad, unit);
  const rest = () => {
    const { documents } = importer;
    const told = `${documents}${from.lines > 0 ? " more" : ""} ${documents === 1 ? "document" : "documents"} before it ${documents === 1 ? "is" : "are"} written.`;
    return mark ? `${told} The same command continues from there.` : told;
  };
  try {
    await importer.import(noting(rows, missing), () => {
      if (stopping.asked) throw new Interrupted(`Interrupted.\n${rest()}`);
    });
  } catch (error) {
    if (error instanceof LineError) throw new LineError(error.number, `${error.problem}\n${rest()}`, unit);
    if (error instanceof Interrupted || error instanceof UsageError || importer.documents === 0) throw error;
    throw new CutShort(rest(), { cause: error });
  } finally {
    stopping.end();
    bar.stop();
  }
  mark?.remove();
  const { documents, bytes } = importer;
  printOne(given, { namespace: ns, documents, skipped: skipped(), bytes, [`resumed_after_${unit}`]: from.lines });
  const none = documents + from.lines === 0 ? [] : namedColumns(mapping).filter(({ column }) => missing.has(column));
  for (const one of none) tellMissing(given, one);
  return skipped() + none.length > 0 ? 1 : 0;
}

/** Takes from the columns those that a row has. Lines of JSON name them one by one. */
async function* noting(rows: AsyncIterable<Row>, missing: Set<string>): AsyncGenerator<Row> {
  for await (const row of rows) {
    for (const column of missing) if (Object.hasOwn(row.value, column)) missing.delete(column);
    yield row;
  }
}

/** @throws UsageError */
function checkInput(given: Given, file: string | undefined, format: FileFormat): void {
  if (file !== undefined) return;
  if (format === "parquet") throw new UsageError("Parquet has its index at the end. Name a file.");
  if (keyTakesInput(given))
    throw new UsageError("The API key already uses standard input. Name a file of documents, or give the key in another way.");
  if (process.stdin.isTTY) throw new UsageError("Name a file, or send the documents to standard input.");
}

/** @throws UsageError */
function onErrorOf(given: Given): (typeof ON_ERROR)[number] {
  const asked = text(given, "on-error") ?? "stop";
  const known = ON_ERROR.find((one) => one === asked);
  if (!known) throw new UsageError(`--on-error must be stop or skip, not "${asked}".`);
  return known;
}

async function rowsOf(format: FileFormat, file: string | undefined, delimiter: string, from: ReadSoFar): Promise<Rows> {
  if (format === "csv") return csvRows(file, delimiter, from);
  if (format === "jsonl") return jsonRows(file, from);
  const { parquetRows } = await import("../tables/parquet-rows.ts");
  return parquetRows(file!, from);
}

function tell(given: Given, { number, problem }: BadRow, unit: Rows["unit"]): void {
  const said = given.options.json
    ? JSON.stringify({ skipped: { [unit]: number, problem } })
    : visible(`Skipped: ${unit} ${number} ${problem}`);
  process.stderr.write(`${said}\n`);
}

function tellMissing(given: Given, { option, column }: Named): void {
  const said = given.options.json
    ? JSON.stringify({ missing: { option, column } })
    : `No line has the column "${column}", which ${option} names.`;
  process.stderr.write(`${said}\n`);
}
