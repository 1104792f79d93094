/**
 * Walks: a stream is read block by block until enough documents match or it ends. Blocks grow while few documents match. So the total cost
 * is at most a constant factor of the entries that had to be passed.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Found, FoundRow } from "./found.ts";
import { isShared, type Key, valueAt } from "./indexed.ts";
import type { Source } from "./source.ts";
import { statement } from "./statements.ts";
import type { EntryPosition, KeysStream, Stream } from "./stream.ts";
import { goesOnSql, streamedSql } from "./streamed-sql.ts";
import { type Block, entriesOfBlockSql, matchesOfBlockSql, type Through } from "./walk-sql.ts";

export interface Walk {
  readonly stream: Stream;
  readonly through: Through | null;
  /** The expected share of entries that match. It determines the size of the first block. */
  readonly share: number;
}

/** The order of a stream does not distinguish some of its documents, so another plan is needed. */
export class Indistinct extends Error {}

/** The walk has read too many documents without finding enough, and another plan is better. */
export class TooFar extends Error {}

interface WalkRequest {
  readonly walk: Walk;
  readonly after: EntryPosition | null;
  /** Whether a document that all lookups propose is known to match. */
  readonly exact: boolean;
  /** The number of rows wanted. */
  readonly want: number;
  /** The minimum share of entries that must match. If it is lower after a block, the walk fails with `TooFar`. */
  readonly least: number;
  /** The most documents that may be read before the walk fails with `TooFar`. */
  readonly farthest: number;
  source(): Source;
  /**
   * The condition that a document must meet.
   *
   * @param each whether entries are read one by one, and can carry answers
   */
  holds(source: Source, each: boolean): string | null;
}

/**
 * Up to this many entries are returned one by one, even if they do not match. The answers that they carry need not be read again.
 */
const MOST_RETURNED = 2_000;
const LARGEST_BLOCK = { documents: 20_000, probe: 20_000, set: 200_000, none: 10_000 };
/** Read slightly more than expected, so that one block is usually enough. */
const MARGIN = 1.25;
/** A block is at most this many times as large as the previous one, and at least this share of all entries before it. */
const GROWTH = 4;
const LEAST_GROWTH = 0.25;
/**
 * A streamed walk stops by itself, so it may read this many times as many entries as expected. Of a walk that is only tried, at least an
 * eighth must match.
 */
const STREAMED_MARGIN = 4;
const STREAMED_TRIAL = 8;

type Walked = Found & { bytes: number; ended: boolean };

export async function walk(tx: Transaction, request: WalkRequest): Promise<Walked> {
  return (request.exact && (await streamed(tx, request))) || inBlocks(tx, request);
}

/** A page in one statement. Null if the walk cannot be streamed, or went on for much longer than expected. */
async function streamed(tx: Transaction, request: WalkRequest): Promise<Walked | null> {
  const { want, after, least } = request;
  const { stream, through, share } = request.walk;
  if (stream.is !== "keys" || through === null) return null;
  const trial = least > 0;
  const expected = trial ? want * STREAMED_TRIAL : (want / Math.max(share, 1e-6)) * STREAMED_MARGIN;
  const limit = Math.min(LARGEST_BLOCK[through.by], Math.ceil(expected));
  const source = request.source();
  const text = streamedSql(source, { stream, through, after, limit, want, holds: request.holds(source, true) });
  const entries = await tx.query<EntryRow & { document_id: string }>(statement(text, source.bindings.values));
  if (entries.length < want && (await goesOn(tx, request.source(), { stream, after, limit }))) {
    if (trial) throw new TooFar();
    return null;
  }
  const rows = entries.map((entry) => found(stream, entry));
  // The last wanted row only tells that another page follows. It is billed with that page.
  const bytes = rows.slice(0, want - 1).reduce((sum, row) => sum + row.bytes, 0);
  return { rows, bytes, ended: rows.length < want };
}

