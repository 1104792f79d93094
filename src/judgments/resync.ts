/**
 * Jobs that have those judged anew whose contexts show what a change of definitions has changed: after a change of thresholds those that
 * show their booleans, and where a judgment begins or ceases to answer, all that show its answers.
 */
import type { Thresholds } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { startJob } from "#src/jobs/start.ts";
import { canonical, type Json } from "#src/json.ts";
import type { Judgment } from "./judgment.ts";
import { readersAt, readersOf } from "./reads-sql.ts";

export interface ThresholdChange {
  organizationId: string;
  /** The namespace or template prefix whose settings are changed. */
  place: string;
  /** As it was. */
  judgment: Judgment;
  after: Thresholds;
}

/** Starts it where a threshold has changed that somebody cuts by. The caller has raised the epoch of definitions. */
export async function resyncReaders(tx: Transaction, change: ThresholdChange, at: Date): Promise<void> {
  const { organizationId, place, judgment, after } = change;
  const before = judgment.thresholds;
  const changed = Object.keys({ ...before, ...after }).filter((name) => textOf(before, name) !== textOf(after, name));
  if (changed.length === 0) return;
  const { name, owner, judgmentId } = judgment;
  // Whoever reads a template's judgment reads it below the prefix too, where this namespace overrides it.
  const readers = await readersOf(tx, organizationId, { kind: "judgment", name, owner });
  if (place !== owner) readers.push(...(await readersAt(tx, organizationId, place, name)));
  const cutting = readers.filter(({ cut }) => cut !== null && changed.includes(cut));
  if (cutting.length === 0) return;
  const settings = {
    judgmentId,
    before,
    after,
    cuts: [...new Set(cutting.map(({ cut }) => cut!))].sort(),
    readers: [...new Set(cutting.map((reader) => reader.name))].sort(),
  };
  await startJob(
    tx,
    { organizationId, type: "resync", namespace: place, judgment: name, settings: settings as unknown as Json },
    at,
  );
}

function textOf(thresholds: Thresholds, name: string): string | null {
  return Object.hasOwn(thresholds, name) ? canonical(thresholds[name] as unknown as Json) : null;
}

/** Judgments whose contexts may show something else from now on. */
export interface Rerendered {
  judgmentId: string;
  owner: string;
  name: string;
}

/**
 * Has all answers of those looked at that read a judgment which begins or ceases to answer, and, where a version of a judgment answers again that
 * shows anything else, its own: nobody has followed for it what changed meanwhile. The caller has raised the epoch of definitions.
 */
export async function rerender(
  tx: Transaction,
  organizationId: string,
  { judgmentId, owner, name, thresholds }: Pick<Judgment, "judgmentId" | "owner" | "name" | "thresholds">,
  { itself, readers: asked }: { itself: boolean; readers: boolean },
  at: Date,
): Promise<void> {
  const readers = asked ? await readersOf(tx, organizationId, { kind: "judgment", name, owner }) : [];
  const all = [...readers, ...(itself ? [{ judgmentId, owner, name }] : [])];
  if (all.length === 0) return;
  const judgments = new Map(
    all.map((one): [string, Rerendered] => [one.judgmentId, { judgmentId: one.judgmentId, owner: one.owner, name: one.name }]),
  );
  const settings = {
    judgmentId,
    before: thresholds,
    after: thresholds,
    cuts: [],
    readers: [...new Set(all.map((one) => one.name))].sort(),
    rerender: [...judgments.values()],
  };
  await startJob(
    tx,
    { organizationId, type: "resync", namespace: owner, judgment: name, settings: settings as unknown as Json },
    at,
  );
}
