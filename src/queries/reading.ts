/** A page read whole: found, cut to what can be held in memory, and with the content that was asked for. */
import type { QueryOptions, QueryRow } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import { markAllOverCap } from "#src/groups/over-cap.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { AsOf } from "./as-of.ts";
import type { Asked } from "./asked.ts";
import type { Counts } from "./counts.ts";
import { type Cursor, expired } from "./cursor.ts";
import type { After, FoundRow } from "./found.ts";
import type { Manifest } from "./manifest.ts";
import { type PageParts, PageReader } from "./page.ts";
import { readPin } from "./pins.ts";
import { attributesFor } from "./plan.ts";
import { type FilterReading, judgmentsRead, parseQuery } from "./request.ts";
import { isContentAsked, rowViews } from "./rows.ts";
import { readChanged } from "./sql.ts";
import { asOf, judgmentsOf, readStanding, type Standing } from "./standing.ts";

/** The pages of one query: the pin that they are read by, and the row that the page before ended with. */
export interface Chain extends Pick<Cursor, "pinId" | "sequence" | "begunAt"> {
  /** Null: the first page. */
  readonly last: Cursor["last"] | null;
}

export interface ReadingParts {
  /** One whose statements all see the same state. */
  tx: Transaction;
  manifest: Manifest;
  counts: Counts;
  prefer: PageParts["prefer"];
  now: Date;
}

export interface PageRequest {
  /** Whose documents are read, and what the key that asks is restricted to. */
  ref: { name: string; scope: string | null };
  /** A filter of the wire; undefined: all documents. */
  filters: unknown;
  reading?: FilterReading;
  options: QueryOptions;
  /** Null: a first page, of everything as it is now. */
  chain: Chain | null;
}

export interface PageRead {
  manifest: Manifest;
  chain: Chain | null;
  /** When the chain's pin goes as things are; null of a first page. */
  pinnedUntil: Date | null;
  rows: QueryRow[];
  /** Of the documents that were read to find them; null: of all in the namespace. */
  bytes: number | null;
  /** The last row, where there is another page after it. */
  last: FoundRow | undefined;
  /** What answers stood at, of a first page that has another after it; null where the query reads none. */
  standing: Standing | null;
  /** The judgments whose answers the query reads. */
  judgments: readonly Judgment[];
  /** Attributes whose indexes it could use, and those it could use if they had one. */
  used: readonly string[];
  missed: readonly string[];
}

/** A page with content ends at the size of the largest write, however many rows were asked for: it is held in memory whole. */
const MOST_BYTES = 64 * 1024 * 1024;

export async function readPage(parts: ReadingParts, { ref, filters, reading, options, chain }: PageRequest): Promise<PageRead> {
  const { tx, manifest } = parts;
  const { namespaceId, attributes } = manifest;
  const then = chain && (await readThen(tx, namespaceId, chain));
  const judgments = then ? then.judgments : await markAllOverCap(tx, namespaceId, manifest.judgments, parts.now);
  const view = then?.view ?? null;
  const asked = parseQuery(filters, options, judgments, reading);
  const reader = new PageReader({ ...parts, indexes: { judgments, attributes }, asOf: view });
  const topK = options.top_k ?? 500;
  // One more than the page holds tells whether there is another page.
  const found = await reader.read(asked, await startOf(reader, asked, chain), topK + 1);
  const rows = isContentAsked(options.include) ? upTo(MOST_BYTES, found.rows.slice(0, topK)) : found.rows.slice(0, topK);
  const more = rows.length < found.rows.length;
  const read = judgmentsRead(asked, options, judgments);
  const usable = attributesFor(asked, judgments);
  const [views, standing] = await Promise.all([
    rowViews(tx, { ...ref, namespaceId }, rows, options.include, judgments, view),
    more && !chain && read.length > 0 ? readStanding(tx, namespaceId, read) : null,
  ]);
  return {
    manifest,
    chain,
    pinnedUntil: then?.until ?? null,
    rows: views,
    bytes: found.bytes,
    last: more ? rows.at(-1) : undefined,
    standing,
    judgments: read,
    used: usable.filter((name) => attributes.has(name)),
    missed: usable.filter((name) => !attributes.has(name)),
  };
}

/** What was when the first page was read. */
async function readThen(
  tx: Transaction,
  namespaceId: number,
  { pinId, sequence }: Chain,
): Promise<{ view: AsOf; judgments: ReadonlyMap<string, Judgment>; until: Date }> {
  const [pin, changed] = await Promise.all([readPin(tx, namespaceId, pinId), readChanged(tx, namespaceId, sequence)]);
  if (!pin) throw expired();
  return { view: asOf(pin.sequence, changed, pin.standing), judgments: judgmentsOf(pin.standing), until: pin.expires_at };
}

/** The row that the page before ended with; a value too long for the cursor is read from its document. */
async function startOf(reader: PageReader, asked: Asked, chain: Chain | null): Promise<After | null> {
  if (!chain?.last) return null;
  const { id, value } = chain.last;
  if (value !== undefined) return { id, value };
  const read = await reader.rankedValue(asked, id);
  if (read !== undefined) return { id, value: read };
  throw invalidRequest([{ path: "/cursor", message: "cannot be continued; start again without one" }]);
}

/** Rows while those before them have no more bytes than so many: at least one. */
function upTo(bytes: number, rows: readonly FoundRow[]): FoundRow[] {
  let before = 0;
  return rows.filter((row) => {
    const fits = before <= bytes;
    before += row.bytes;
    return fits;
  });
}
