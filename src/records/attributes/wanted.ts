/** Which indexes a namespace should have: the declared ones, then the learned ones while they are used. */
import { isCombined } from "#src/records/values/combined.ts";
import type { DeclaredRow, HeldNamespace, IndexRow } from "./sql.ts";

/** The maximum per namespace, declared and learned together. */
export const MOST_INDEXES = 32;

/** The maximum of combined indexes per namespace. */
export const MOST_COMBINED = 2;

/** A learned index is removed after no query has used it for this time. */
export const UNUSED_MS = 7 * 24 * 60 * 60 * 1000;

/** The prefix of party names for indexes that contexts use to find documents. */
export const WATCHING = "joined:";

/**
 * The party that declares indexes for finding members of subscriptions. It has the lowest priority and uses the room that others
 * leave.
 */
export const BY_SUBSCRIPTIONS = "subscriptions";

/**
 * Among the declared attributes, those that contexts use to find documents. Values removed from them are recorded for the
 * contexts that show them.
 */
export function watchedAmong(declared: ReadonlyMap<string, string>, rows: readonly DeclaredRow[]): string[] {
  const watched = new Set(rows.filter(({ declared_by }) => declared_by.startsWith(WATCHING)).map(({ attribute }) => attribute));
  return [...declared.keys()].filter((attribute) => watched.has(attribute)).sort();
}

/**
 * The declarations that apply to a namespace, each with its owner. The namespace's own come first, then those of longer prefixes
 * before shorter ones. Those of subscriptions come last.
 * @param owners the namespace and the prefixes above it, most specific first
 */
export function declaredFor(owners: readonly string[], rows: readonly DeclaredRow[]): Map<string, string> {
  const declared = new Map<string, string>();
  for (const bySubscriptions of [false, true]) {
    for (const owner of owners) {
      for (const row of rows) {
        if (row.owner !== owner || (row.declared_by === BY_SUBSCRIPTIONS) !== bySubscriptions) continue;
        if (!declared.has(row.attribute) && declared.size < MOST_INDEXES) declared.set(row.attribute, owner);
      }
    }
  }
  return declared;
}

/** The learned indexes that stay beside the declared ones: the most recently used, and none that is unused for long. */
export function learnedThatStay(indexes: readonly IndexRow[], declared: ReadonlyMap<string, string>, now: Date): string[] {
  return indexes
    .filter(({ attribute, state, origin }) => origin === "learned" && state !== "dropping" && !declared.has(attribute))
    .filter((index) => !isCombined(index.attribute) && isUsed(index, now))
    .sort((one, other) => other.last_used_at.getTime() - one.last_used_at.getTime())
    .slice(0, MOST_INDEXES - declared.size)
    .map(({ attribute }) => attribute);
}

/** The combined indexes that stay: those in use. None stays if a process that does not maintain them has changed the namespace. */
export function combinedThatStay(indexes: readonly IndexRow[], namespace: HeldNamespace, now: Date): string[] {
  if (!isCarried(namespace)) return [];
  return indexes
    .filter((index) => isCombined(index.attribute) && index.state !== "dropping" && isUsed(index, now))
    .map(({ attribute }) => attribute);
}

/** Whether every change since the combined indexes began was made by processes that maintain them. */
export function isCarried({ sequence, combined_sequence }: Pick<HeldNamespace, "sequence" | "combined_sequence">): boolean {
  return combined_sequence === sequence;
}

function isUsed({ last_used_at }: IndexRow, now: Date): boolean {
  return now.getTime() - last_used_at.getTime() < UNUSED_MS;
}
