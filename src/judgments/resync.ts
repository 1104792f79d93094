/** After a change of thresholds: a job that has those judged anew whose contexts show their booleans. */
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
