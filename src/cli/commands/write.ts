/** `write`: documents from JSON lines, a request at a time; what has been written of a file is remembered beside it until all is. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Client } from "#generated/client/index.ts";
import type { Command, Given } from "../command.ts";
import { clientOf } from "../connection.ts";
import { type Line, linesFrom } from "../lines.ts";
import { printOne } from "../output.ts";
import { progress } from "../progress.ts";

/** The limits of a request are 1,000 documents and 64 MB. */
const DOCUMENTS = 1_000;
const BYTES = 8 * 1024 * 1024;

export const write: Command = {
  name: "write",
  takes: "<namespace> [file]",
  about:
    'Writes documents: one a line as JSON, {"id", "attributes", "state"}, from a file or standard input. A file whose writing was cut short goes on where it was.',
  options: {
    patch: { type: "boolean", about: "Patch documents instead of replacing them." },
    restart: { type: "boolean", about: "Begin at the start of the file, whatever was written of it before." },
  },
  run,
};

async function run(given: Given): Promise<undefined> {
  const [ns, file] = given.words as [string, string?];
  const client = clientOf(given);
  const mark = file === undefined || file === "-" ? null : `${file}.written`;
  if (mark && given.options.restart) rmSync(mark, { force: true });
  const start = mark && existsSync(mark) ? Number(readFileSync(mark, "utf8")) : 0;
  const total = mark ? statSync(file!).size : 0;
  const bar = progress(given, total, "bytes");
  let written = 0;
  let bytes = 0;
  try {
    for await (const batch of batches(linesFrom(file, start))) {
      await send(client, ns, batch, given.options.patch === true);
      written += batch.length;
      bytes += batch.reduce((sum, line) => sum + line.bytes, 0);
      if (mark) writeFileSync(mark, String(batch.at(-1)!.end));
      bar.to(batch.at(-1)!.end, `${written} documents`);
    }
  } finally {
    bar.stop();
  }
  if (mark) rmSync(mark, { force: true });
  printOne(given, { namespace: ns, documents: written, bytes, resumed_at: start });
}

async function send(client: Client, ns: string, batch: readonly Line[], patch: boolean): Promise<void> {
  const items = batch.map(({ value }) => value) as never[];
  await client.documents.write({ ns, body: patch ? { patch: items } : { upsert: items } });
}

async function* batches(lines: AsyncGenerator<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let bytes = 0;
  for await (const line of lines) {
    if (batch.length > 0 && (batch.length === DOCUMENTS || bytes + line.bytes > BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(line);
    bytes += line.bytes;
  }
  if (batch.length > 0) yield batch;
}
