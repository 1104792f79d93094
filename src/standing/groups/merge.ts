/**
 * Merges changes into rows (incremental view maintenance). It subtracts what each changed document contributed and adds what it contributes
 * now. So the cost depends on the changes, not on the number of documents of a key or namespace.
 *
 * The rows of a readable group are exact at the consumer's `as_of`. A merge may change rows before they can be exact again. Then their
 * previous state is stored beside them, under the current epoch. When rows are exact again, the epoch ends (`settle`). The previous states
 * are then void.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { type Apart, besides, putApart } from "./bases.ts";
import type { Change, Changes } from "./changes.ts";
import * as contributions from "./contributions-sql.ts";
import { sendFlips, shownSketches, type Turned } from "./flips.ts";
import { putRows, removeRows, type Settled, type StoredRow } from "./rows-sql.ts";
import { removeBases } from "./sketches-sql.ts";
import type { Kept } from "./state.ts";
import { noteKeys, type ReaderRow, setDirty } from "./states-sql.ts";
import { add, emptyTally, type Tally, takeAway, tallyOf, textOf, type Unsure } from "./tally.ts";

/** The most live keys of a group. Above this, the answers of judgments that read it are stale. */
export const MOST_LIVE_KEYS = 1_000;

export interface Merge {
  namespace: NamespaceIdentity;
  reader: Pick<ReaderRow, "epoch">;
  judgments: ReadonlyMap<string, Judgment>;
  /** Whether rows are exact after this merge. */
  settles: boolean;
  /** Contexts of revisions after this sequence are compiled after this merge. Absent if that is unknown. */
  since?: number;
}

/** A row that is being changed. */
interface Work extends Kept {
  key: string;
  value: StoredRow["value"];
  stored: StoredRow | undefined;
  tally: Tally;
  changedAt: Date | null;
  unsure: Unsure[];
}

/** For rows whose sketches are not needed. */
const NOTHING_APART: Apart = { before: {}, after: {}, put: new Map() };

/** The caller has moved the consumer's offset in this transaction, so nobody else can change rows. */
export async function merge(tx: Transaction, { changes, rows }: Changes, merge: Merge, now: Date): Promise<void> {
  if (changes.length === 0) return;
  const { namespaceId } = merge.namespace;
  const slice = new TimeSlice();
  const works = await worksOf(changes, rows, slice);
  writeContributions(
    tx,
    namespaceId,
    changes.filter(({ differs }) => differs),
  );
  await lookUpEnds(tx, namespaceId, works);
  const shown = shownSketches(merge.judgments);
  const apart = await putApart(tx, namespaceId, works, ({ group }) => shown.has(group.name) && group.plan.hasSketches);
  const put: StoredRow[] = [];
  const removed: StoredRow[] = [];
  for (const work of works) {
    if (slice.isOver) await slice.next();
    const row = nextRow(work, merge, apart.get(work));
    (row.documents === 0 && row.epoch === 0 ? removed : put).push(row);
  }
  unawaited(putRows(tx, namespaceId, put));
  unawaited(removeRows(tx, namespaceId, removed));
  unawaited(removeBases(tx, namespaceId, removed));
  if (!merge.settles && works.some((work) => isSetAside(work, merge))) unawaited(setDirty(tx, namespaceId));
  unawaited(noteKeys(tx, namespaceId, keysOf(works), MOST_LIVE_KEYS));
  await sendFlips(
    tx,
    merge,
    works.map((work) => turned(work, apart.get(work))),
    now,
  );
}

async function worksOf(changes: readonly Change[], rows: readonly StoredRow[], slice: TimeSlice): Promise<Work[]> {
  const stored = new Map(rows.map((row) => [`${row.groupId}\n${row.key}`, row]));
  const works = new Map<string, Work>();
  const workOn = ({ group, state, at }: Change, key: string, value?: StoredRow["value"]): Work => {
    const name = `${group.groupId}\n${key}`;
    let work = works.get(name);
    if (!work) {
      const row = stored.get(name);
      const tally = row ? tallyOf(row.documents, row.tally) : emptyTally(group.plan);
      work = {
        group,
        state,
        key,
        value: row?.value ?? value!,
        stored: row,
        tally,
        changedAt: row?.changedAt ?? null,
        unsure: [],
      };
      works.set(name, work);
    }
    if (group.plan.keepMs !== null && (work.changedAt === null || work.changedAt < at)) work.changedAt = at;
    return work;
  };
  for (const change of changes) {
    if (slice.isOver) await slice.next();
    const { group, before, after, differs } = change;
    if (before) {
      const work = workOn(change, before.key);
      if (differs) work.unsure.push(...takeAway(group.plan, work.tally, before.given));
    }
    if (after) {
      const work = workOn(change, after.key, after.value);
      if (differs) add(group.plan, work.tally, after.given);
    }
  }
  return [...works.values()];
}

