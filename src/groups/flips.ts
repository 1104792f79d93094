/** Sends on its way what contexts show otherwise of rows that have changed: to the documents that have the row's key. */
import type { GroupKey } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { scalarKey } from "#src/documents/attribute-values.ts";
import { canonical, type JsonObject } from "#src/json.ts";
import { shownGroup } from "#src/judging/context/group.ts";
import { newMark } from "#src/judging/fanout/outdate.ts";
import { type FanoutKey, putFanouts } from "#src/judging/fanout/sql.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { wake } from "#src/work/wakeups.ts";
import type { Bases } from "./bases.ts";
import { isLive } from "./live.ts";
import type { StoredRow } from "./rows-sql.ts";
import type { Kept } from "./state.ts";
import { type Tally, tallyOf } from "./tally.ts";
import { isOfSketch, namedValues, valuesOf } from "./values.ts";

/** A row as it was and as it is; null: not there. */
export interface Turned extends Kept {
  value: GroupKey;
  stored: StoredRow | null;
  tally: Tally | null;
  /** What lies apart of each. */
  bases: { before: Bases; after: Bases };
}

/** Of each group the judgments that read it. */
function readersOf(judgments: ReadonlyMap<string, Judgment>): Map<string, ActiveJudgment[]> {
  return Map.groupBy(
    [...judgments.values()].filter(isActive).filter(({ definition }) => definition.context?.group !== undefined),
    ({ definition }) => definition.context!.group!.name,
  );
}

/** The groups of which somebody shows what is read of sketches. */
export function shownSketches(judgments: ReadonlyMap<string, Judgment>): ReadonlySet<string> {
  const shown = [...readersOf(judgments)].filter(([, readers]) =>
    readers.some(({ definition }) => definition.context!.group!.aggregates?.some(isOfSketch) ?? true),
  );
  return new Set(shown.map(([group]) => group));
}

interface Sending {
  namespace: NamespaceIdentity;
  judgments: ReadonlyMap<string, Judgment>;
  /** Contexts of revisions after this sequence are compiled when the rows are as they are now. */
  since?: number;
}

export async function sendFlips(
  tx: Transaction,
  { namespace: { namespaceId }, judgments, since }: Sending,
  rows: readonly Turned[],
  now: Date,
): Promise<void> {
  const readers = readersOf(judgments);
  const keys = rows.flatMap((row): FanoutKey[] => {
    // What is being built has been shown to nobody.
    if (row.state.status !== "ready") return [];
    const value = scalarKey(row.value);
    return (readers.get(row.group.name) ?? [])
      .filter((reader) => isShownOtherwise(reader, row, now))
      .map(({ judgmentId }) => ({
        judgmentId,
        attribute: row.group.plan.key,
        value,
        exceptId: null,
        ...(since === undefined ? {} : { since }),
      }));
  });
  if (keys.length === 0) return;
  // Long strings that begin alike lie under one key of the index.
  const unique = new Map(keys.map((key) => [`${key.judgmentId}\n${key.attribute}\n${key.value}`, key]));
  const sent = await putFanouts(tx, namespaceId, [...unique.values()], { mark: newMark(), at: now });
  if (sent.length > 0) await wake(tx, "judging", namespaceId, now);
}

function isShownOtherwise({ definition }: ActiveJudgment, { group, stored, tally, bases }: Turned, now: Date): boolean {
  const recipe = definition.context!.group!;
  const shown = (one: Tally | null, apart: Bases): JsonObject | null =>
    one && shownGroup(recipe, namedValues(group.definition, valuesOf(group.definition, group.plan, one, apart)));
  const before = stored && isLive(group.plan, stored.changedAt, now) ? tallyOf(stored.documents, stored.tally) : null;
  return canonical(shown(before, bases.before)) !== canonical(shown(tally, bases.after));
}
