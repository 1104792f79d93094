/**
 * Walks: a stream read block by block until enough documents match or it ends. Blocks grow while little is found, so the whole costs at
 * most a constant factor more than the entries that had to be passed.
 */
import type { Transaction } from "#src/db/database.ts";
import type { Found, FoundRow } from "./found.ts";
import { isShared, type Key, valueAt } from "./indexed.ts";
import type { Source } from "./source.ts";
import { statement } from "./statements.ts";
import type { Place, Stream } from "./stream.ts";
import { type Block, entriesOfBlockSql, matchesOfBlockSql, type Through } from "./walk-sql.ts";

export interface Walk {
  readonly stream: Stream;
  readonly through: Through | null;
  /** Which share of the entries is expected to match: the size of the first block follows from it. */
  readonly share: number;
}

/** The order of a stream does not tell some of its documents apart; another plan must be taken. */
export class Indistinct extends Error {}

/** A walk that has passed so many documents without finding enough is better given up. */
export class TooFar extends Error {}

interface WalkRequest {
  readonly walk: Walk;
  readonly after: Place | null;
  /** Rows wanted. */
  readonly want: number;
  /** The share of entries that must match; if it is less after a block the walk is `TooFar`. */
  readonly least: number;
  /** Documents that may be read before the walk is `TooFar`. */
  readonly farthest: number;
  source(): Source;
  /**
   * What a document must hold.
   * @param each whether entries are read one by one, and can carry answers
   */
  holds(source: Source, each: boolean): string | null;
}

/** Up to so many entries are returned one by one, matching or not: what they carry need not be read again. */
const MOST_RETURNED = 2_000;
const LARGEST_BLOCK = { documents: 20_000, probe: 20_000, set: 200_000, none: 10_000 };
/** More than what is expected, so that one block mostly is enough. */
const MARGIN = 1.25;
/** A block is at most so many times as large as the one before, and at least such a share of all before it. */
const GROWTH = 4;
const LEAST_GROWTH = 0.25;

export async function walk(tx: Transaction, request: WalkRequest): Promise<Found & { bytes: number; ended: boolean }> {
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
  /** Documents that were read. */
  documents: number;
  end: Place | null;
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
  after: Place | null,
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
    // The last row wanted only tells that there is another page, and is billed with that.
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
