/**
 * `write`: sends documents from JSON Lines in batches. Lines before an invalid line or before Ctrl-C are written. For a file, the
 * position is stored, and the same command continues there.
 */
import type { Client } from "#generated/client/index.ts";
import { keyTakesInput } from "../api-key.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { addressOf, clientOf, keyOf } from "../connection.ts";
import { CutShort, Interrupted } from "../failures.ts";
import { interruption } from "../interruption.ts";
import { BEGINNING, type Line, LineError, linesFrom } from "../lines.ts";
import { printOne } from "../output.ts";
import { progress } from "../progress.ts";
import { isTooLarge, refusedOf } from "../refused.ts";
import { WrittenMark } from "../written-mark.ts";

/** The limits of a request are 1,000 documents and 64 MB. */
const DOCUMENTS = 1_000;
const BYTES = 8 * 1024 * 1024;

export const write: Command = {
  name: "write",
  takes: "<namespace> [file]",
  about:
    'Writes documents from a file or standard input, one JSON object per line: {"id", "attributes", "state"}. If the writing of a file is interrupted, the same command continues it.',
  options: {
    patch: { type: "boolean", about: "Patch documents instead of replacing them." },
    restart: { type: "boolean", about: "Begin at the start of the file, even if a part of it was written before." },
  },
  run,
};

async function run(given: Given): Promise<undefined> {
  const [ns, named] = given.words as [string, string?];
  const client = clientOf(given);
  const file = named === "-" ? undefined : named;
  if (file === undefined && keyTakesInput(given)) {
    throw new UsageError("The API key already uses standard input. Name a file of documents, or give the key in another way.");
  }
  if (file === undefined && process.stdin.isTTY) throw new UsageError("Name a file, or send the documents to standard input.");
  const patch = given.options.patch === true;
  const mark = file === undefined ? null : new WrittenMark(file, [addressOf(given), keyOf(given), ns, patch]);
  if (given.options.restart) mark?.remove();
  const from = mark?.read() ?? BEGINNING;
  const bar = progress(given, mark?.size ?? 0, "bytes");
  const stopping = interruption();
  let [documents, bytes] = [0, 0];
  const written = (lines: readonly Line[]) => {
    const last = lines.at(-1)!;
    documents += lines.length;
    bytes += lines.reduce((sum, line) => sum + line.bytes, 0);
    mark?.put({ bytes: last.end, lines: last.number });
    bar.to(last.end, `${documents} documents`);
  };
  const rest = () => {
    const more = from.lines > 0 ? " more" : "";
    const before =
      documents === 1 ? `1${more} document before it is written` : `${documents}${more} documents before it are written`;
    return mark ? `${before}. The same command continues from there.` : `${before}.`;
  };
  try {
    for await (const batch of batches(linesFrom(file, from))) {
      await send({ client, ns, patch }, batch, written);
      if (stopping.asked) throw new Interrupted(`Interrupted.\n${rest()}`);
    }
  } catch (error) {
    if (error instanceof LineError) throw new LineError(error.number, `${error.problem}\n${rest()}`);
    if (error instanceof Interrupted || documents === 0) throw error;
    throw new CutShort(rest(), { cause: error });
  } finally {
    stopping.end();
    bar.stop();
  }
  mark?.remove();
  printOne(given, { namespace: ns, documents, bytes, resumed_after_line: from.lines });
}

interface Target {
  client: Client;
  ns: string;
  patch: boolean;
}

/** Sends a batch of lines, in halves where it is too large. If one is refused, the lines before it are sent alone. @throws LineError */
async function send(
  { client, ns, patch }: Target,
  lines: readonly Line[],
  written: (lines: readonly Line[]) => void,
): Promise<void> {
  const items = lines.map(({ value }) => value) as never[];
  try {
    await client.documents.write({ ns, body: patch ? { patch: items } : { upsert: items } });
  } catch (error) {
    if (isTooLarge(error) && lines.length > 1) {
      const middle = lines.length >> 1;
      await send({ client, ns, patch }, lines.slice(0, middle), written);
      return send({ client, ns, patch }, lines.slice(middle), written);
    }
    const [wrong] = refusedOf(error, lines.length);
    const line = wrong && lines[wrong.at];
    if (!line) throw error;
    if (wrong.at > 0) await send({ client, ns, patch }, lines.slice(0, wrong.at), written);
    throw new LineError(line.number, `is refused: ${wrong.problem}`);
  }
  written(lines);
}

/** The lines before an invalid line are a batch of their own. */
async function* batches(lines: AsyncGenerator<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let bytes = 0;
  let wrong: unknown;
  try {
    for await (const line of lines) {
      if (batch.length > 0 && (batch.length === DOCUMENTS || bytes + line.bytes > BYTES)) {
        yield batch;
        batch = [];
        bytes = 0;
      }
      batch.push(line);
      bytes += line.bytes;
    }
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    wrong = error;
  }
  if (batch.length > 0) yield batch;
  if (wrong) throw wrong;
}
