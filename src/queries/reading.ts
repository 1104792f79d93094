/** Reads a whole page: finds rows, limits their size in memory, and adds the requested content. */
import type { QueryOptions, QueryRow } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { type GroupsOverCap, markAllOverCap } from "#src/judging/definitions/over-cap.ts";
import type { Lacked } from "#src/records/attributes/learn.ts";
import type { AsOf } from "./as-of.ts";
import type { Asked } from "./asked.ts";
import type { Counts } from "./counts.ts";
import { type Cursor, ended } from "./cursor.ts";
import type { After, FoundRow } from "./found.ts";
import type { Manifest } from "./manifest.ts";
import { type PageParts, PageReader } from "./page.ts";
import { readPin } from "./pins.ts";
import { attributesFor } from "./plan.ts";
import { type FilterReading, judgmentsRead, parseQuery } from "./request.ts";
import { isContentAsked, rowViews } from "./rows.ts";
import { readChanged } from "./sql.ts";
import { asOf, judgmentsOf, readStanding, type Standing } from "./standing.ts";

/** The state that links the pages of one query: the pin, and the last row of the previous page. */
export interface Chain extends Pick<Cursor, "pinId" | "sequence" | "begunAt"> {
  /** Null on the first page. */
  readonly last: Cursor["last"] | null;
}

export interface ReadingParts {
  /** A transaction whose statements all see one snapshot. */
  tx: Transaction;
  manifest: Manifest;
  counts: Counts;
  prefer: PageParts["prefer"];
  now: Date;
  groupsOverCap: GroupsOverCap;
}

export interface PageRequest {
  /** The namespace, and the scope of the API key. */
  ref: { name: string; scope: string | null };
  /** A filter of the API. Undefined means all documents. */
  filters: unknown;
  reading?: FilterReading;
  options: QueryOptions;
  /** Null means a first page, of the current state. */
  chain: Chain | null;
}

export interface PageRead {
  manifest: Manifest;
  chain: Chain | null;
  /** When the pin expires. Null on a first page. */
  pinnedUntil: Date | null;
  rows: QueryRow[];
  /** The size of the documents that were read. Null means all documents of the namespace. */
  bytes: number | null;
  /** The last row, if another page follows. */
  last: FoundRow | undefined;
  /** The state of judging, for a first page that another page follows. Null if the query reads no answers. */
  standing: Standing | null;
  /** The judgments whose answers the query reads. */
  judgments: readonly Judgment[];
  /** Attributes whose indexes the query could use, and those that it could use if they existed. */
  used: readonly string[];
  missed: readonly string[];
  /** A combined index that would have made the query faster. */
  lacked: Lacked | null;
}

/**
 * A page with content is held in memory, so its size is limited to that of the largest write, however many rows were requested.
 */
const MOST_BYTES = 64 * 1024 * 1024;

export async function readPage(parts: ReadingParts, { ref, filters, reading, options, chain }: PageRequest): Promise<PageRead> {
  const { tx, manifest } = parts;
  const { namespaceId, attributes } = manifest;
  const then = chain && (await readThen(tx, namespaceId, chain));
  const judgments = then
    ? then.judgments
    : await markAllOverCap(tx, parts.groupsOverCap, namespaceId, manifest.judgments, parts.now);
  const view = then?.view ?? null;
  const asked = parseQuery(filters, options, judgments, reading);
  const reader = new PageReader({ ...parts, indexes: { judgments, attributes }, asOf: view });
  const topK = options.top_k ?? 500;
  // Read one row more than the page holds, to know whether another page follows.
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
    used: [...usable.filter((name) => attributes.has(name)), ...reader.combined],
    missed: usable.filter((name) => !attributes.has(name)),
    lacked: reader.lacked,
  };
}

/** The state when the first page was read. */
async function readThen(
  tx: Transaction,
  namespaceId: number,
  { pinId, sequence }: Chain,
): Promise<{ view: AsOf; judgments: ReadonlyMap<string, Judgment>; until: Date }> {
  const [pin, changed] = await Promise.all([readPin(tx, namespaceId, pinId), readChanged(tx, namespaceId, sequence)]);
  if (!pin?.isAnswered) throw ended();
  return { view: asOf(pin.sequence, changed, pin.standing), judgments: judgmentsOf(pin.standing), until: pin.expires_at };
}

/** The last row of the previous page. If its value was too long for the cursor, it is read from the document. */
async function startOf(reader: PageReader, asked: Asked, chain: Chain | null): Promise<After | null> {
  if (!chain?.last) return null;
  const { id, value } = chain.last;
  if (value !== undefined) return { id, value };
  const read = await reader.rankedValue(asked, id);
  if (read !== undefined) return { id, value: read };
  throw invalidRequest([{ path: "/cursor", message: "cannot be continued; start again without a cursor" }]);
}

/** The first rows whose predecessors fit into the given size. At least one row. */
function upTo(bytes: number, rows: readonly FoundRow[]): FoundRow[] {
  let before = 0;
  return rows.filter((row) => {
    const fits = before <= bytes;
    before += row.bytes;
    return fits;
  });
}
