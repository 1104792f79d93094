/**
 * Builds the rows of indexes behind the queries that asked for them, a page of documents at a time. A page is read and encoded while
 * commits go on; then the namespace is held for as long as it takes to read again what has changed meanwhile and to insert the rows. (Rows
 * inserted without the lock could be older than a commit's; documents locked one by one would all be written.)
 */
import type { Database } from "#src/db/database.ts";
import { indexedKeys } from "#src/documents/indexed-times.ts";
import * as sql from "./sql.ts";
import * as values from "./values-sql.ts";

/** Documents of a page: inserting their rows takes some 20 ms, which is how long a commit may have to wait. */
const PAGE_DOCUMENTS = 2_000;

/** Builds the next page of what a namespace is building; null where nothing is, or the number of its documents. */
export async function buildPage(db: Database, namespaceId: number): Promise<number | null> {
  const stretch = nextStretch(await sql.readIndexes(db, namespaceId));
  if (!stretch) return null;
  const { attributes, after } = stretch;
  const { sequence, documents } = await values.readPage(db, namespaceId, attributes, { after, limit: PAGE_DOCUMENTS });
  const last = documents.length < PAGE_DOCUMENTS;
  const upTo = boundary(stretch, documents, last);
  const within = upTo === null ? documents : documents.filter(({ document_id }) => document_id <= upTo);
  const encoded = new Map(within.map((document) => [document.document_id, rowsOf(document, attributes)]));
  await db.transaction(async (tx) => {
    const held = await sql.holdNamespace(tx, namespaceId);
    const now = await sql.readIndexes(tx, namespaceId);
    // Whoever built meanwhile, or dropped one of these, has made the page pointless; the next look finds what is left.
    if (!held || !attributes.every((attribute) => isAt(now, attribute, after))) return;
    const rows = new Map(encoded);
    if (held.sequence !== sequence) {
      const changed = await values.readChangedBetween(tx, namespaceId, sequence, { after, upTo });
      for (const id of changed) rows.delete(id);
      for (const document of await values.readAttributes(tx, namespaceId, changed, attributes)) {
        rows.set(document.document_id, rowsOf(document, attributes));
      }
    }
    await values.insertValues(tx, namespaceId, [...rows.values()].flat().sort(byKey));
    if (upTo === null) await sql.setState(tx, namespaceId, attributes, "ready");
    else await sql.setBuiltUpTo(tx, namespaceId, attributes, upTo);
  });
  return within.length;
}

/** Attributes that have been built up to the same document, and where another of those being built stands further on. */
interface Stretch {
  attributes: string[];
  after: string;
  /** Null: to the end. */
  until: string | null;
}

/** The indexes that are furthest behind go on together, to where they meet the next. */
function nextStretch(indexes: readonly sql.IndexRow[]): Stretch | undefined {
  const building = indexes.filter(({ state }) => state === "building");
  const places = [...new Set(building.map(({ built_up_to }) => built_up_to))].sort();
  const [after, until = null] = places;
  if (after === undefined) return undefined;
  const attributes = building.filter(({ built_up_to }) => built_up_to === after).map(({ attribute }) => attribute);
  return { attributes, after, until };
}

/** The document that the page ends with; null for the end of the namespace. */
function boundary({ until }: Stretch, documents: readonly values.AttributesRow[], last: boolean): string | null {
  const end = last ? null : documents.at(-1)!.document_id;
  if (until === null) return end;
  return end === null || until < end ? until : end;
}

function isAt(indexes: readonly sql.IndexRow[], attribute: string, place: string): boolean {
  return indexes.some((index) => index.attribute === attribute && index.state === "building" && index.built_up_to === place);
}

interface ValueRow {
  attribute: string;
  value: string;
  documentId: string;
}

function rowsOf(document: values.AttributesRow, names: readonly string[]): ValueRow[] {
  return names.flatMap((attribute) =>
    indexedKeys(document, attribute).map((value) => ({ attribute, value, documentId: document.document_id })),
  );
}

/** In the order of the table's key, which takes two thirds of the time of any other. */
function byKey(one: ValueRow, other: ValueRow): number {
  return compare(one.attribute, other.attribute) || compare(one.value, other.value) || compare(one.documentId, other.documentId);
}

/** Names, keys and ids are ASCII. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