function writeContributions(tx: Transaction, namespaceId: number, changes: readonly Change[]): void {
  const left = changes.flatMap(({ before }) => (before ? [before] : []));
  const given = changes.flatMap(({ group: { groupId }, documentId, after }) =>
    after ? [{ groupId, documentId, key: after.key, given: [...after.given] }] : [],
  );
  const extremes = new Map(changes.map(({ group }) => [group.groupId, group.plan.numbers.map((number) => number.extremes)]));
  const valuesOf = (rows: readonly contributions.ContributionRow[]) =>
    rows.flatMap(({ groupId, documentId, key, given }) =>
      extremes.get(groupId)!.flatMap((kept, number): contributions.ValueRow[] => {
        const value = given[number]!;
        return kept && value !== null ? [{ groupId, key, number, value, documentId }] : [];
      }),
    );
  const gone = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
  unawaited(contributions.removeContributions(tx, namespaceId, gone));
  unawaited(contributions.putContributions(tx, namespaceId, given));
  unawaited(contributions.removeValues(tx, namespaceId, valuesOf(left)));
  unawaited(contributions.putValues(tx, namespaceId, valuesOf(given)));
}

/** Reads the minimum and maximum again where a document has removed one. */
async function lookUpEnds(tx: Transaction, namespaceId: number, works: readonly Work[]): Promise<void> {
  const asked = works.flatMap(({ group: { groupId }, key, tally, unsure }) =>
    [...new Set(unsure.map(({ number }) => number))].map((number) => ({ groupId, key, number, tally: tally.numbers[number]! })),
  );
  const found = await contributions.readExtremes(tx, namespaceId, asked);
  for (const [at, { tally }] of asked.entries()) Object.assign(tally, found[at]);
}

/** Whether the previous state of a row must be kept beside it. */
function isSetAside({ state: { status, frozenEpoch } }: Kept, { settles }: Merge): boolean {
  return status === "ready" && (frozenEpoch !== null || !settles);
}

function nextRow(work: Work, merge: Merge, apart: Apart = NOTHING_APART): StoredRow {
  const { group, state, key, value, stored, tally, changedAt } = work;
  const row = { groupId: group.groupId, key, value, documents: tally.documents, tally: textOf(tally), changedAt };
  if (!isSetAside(work, merge)) return { ...row, epoch: 0, settled: null };
  const since = state.frozenEpoch ?? merge.reader.epoch;
  const isBeside = stored !== undefined && stored.epoch >= since;
  const settled = isBeside ? stored.settled : stored && stored.documents > 0 ? settledOf(stored) : null;
  return { ...row, epoch: isBeside ? stored.epoch : merge.reader.epoch, settled: settled && besides(settled, apart) };
}

function settledOf({ documents, tally, changedAt }: StoredRow): Settled {
  return { documents, tally, changedAt: changedAt?.toISOString() ?? null };
}

/** The new number of rows of each group, if it must be recorded. */
function keysOf(works: readonly Work[]): { groupId: string; keys: number; keepMs: number | null }[] {
  return [...Map.groupBy(works, ({ group }) => group.groupId).values()].flatMap((some) => {
    const { group, state } = some[0]!;
    const more = some.reduce(
      (sum, { stored, tally }) => sum + Number(tally.documents > 0) - Number((stored?.documents ?? 0) > 0),
      0,
    );
    const keys = state.keys + more;
    if (more === 0 && keys <= MOST_LIVE_KEYS) return [];
    return [{ groupId: group.groupId, keys, keepMs: group.plan.keepMs }];
  });
}

function turned({ group, state, value, stored, tally }: Work, { before, after }: Apart = NOTHING_APART): Turned {
  return {
    group,
    state,
    value,
    stored: stored && stored.documents > 0 ? stored : null,
    tally: tally.documents > 0 ? tally : null,
    bases: { before, after },
  };
}
