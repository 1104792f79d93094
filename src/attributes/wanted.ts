/** Which attributes a namespace is to have indexes of: those that are declared for it, then those learned, as long as they are used. */
import type { DeclaredRow, IndexRow } from "./sql.ts";

/** Of one namespace, declared and learned together. */
export const MOST_INDEXES = 32;

/** An index that was learned goes when no query has used it for so long. */
export const UNUSED_MS = 7 * 24 * 60 * 60 * 1000;

/** What begins the name of a party that declares attributes for contexts to find documents by. */
export const WATCHING = "joined:";

/** The party that declares what subscriptions find members by: what they need least of all, so it takes what room others leave. */
export const BY_SUBSCRIPTIONS = "subscriptions";

/** Of what is declared, what somebody finds documents by: values that leave it are noted for who shows them. */
export function watchedAmong(declared: ReadonlyMap<string, string>, rows: readonly DeclaredRow[]): string[] {
  const watched = new Set(rows.filter(({ declared_by }) => declared_by.startsWith(WATCHING)).map(({ attribute }) => attribute));
  return [...declared.keys()].filter((attribute) => watched.has(attribute)).sort();
}

/**
 * What is declared for a namespace, its own sooner than a prefix's and a longer prefix's sooner than a shorter one's, and all that sooner than
 * what subscriptions declare; each with the owner that declares it.
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

/** Those of a namespace's learned indexes that stay beside what is declared: the ones used last, and none that has not been used for long. */
export function learnedThatStay(indexes: readonly IndexRow[], declared: ReadonlyMap<string, string>, now: Date): string[] {
  return indexes
    .filter(({ attribute, state, origin }) => origin === "learned" && state !== "dropping" && !declared.has(attribute))
    .filter(({ last_used_at }) => now.getTime() - last_used_at.getTime() < UNUSED_MS)
    .sort((one, other) => other.last_used_at.getTime() - one.last_used_at.getTime())
    .slice(0, MOST_INDEXES - declared.size)
    .map(({ attribute }) => attribute);
}
