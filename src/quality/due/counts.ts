/**
 * When a version is checked again under an epoch during the day. Posting outcomes counts the changes per version and epoch, and
 * does not count stored outcomes. At `due` changes, the documents are counted. Then `due` is set to the lowest number of further
 * changes that can matter:
 *
 * - below 30 documents, from which engines learn, and below 100: the number that is missing;
 * - from 100 on: until there are 1.5 times as many as at the last fit, or fewer than 100 are left.
 */

import type { EpochKey } from "#src/quality/due/epoch-key.ts";
import { FIRST } from "#src/quality/fits/fit.ts";

/** An outcome that was posted, replaced, matched or deleted. */
export interface ChangedOutcome {
  judgmentId: string;
  /** The version it was compared with; null for none. */
  version: number | null;
  engine: string | null;
  engineVersion: string | null;
}

export interface Count {
  /** All changes of outcomes so far. */
  changes: number;
  /** The number of changes at which it is checked again. */
  due: number;
  /** Documents with outcomes at the last fit; 0 if there is none. */
  fitted: number;
  /** The comparisons with the epoch before; absent before the first. */
  seen?: Seen;
}

/** What was seen of an epoch's agreement with labels. */
export interface Seen {
  /** How often it was compared. */
  looks: number;
  /** Documents with labels at the last comparison. */
  documents: number;
  /** A drop was told. Then it is not compared again. */
  told: boolean;
}

/** The keys are `keyOf` a version and epoch. */
export type Counts = Readonly<Record<string, Count>>;

/** The fewest documents with outcomes that an engine learns from. */
export const FEWEST = 30;
const GROWN = 1.5;
const NEW: Count = { changes: 0, due: FEWEST, fitted: 0 };

export function keyOf({ version, engine, engineVersion }: EpochKey): string {
  return JSON.stringify([version, engine, engineVersion]);
}

/** Counts changed outcomes of one judgment. */
export function changed(counts: Counts, outcomes: readonly ChangedOutcome[]): Counts {
  const found: Record<string, Count> = { ...counts };
  for (const { version, engine, engineVersion } of outcomes) {
    if (version === null) continue;
    const key = keyOf({ version, engine: engine!, engineVersion: engineVersion! });
    const count = found[key] ?? NEW;
    found[key] = { ...count, changes: count.changes + 1 };
  }
  return found;
}

/** The versions and epochs to check. */
export function dueOf(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([key, { changes, due }]) => (changes >= due ? [key] : []));
}

/** Whether a version is fitted again under an epoch, according to the present number of documents. */
export function hasGrown(counts: Counts, key: string, documents: number): boolean {
  return documents >= FIRST && documents >= GROWN * (counts[key]?.fitted ?? 0);
}

/**
 * The counts to store after a check.
 * @param counts the present counts
 * @param seen the counts before documents were counted
 * @param looked for each checked one: the number of documents, and whether it was fitted
 */
export function afterLook(
  counts: Counts,
  seen: Counts,
  looked: ReadonlyMap<string, { documents: number; fitted: boolean }>,
): Counts {
  const found: Record<string, Count> = { ...counts };
  for (const [key, { documents, fitted }] of looked) {
    const count = found[key] ?? NEW;
    const before = documents < FIRST ? 0 : fitted ? documents : count.fitted;
    found[key] = { ...count, due: (seen[key]?.changes ?? 0) + until(documents, before), fitted: before };
  }
  return found;
}

/** The counts after an epoch was compared with the one before. */
export function afterComparison(counts: Counts, key: string, seen: Seen): Counts {
  return { ...counts, [key]: { ...(counts[key] ?? NEW), seen } };
}

/** Makes a version due for a new fit in any case, because its answers have changed. */
export function dueAnew(counts: Counts, version: number): Counts {
  const ofVersion = (key: string) => (JSON.parse(key) as unknown[])[0] === version;
  const due = ([key, count]: [string, Count]): [string, Count] =>
    ofVersion(key) && count.fitted > 0 ? [key, { ...count, due: 0, fitted: 0 }] : [key, count];
  return Object.fromEntries(Object.entries(counts).map(due));
}

function until(documents: number, fitted: number): number {
  if (documents < FEWEST) return FEWEST - documents;
  if (documents < FIRST) return FIRST - documents;
  return Math.max(1, Math.min(Math.ceil(GROWN * fitted) - documents, documents - FIRST + 1));
}
