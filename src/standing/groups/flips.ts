/** Sends changed rows to contexts: finds changes in what contexts show, and notifies the documents that have the row's key. */

import type { GroupKey } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { canonical, type JsonObject } from "#src/foundation/json/json.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { shownGroup } from "#src/judging/contexts/group.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { type FanoutKey, putFanouts } from "#src/judging/fanout/notes.ts";
import { newMark } from "#src/judging/fanout/outdate.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { scalarKey } from "#src/records/values/attribute-values.ts";
import { isLive } from "./live.ts";
import type { StoredRow } from "./rows-sql.ts";
import type { Bases } from "./sketch.ts";
import type { Kept } from "./state.ts";
import { type Tally, tallyOf } from "./tally.ts";
import { isOfSketch, namedValues, valuesOf } from "./values.ts";

/** A row before and after a merge. Null means that it does not exist. */
export interface Turned extends Kept {
  value: GroupKey;
  stored: StoredRow | null;
  tally: Tally | null;
  /** The base sketches of each. */
  bases: { before: Bases; after: Bases };
}

/** The judgments that read each group. */
function readersOf(judgments: ReadonlyMap<string, Judgment>): Map<string, ActiveJudgment[]> {
  return Map.groupBy(
    [...judgments.values()].filter(isActive).filter(({ definition }) => definition.context?.group !== undefined),
    ({ definition }) => definition.context!.group!.name,
  );
}

/** The groups of which some context shows an aggregate of a sketch. */
export function shownSketches(judgments: ReadonlyMap<string, Judgment>): ReadonlySet<string> {
  const shown = [...readersOf(judgments)].filter(([, readers]) =>
    readers.some(({ definition }) => definition.context!.group!.aggregates?.some(isOfSketch) ?? true),
  );
  return new Set(shown.map(([group]) => group));
}

interface Sending {
  namespace: NamespaceIdentity;
  judgments: ReadonlyMap<string, Judgment>;
  /** Contexts of revisions after this sequence are compiled from the new rows. */
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
    // No context has shown a group that is still being built.
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
  // Long strings with the same beginning share a key of the index.
  const unique = new Map(keys.map((key) => [`${key.judgmentId}\n${key.attribute}\n${key.value}`, key]));
  const sent = await putFanouts(tx, namespaceId, [...unique.values()], { mark: newMark(), at: now });
  if (sent.length > 0) await wake(tx, JUDGING, namespaceId, now);
}

function isShownOtherwise({ definition }: ActiveJudgment, { group, stored, tally, bases }: Turned, now: Date): boolean {
  const recipe = definition.context!.group!;
  const shown = (one: Tally | null, apart: Bases): JsonObject | null =>
    one && shownGroup(recipe, namedValues(group.definition, valuesOf(group.definition, group.plan, one, apart)));
  const before = stored && isLive(group.plan, stored.changedAt, now) ? tallyOf(stored.documents, stored.tally) : null;
  return canonical(shown(before, bases.before)) !== canonical(shown(tally, bases.after));
}
