/**
 * Reconciles a namespace's indexes with the wanted ones. States of an index:
 *
 *   (none) ── wanted ──▶ building ── all documents processed ──▶ ready
 *     ▲                     │ no longer wanted                    │ no longer wanted
 *     └─ all rows deleted ─ dropping ◀────────────────────────────┘
 *
 * Commits maintain the rows of indexes that are building or ready. This list and the maintained attributes change together, under
 * the namespace's lock.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { ownersOf } from "#src/records/templates/owners.ts";
import { isCombined } from "#src/records/values/combined.ts";
import * as sql from "./sql.ts";
import { combinedThatStay, declaredFor, learnedThatStay, watchedAmong } from "./wanted.ts";

/** The caller has locked the namespace. */
export async function reconcile(tx: Transaction, namespace: sql.HeldNamespace, now: Date): Promise<sql.IndexRow[]> {
  const namespaceId = namespace.namespace_id;
  const owners = ownersOf(namespace.name);
  const [indexes, rows] = await Promise.all([
    sql.readIndexes(tx, namespaceId),
    sql.readDeclared(tx, namespace.organization_id, owners),
  ]);
  const declared = declaredFor(owners, rows);
  const learned = new Set([...learnedThatStay(indexes, declared, now), ...combinedThatStay(indexes, namespace, now)]);
  const known = new Map(indexes.map((index) => [index.attribute, index]));
  const made = [...declared.keys()].filter((attribute) => !known.has(attribute));
  const over = indexes.filter(
    ({ attribute, state }) => state !== "dropping" && !declared.has(attribute) && !learned.has(attribute),
  );
  const promoted = indexes.filter(
    ({ attribute, origin, state }) => declared.has(attribute) && origin === "learned" && state !== "dropping",
  );
  await drop(tx, namespaceId, over);
  await sql.setOrigin(tx, namespaceId, names(promoted), "declared");
  await start(tx, namespace, made, "declared", now);
  const watched = watchedAmong(declared, rows);
  if (watched.join() !== namespace.watched_attributes.join()) await sql.setWatched(tx, namespaceId, watched);
  return keepUp(tx, namespace);
}

/** Starts indexes. In an empty namespace they are ready at once. */
export async function start(
  tx: Transaction,
  namespace: sql.HeldNamespace,
  attributes: readonly string[],
  origin: sql.Origin,
  now: Date,
): Promise<void> {
  const state = namespace.document_count === 0 ? "ready" : "building";
  const begun = attributes.map((attribute) => ({ attribute, state, origin }) as const);
  await sql.insertIndexes(tx, namespace.namespace_id, begun, now);
  if (attributes.some(isCombined)) await sql.setCombinedSequence(tx, namespace.namespace_id);
}

export async function drop(tx: Transaction, namespaceId: number, indexes: readonly sql.IndexRow[]): Promise<void> {
  await sql.setState(tx, namespaceId, names(indexes), "dropping");
}

/** Makes commits maintain the indexes that are building or ready, and no others. Returns the current list. */
export async function keepUp(tx: Transaction, namespace: sql.HeldNamespace): Promise<sql.IndexRow[]> {
  const indexes = await sql.readIndexes(tx, namespace.namespace_id);
  const kept = names(indexes.filter(({ state }) => state !== "dropping")).sort();
  const maintained = {
    maintained_attributes: kept.filter((name) => !isCombined(name)),
    combined_attributes: kept.filter(isCombined),
  };
  const { maintained_attributes, combined_attributes } = namespace;
  if (JSON.stringify(maintained) !== JSON.stringify({ maintained_attributes, combined_attributes }))
    await sql.setMaintained(tx, namespace.namespace_id, maintained);
  return indexes;
}

function names(indexes: readonly sql.IndexRow[]): string[] {
  return indexes.map(({ attribute }) => attribute);
}
