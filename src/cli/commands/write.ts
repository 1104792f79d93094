/**
 * `write`: documents from JSON lines, a request at a time. What comes before a line that is wrong, or before Ctrl-C, is written; of a file it is
 * remembered how far, and the same command goes on there.
 */
import { type Client, JudgmentServiceError } from "#generated/client/index.ts";
import { keyOf, keyTakesInput } from "../api-key.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { addressOf, clientOf } from "../connection.ts";
import { CutShort, Interrupted } from "../failures.ts";
import { interruption } from "../interruption.ts";
import { BEGINNING, type Line, LineError, linesFrom } from "../lines.ts";
import { printOne } from "../output.ts";
import { progress } from "../progress.ts";
import { WrittenMark } from "../written-mark.ts";

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
  const [ns, named] = given.words as [string, string?];
  const client = clientOf(given);
  const file = named === "-" ? undefined : named;
  if (file === undefined && keyTakesInput(given)) {
    throw new UsageError("Standard input is taken by the API key: name a file of documents, or give the key by another way.");
  }
  if (file === undefined && process.stdin.isTTY) throw new UsageError("Name a file, or send the lines to standard input.");
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
    return mark ? `${before}; the same command goes on from there.` : `${before}.`;
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

/** A request of lines; where one of them is refused, those before it by themselves. @throws LineError */
async function send(
  { client, ns, patch }: Target,
  lines: readonly Line[],
  written: (lines: readonly Line[]) => void,
): Promise<void> {
  const items = lines.map(({ value }) => value) as never[];
  try {
    await client.documents.write({ ns, body: patch ? { patch: items } : { upsert: items } });
  } catch (error) {
    const wrong = refusedOf(error, lines.length);
    const line = wrong && lines[wrong.at];
    if (!line) throw error;
    if (wrong.at > 0) await send({ client, ns, patch }, lines.slice(0, wrong.at), written);
    throw new LineError(line.number, `is refused: ${wrong.problem}`);
  }
  written(lines);
}

/** The first of a request's items that is refused, and why. */
function refusedOf(error: unknown, lines: number): { at: number; problem: string } | null {
  if (!(error instanceof JudgmentServiceError)) return null;
  // Only a line by itself is as large as that.
  if (error.code === "too_large" && lines === 1) return { at: 0, problem: "it is larger than the 64 MB of a request" };
  if (error.code !== "invalid_request") return null;
  const issues = (error.details.issues ?? []).flatMap(({ path, message }) => {
    const [, at, member] = /^\/(?:upsert|patch)\/(\d+)(.*)$/.exec(path) ?? [];
    return at === undefined ? [] : [{ at: Number(at), problem: `${member === "" ? "it" : member} ${message}` }];
  });
  return issues.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** What comes before a line that is wrong is a batch of its own. */
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
