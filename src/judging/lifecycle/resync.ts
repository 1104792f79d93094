/**
 * Starts jobs that judge answers again whose contexts show something that a change of definitions has changed. After a change of
 * thresholds, these are the answers that show its booleans. When a judgment becomes active or inactive, these are all answers that show its
 * answers. When a group replaces another, these are all answers that show its rows.
 */
import type { JudgmentDefinition, Thresholds } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import {
  cutsRead,
  cutsReadAt,
  type DependentPlace,
  dependentsAfter,
  type ReadOf,
} from "#src/judging/definitions/dependent-judgments.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";

export interface ThresholdChange {
  organizationId: string;
  /** The namespace or template prefix whose settings change. */
  place: string;
  /** The judgment before the change. */
  judgment: Judgment;
  after: Thresholds;
}

/** Starts a job if another judgment uses a threshold that has changed. The caller has raised the epoch of definitions. */
export async function resyncReaders(tx: Transaction, change: ThresholdChange, at: Date): Promise<void> {
  const { organizationId, place, judgment, after } = change;
  const before = judgment.thresholds;
  const changed = Object.keys({ ...before, ...after }).filter((name) => textOf(before, name) !== textOf(after, name));
  if (changed.length === 0) return;
  const { name, owner, judgmentId } = judgment;
  // A judgment that reads the template's also reads it in this namespace, which is below the prefix and overrides it.
  const read = await cutsRead(tx, organizationId, { kind: "judgment", name, owner }, changed);
  if (place !== owner) read.push(...(await cutsReadAt(tx, organizationId, place, name, changed)));
  if (read.length === 0) return;
  const settings = {
    judgmentId,
    before,
    after,
    cuts: [...new Set(read.map(({ cut }) => cut))].sort(),
    readers: [...new Set(read.flatMap(({ readers }) => readers))].sort(),
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
export interface Rerendering {
  /** The first of them. */
  rerender: readonly DependentPlace[];
  /** The job finds the others: those that read this, after this id. Absent if there are none. */
  others?: ReadOf & { after: string };
  /** The group that has replaced another. Where it is not built yet, the job marks the answers as outdated and waits. */
  group?: string;
}

/** How many readers the settings of a job name. There may be as many as namespaces. */
const MOST_IN_SETTINGS = 1_000;

/** Whether contexts show anything that can change while their documents do not. */
export function showsMore({ context }: JudgmentDefinition): boolean {
  return context?.related !== undefined || context?.group !== undefined;
}

/**
 * Starts a job that checks all answers of these judgments:
 *
 * - those that read a judgment that becomes active or inactive
 * - the judgment itself, if one of its versions answers again in namespaces of `owner` and its contexts show other data. Changes meanwhile
 *   were not tracked for it.
 *
 * The caller has raised the epoch of definitions.
 */
export async function rerender(
  tx: Transaction,
  organizationId: string,
  { judgmentId, owner, name, thresholds }: Pick<Judgment, "judgmentId" | "owner" | "name" | "thresholds">,
  { itself, readers: asked }: { itself: boolean; readers: boolean },
  at: Date,
): Promise<void> {
  const readers = asked ? await readersOf(tx, organizationId, { kind: "judgment", name, owner }) : { rerender: [] };
  const rerender = [...(itself ? [{ judgmentId, owner, name }] : []), ...readers.rerender];
  if (rerender.length === 0) return;
  const settings = settingsOf({ judgmentId, thresholds }, { ...readers, rerender });
  await startJob(tx, { organizationId, type: "resync", namespace: owner, judgment: name, settings }, at);
}

/**
 * The same for the answers that show a group, where another group now replaces it. They are outdated at once, and checked once that one is
 * built. The caller has raised the epoch of definitions.
 */
export async function rerenderGroup(
  tx: Transaction,
  organizationId: string,
  { groupId, owner, name }: { groupId: string; owner: string; name: string },
  at: Date,
): Promise<void> {
  const readers = await readersOf(tx, organizationId, { kind: "group", name, owner });
  if (readers.rerender.length === 0) return;
  const settings = settingsOf({ judgmentId: null, thresholds: {} }, { ...readers, group: groupId });
  await startJob(tx, { organizationId, type: "resync", namespace: owner, judgment: null, settings }, at);
}

async function readersOf(tx: Transaction, organizationId: string, read: ReadOf): Promise<Rerendering> {
  const rerender = await dependentsAfter(tx, organizationId, read, "", MOST_IN_SETTINGS);
  if (rerender.length < MOST_IN_SETTINGS) return { rerender };
  return { rerender, others: { ...read, after: rerender.at(-1)!.judgmentId } };
}

function settingsOf(
  { judgmentId, thresholds }: { judgmentId: string | null; thresholds: Thresholds },
  rerendering: Rerendering,
): Json {
  const readers = [...new Set(rerendering.rerender.map(({ name }) => name))].sort();
  return { judgmentId, before: thresholds, after: thresholds, cuts: [], readers, ...rerendering } as unknown as Json;
}
