/**
 * When a version is looked at again under an epoch by day. Posting counts changed outcomes for each version and epoch; nothing of what is stored is
 * counted for that. At `due` changes the documents are counted, and `due` is set to the least number of further changes that can matter:
 *
 * - below 100 documents: those that are missing;
 * - from 100 on: those until there are half as many again as at the last fit, or until fewer than 100 are left.
 */
import { FIRST } from "./fit.ts";
import type { EpochKey } from "./sql.ts";

/** An outcome that was posted, replaced, matched or deleted. */
export interface ChangedOutcome {
  judgmentId: string;
  /** What it was held against; null where nothing. */
  version: number | null;
  engine: string | null;
  engineVersion: string | null;
}

export interface Count {
  /** Outcomes that have changed, ever. */
  changes: number;
  /** The number of changes at which it is looked at again. */
  due: number;
  /** Documents with outcomes at the last fit; 0 where there is none. */
  fitted: number;
}

/** By `keyOf` a version and epoch. */
export type Counts = Readonly<Record<string, Count>>;

const GROWN = 1.5;
const NEW: Count = { changes: 0, due: FIRST, fitted: 0 };

export function keyOf({ version, engine, engineVersion }: EpochKey): string {
  return JSON.stringify([version, engine, engineVersion]);
}

/** Counts outcomes of one judgment that have changed. */
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

/** The versions and epochs that are to be looked at. */
export function dueOf(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([key, { changes, due }]) => (changes >= due ? [key] : []));
}

/** Whether a version is fitted anew under an epoch, by how many documents there are now. */
export function hasGrown(counts: Counts, key: string, documents: number): boolean {
  return documents >= FIRST && documents >= GROWN * (counts[key]?.fitted ?? 0);
}

/**
 * What is kept after a look.
 * @param counts as they are now
 * @param seen as they were before documents were counted
 * @param looked of those that were looked at, the documents, and whether they were fitted
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

/** Has a version fitted anew, whatever has changed: its answers are others. */
export function dueAnew(counts: Counts, version: number): Counts {
  const ofVersion = (key: string) => (JSON.parse(key) as unknown[])[0] === version;
  const due = ([key, count]: [string, Count]): [string, Count] =>
    ofVersion(key) && count.fitted > 0 ? [key, { ...count, due: 0, fitted: 0 }] : [key, count];
  return Object.fromEntries(Object.entries(counts).map(due));
}

function until(documents: number, fitted: number): number {
  if (documents < FIRST) return FIRST - documents;
  return Math.max(1, Math.min(Math.ceil(GROWN * fitted) - documents, documents - FIRST + 1));
}
