/**
 * `documents export`: writes documents with answers to CSV, JSON Lines or Parquet. All rows are of one snapshot. The columns of a
 * table are known only at the end, so its rows wait in a file in its directory.
 */
import { closeSync, createReadStream, createWriteStream, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { type Json, type JsonObject, parseJson } from "typespec-koa-runtime/json";
import { caller } from "../api/call.ts";
import { contractOperations } from "../api/operations.ts";
import { type Command, type Given, json, limitOf, names, text, UsageError } from "../command.ts";
import { BEGINNING, linesOf } from "../lines.ts";
import { printOne } from "../output.ts";
import { progress } from "../progress.ts";
import { FORMAT, fileFormatOf } from "../tables/file-format.ts";
import { type FlatRow, FoundColumns, flatRow, STATES, type StateAs, typesFor } from "../tables/flat-rows.ts";
import { put, writeCsv, writeParquet } from "../tables/table-files.ts";
import { wholeFile } from "../whole-file.ts";

export const exportDocuments: Command = {
  name: "documents export",
  takes: "<namespace> [file]",
  about: "Writes documents with their answers to a CSV, JSON Lines or Parquet file, or to standard output.",
  options: {
    format: { ...FORMAT, about: "csv, jsonl or parquet. Default: the extension of the file. Parquet needs a file." },
    filters: {
      type: "string",
      value: "json",
      about: 'A filter, for example ["attributes.status","Eq","open"]. Default: all documents.',
    },
    attributes: { type: "string", value: "a,b", about: "Only these attributes. Default: all." },
    answers: { type: "string", value: "a,b", about: "Judgments whose answers to export. Default: none." },
    state: {
      type: "string",
      value: "how",
      values: STATES,
      about: "columns: a column for each member; json: one column; none. Default: columns.",
    },
    limit: { type: "string", value: "n", about: "The largest number of documents. Default: all." },
  },
  more: [
    'Columns are named "id", "attributes.<name>", "state.<name>" and "answers.<judgment>.<part>". An answer has the parts p, value or score,',
    "confidence, freshness and thresholds. In CSV, a column whose values are not all texts has JSON in its cells. The result names the types;",
    'give them to "judgment import --types", and the same documents come back. Parquet keeps the types itself.',
  ].join("\n"),
  run,
};

async function run(given: Given): Promise<undefined> {
  const [ns, named] = given.words as [string, string?];
  const file = named === "-" ? undefined : named;
  const format = fileFormatOf(given, file);
  if (format === "parquet" && file === undefined) throw new UsageError("Parquet needs a file. Name one.");
  const stateAs = stateOf(given);
  const bar = progress(given, 0, "documents");
  let documents = 0;
  const rows = async function* (): AsyncGenerator<JsonObject> {
    for await (const row of queried(given, ns, stateAs)) {
      yield row;
      documents += 1;
      bar.to(documents);
    }
  };
  let types: string | null = null;
  try {
    if (format === "jsonl") await intoFile(file, (to) => writeLines(to, rows()));
    else types = await writeTable(file, format, stateAs, rows());
  } finally {
    bar.stop();
  }
  // Standard output has the documents.
  if (file !== undefined)
    printOne(given, { namespace: ns, documents, file, format, ...(types === null || format === "parquet" ? {} : { types }) });
  else if (types !== null && types !== "" && !given.options.json) process.stderr.write(`To import it: --types '${types}'\n`);
  return undefined;
}

/** @throws UsageError */
function stateOf(given: Given): StateAs {
  const asked = text(given, "state") ?? "columns";
  const known = STATES.find((one) => one === asked);
  if (!known) throw new UsageError(`--state must be one of ${STATES.join(", ")}, not "${asked}".`);
  return known;
}

/** Rows of all pages, with every number as it was sent. */
async function* queried(given: Given, ns: string, stateAs: StateAs): AsyncGenerator<JsonObject> {
  const [filters, attributes, answers, limit] = [
    json(given, "filters"),
    names(given, "attributes"),
    names(given, "answers"),
    limitOf(given),
  ];
  const include = { attributes: attributes ?? true, state: stateAs !== "none", ...(answers ? { answers } : {}) };
  const call = caller(given, contractOperations().find(({ call }) => call.id === "queries_query")!.call);
  let left = limit ?? Number.POSITIVE_INFINITY;
  for (let cursor: Json = null; left > 0; ) {
    const body = { include, top_k: Math.min(500, left), ...(filters ? { filters } : {}), ...(cursor === null ? {} : { cursor }) };
    const page = parseJson((await call({ ns, body })).text) as JsonObject;
    const rows = page.rows as JsonObject[];
    yield* rows;
    left -= rows.length;
    cursor = page.next_cursor!;
    if (cursor === null) return;
  }
}

async function writeLines(to: Writable, rows: AsyncIterable<JsonObject>): Promise<void> {
  for await (const { id, attributes = {}, state, answers } of rows)
    await put(to, `${JSON.stringify({ id, attributes, ...(state ? { state } : {}), ...(answers ? { answers } : {}) })}\n`);
}

/** @returns what the import needs to know of the types */
async function writeTable(
  file: string | undefined,
  format: "csv" | "parquet",
  stateAs: StateAs,
  rows: AsyncIterable<JsonObject>,
): Promise<string> {
  const waiting = namelessFile(file === undefined ? tmpdir() : dirname(file));
  const found = new FoundColumns();
  try {
    await into(createWriteStream("", { fd: waiting, autoClose: false }), async (to) => {
      for await (const one of rows) {
        const row = flatRow(one, stateAs);
        found.add(row);
        await put(to, `${JSON.stringify(row)}\n`);
      }
    });
    const columns = found.all;
    const again = async function* (): AsyncGenerator<FlatRow> {
      const stream = createReadStream("", { fd: waiting, start: 0, autoClose: false });
      for await (const { content } of linesOf(stream, BEGINNING)) yield parseJson(content.toString("utf8")) as FlatRow;
    };
    if (format === "csv") await intoFile(file, (to) => writeCsv(to, columns, again()));
    else await wholeFile(file!, (part) => writeParquet(part, columns, again()));
    return typesFor(columns);
  } finally {
    closeSync(waiting);
  }
}

/** A descriptor of a file that has lost its name: its content goes with the process, however that ends. */
function namelessFile(place: string): number {
  const directory = mkdtempSync(join(place, ".judgment-export-"));
  try {
    return openSync(join(directory, "rows.jsonl"), "wx+", 0o600);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function intoFile(file: string | undefined, write: (to: Writable) => Promise<void>): Promise<void> {
  if (file === undefined) return write(process.stdout);
  await wholeFile(file, (part) => into(createWriteStream(part), write));
}

async function into(to: Writable, write: (to: Writable) => Promise<void>): Promise<void> {
  const ended = finished(to);
  try {
    await Promise.race([write(to).then(() => to.end()), ended]);
    await ended;
  } catch (error) {
    to.destroy();
    await ended.catch(() => undefined);
    throw error;
  }
}
