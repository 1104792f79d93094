/**
 * Builds indexes in the background, a page of documents at a time, after queries have asked for them. It reads and encodes a page
 * while commits continue. Then it locks the namespace, reads again what has changed meanwhile, and inserts the rows. (Without the
 * lock, rows could be older than a commit's. Locking each document instead would write every one.)
 */
import type { Database } from "#src/foundation/db/database.ts";
import { attributesOf, indexedKeys } from "#src/records/values/indexed-times.ts";
import * as sql from "./sql.ts";
import * as values from "./values-sql.ts";

/** Documents per page. Inserting their rows takes about 20 ms, and a commit may have to wait that long. */
const PAGE_DOCUMENTS = 2_000;

/** Builds the next page for a namespace. Returns the number of the page's documents; null if nothing is being built. */
export async function buildPage(db: Database, namespaceId: number): Promise<number | null> {
  const stretch = nextStretch(await sql.readIndexes(db, namespaceId));
  if (!stretch) return null;
  const { attributes, after } = stretch;
  const read = attributesOf(attributes);
  const { sequence, documents } = await values.readPage(db, namespaceId, read, { after, limit: PAGE_DOCUMENTS });
  const last = documents.length < PAGE_DOCUMENTS;
  const upTo = boundary(stretch, documents, last);
  const within = upTo === null ? documents : documents.filter(({ document_id }) => document_id <= upTo);
  const encoded = new Map(within.map((document) => [document.document_id, rowsOf(document, attributes)]));
  await db.transaction(async (tx) => {
    const held = await sql.holdNamespace(tx, namespaceId);
    const now = await sql.readIndexes(tx, namespaceId);
    // Another builder, or the removal of one of these indexes, has made the page useless. The next call finds the remaining work.
    if (!held || !attributes.every((attribute) => isAt(now, attribute, after))) return;
    const rows = new Map(encoded);
    if (held.sequence !== sequence) {
      const changed = await values.readChangedBetween(tx, namespaceId, sequence, { after, upTo });
      for (const id of changed) rows.delete(id);
      for (const document of await values.readAttributes(tx, namespaceId, changed, read)) {
        rows.set(document.document_id, rowsOf(document, attributes));
      }
    }
    await values.insertValues(tx, namespaceId, [...rows.values()].flat().sort(byKey));
    if (upTo === null) await sql.setState(tx, namespaceId, attributes, "ready");
    else await sql.setBuiltUpTo(tx, namespaceId, attributes, upTo);
  });
  return within.length;
}

/** Attributes whose indexes have reached the same document, and the document that the next index has reached. */
interface Stretch {
  attributes: string[];
  after: string;
  /** Null: to the end. */
  until: string | null;
}

/** The indexes that are furthest behind continue together until they reach the next one. */
function nextStretch(indexes: readonly sql.IndexRow[]): Stretch | undefined {
  const building = indexes.filter(({ state }) => state === "building");
  const places = [...new Set(building.map(({ built_up_to }) => built_up_to))].sort();
  const [after, until = null] = places;
  if (after === undefined) return undefined;
  const attributes = building.filter(({ built_up_to }) => built_up_to === after).map(({ attribute }) => attribute);
  return { attributes, after, until };
}

/** The last document of the page; null at the end of the namespace. */
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

/** The order of the table's key. Inserting in this order takes two thirds of the time of any other order. */
function byKey(one: ValueRow, other: ValueRow): number {
  return compare(one.attribute, other.attribute) || compare(one.value, other.value) || compare(one.documentId, other.documentId);
}

/** Names, keys and ids are ASCII. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
