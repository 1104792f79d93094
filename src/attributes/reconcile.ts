/**
 * Brings a namespace's list of indexes in line with what is wanted of it. An index
 *
 *   (none) ── wanted ──▶ building ── all documents passed ──▶ ready
 *     ▲                     │ wanted no longer                  │ wanted no longer
 *     └─ all rows deleted ─ dropping ◀───────────────────────────┘
 *
 * Commits keep up the rows of what is building or ready; the list and what they keep up change together, under the namespace's lock.
 */
import type { Transaction } from "#src/db/database.ts";
import { ownersOf } from "#src/templates/owners.ts";
import * as sql from "./sql.ts";
import { declaredFor, learnedThatStay, watchedAmong } from "./wanted.ts";

/** The namespace is held by the caller. */
export async function reconcile(tx: Transaction, namespace: sql.HeldNamespace, now: Date): Promise<sql.IndexRow[]> {
  const namespaceId = namespace.namespace_id;
  const owners = ownersOf(namespace.name);
  const [indexes, rows] = await Promise.all([
    sql.readIndexes(tx, namespaceId),
    sql.readDeclared(tx, namespace.organization_id, owners),
  ]);
  const declared = declaredFor(owners, rows);
  const learned = new Set(learnedThatStay(indexes, declared, now));
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

/** Begins indexes; over no documents they are whole at once. */
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
}

export async function drop(tx: Transaction, namespaceId: number, indexes: readonly sql.IndexRow[]): Promise<void> {
  await sql.setState(tx, namespaceId, names(indexes), "dropping");
}

/** Lets commits keep up what is building or ready, and nothing else; answers the list as it is now. */
export async function keepUp(tx: Transaction, namespace: sql.HeldNamespace): Promise<sql.IndexRow[]> {
  const indexes = await sql.readIndexes(tx, namespace.namespace_id);
  const kept = names(indexes.filter(({ state }) => state !== "dropping")).sort();
  if (kept.join() !== namespace.maintained_attributes.join()) await sql.setMaintained(tx, namespace.namespace_id, kept);
  return indexes;
}

function names(indexes: readonly sql.IndexRow[]): string[] {
  return indexes.map(({ attribute }) => attribute);
}