async function goesOn(
  tx: Transaction,
  source: Source,
  stretch: { stream: KeysStream; after: EntryPosition | null; limit: number },
): Promise<boolean> {
  const [row] = await tx.query<{ more: boolean }>(statement(goesOnSql(source, stretch), source.bindings.values));
  return row!.more;
}

async function inBlocks(tx: Transaction, request: WalkRequest): Promise<Walked> {
  const { walk, want, least, farthest } = request;
  const largest = LARGEST_BLOCK[walk.through?.by ?? (walk.stream.is === "documents" ? "documents" : "none")];
  const rows: FoundRow[] = [];
  let bytes = 0;
  let documents = 0;
  let entries = 0;
  let after = request.after;
  let limit = Math.min(largest, walk.share >= 1 ? want : Math.ceil((want * MARGIN) / Math.max(walk.share, 1e-6)));
  for (;;) {
    const block = await readBlock(tx, request, after, limit, want - rows.length);
    rows.push(...block.rows);
    bytes += block.bytes;
    documents += block.documents;
    entries += block.entries;
    if (rows.length >= want) return { rows, bytes, ended: false };
    if (block.entries < limit) return { rows, bytes, ended: true };
    const share = (rows.length + 1) / (entries + 1);
    if (share < least || documents > farthest) throw new TooFar();
    after = block.end;
    const missing = ((want - rows.length) * MARGIN) / share;
    limit = Math.ceil(Math.min(largest, limit * GROWTH, Math.max(missing, entries * LEAST_GROWTH)));
  }
}

interface BlockRead {
  rows: FoundRow[];
  bytes: number;
  entries: number;
  /** The number of documents that were read. */
  documents: number;
  end: EntryPosition | null;
}

interface EntryRow {
  key: Key | null;
  document_id: string | null;
  revision: number;
  incarnation: number;
  bytes: number;
}

async function readBlock(
  tx: Transaction,
  request: WalkRequest,
  after: EntryPosition | null,
  limit: number,
  want: number,
): Promise<BlockRead> {
  const { stream, through } = request.walk;
  const source = request.source();
  const each = through === null && limit <= Math.max(MOST_RETURNED, want);
  const block: Block = { stream, through, after, limit, holds: request.holds(source, each) };
  return each ? readEntries(tx, source, block, want) : readMatches(tx, source, block, want);
}

async function readEntries(tx: Transaction, source: Source, block: Block, want: number): Promise<BlockRead> {
  const text = entriesOfBlockSql(source, block);
  const entries = await tx.query<EntryRow & { document_id: string; holds: boolean }>(statement(text, source.bindings.values));
  const rows: FoundRow[] = [];
  let bytes = 0;
  for (const entry of entries) {
    if (entry.holds) rows.push(found(block.stream, entry));
    // The last wanted row only tells that another page follows. It is billed with that page.
    if (rows.length === want) break;
    bytes += entry.bytes;
  }
  const last = entries.at(-1);
  return {
    rows,
    bytes,
    entries: entries.length,
    documents: entries.length,
    end: last ? { key: last.key, id: last.document_id } : null,
  };
}

async function readMatches(tx: Transaction, source: Source, block: Block, want: number): Promise<BlockRead> {
  const text = matchesOfBlockSql(source, block, want);
  const matches = await tx.query<
    EntryRow & { entries: number; looked: number; scanned: number; end_key: Key | null; end_id: string }
  >(statement(text, source.bindings.values));
  const { entries, looked, scanned, end_key, end_id } = matches[0]!;
  return {
    rows: matches.flatMap((row) =>
      row.document_id === null ? [] : [found(block.stream, row as EntryRow & { document_id: string })],
    ),
    bytes: scanned,
    entries,
    documents: looked,
    end: { key: end_key, id: end_id },
  };
}

function found(stream: Stream, { key, document_id, revision, incarnation, bytes }: EntryRow & { document_id: string }): FoundRow {
  if (stream.is !== "keys") return { document_id, revision, incarnation, bytes, value: null };
  if (isShared(stream.index, key!)) throw new Indistinct();
  return { document_id, revision, incarnation, bytes, value: valueAt(stream.index, key!) };
}
