/**
 * Sends changes to other namespaces whose contexts show this one. It uses the notes that their contexts left about what they show.
 */

import type { Database, Session, Transaction } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { foundBy } from "#src/judging/contexts/relations.ts";
import { asScalar, bothForms } from "#src/judging/contexts/shown-keys.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { forgetShown, type ShownAt, type ShownKey, shownAfter, shownIn } from "#src/records/shown/elsewhere.ts";
import { newMark } from "./outdate.ts";
import { showingRelationsElsewhere } from "./showing.ts";
import { type FanoutKey, putFanouts } from "./sql.ts";

export interface Elsewhere {
  /** The value by which the dependents find the changed document. */
  shown: ShownKey;
  judgmentId: string;
  mine: string;
}

/**
 * Each namespace gets its keys in a separate transaction, before this consumer's offset moves. Sending twice is idempotent: no question is
 * asked twice.
 */
export async function sendElsewhere(
  db: Database,
  namespace: NamespaceIdentity,
  keys: readonly Elsewhere[],
  now: () => Date,
): Promise<void> {
  if (keys.length === 0) return;
  const byShown = Map.groupBy(keys, ({ shown }) => nameOf(shown));
  const notes = await shownIn(
    db,
    namespace,
    [...byShown.values()].map(([first]) => first!.shown),
  );
  for (const [readerId, noted] of Map.groupBy(notes, ({ reader_id }) => reader_id)) {
    await db.transaction(async (tx) => {
      const at = now();
      const sent = noted.flatMap((note) => byShown.get(nameOf(note))!);
      const led = await sendTo(tx, readerId, sent, at);
      await forgetShown(
        tx,
        namespace,
        noted.filter(({ value }) => !led.has(value)),
        at,
      );
    });
  }
}

/** Returns the values that have documents in the receiving namespace. */
async function sendTo(
  tx: Transaction,
  readerId: number,
  keys: readonly Elsewhere[],
  now: Date,
): Promise<ReadonlySet<string | undefined>> {
  const fanouts = new Map<string, FanoutKey>();
  for (const { shown, judgmentId, mine } of keys) {
    for (const value of bothForms(shown.value)) add(fanouts, { judgmentId, attribute: mine, value, exceptId: null });
  }
  const sent = await putFanouts(tx, readerId, [...fanouts.values()], { mark: newMark(), at: now });
  if (sent.length > 0) await wake(tx, JUDGING, readerId, now);
  return new Set(sent.map(({ value }) => asScalar(value)));
}

/**
 * For a deleted namespace: reads a page of the notes about who shows what of it, and the keys to send to each. The notes stay, for a new
 * namespace of the same name.
 */
export async function shownOfGone(
  session: Session,
  source: NamespaceRef,
  after: ShownAt | null,
  limit: number,
): Promise<{ notes: ShownAt[]; keys: ReadonlyMap<number, Elsewhere[]> }> {
  const notes = await shownAfter(session, source, after, limit);
  const readers = notes.length === 0 ? [] : await showingRelationsElsewhere(session, source);
  const keys = new Map<number, Elsewhere[]>();
  for (const { reader_id, ...shown } of notes) {
    for (const { judgmentId, relation } of readers) {
      const { join } = relation;
      if (join.is === "self" || foundBy(join) !== shown.theirs) continue;
      keys.set(reader_id, [...(keys.get(reader_id) ?? []), { shown, judgmentId, mine: join.mine }]);
    }
  }
  return { notes, keys };
}

/**
 * Tells the namespaces that showed documents of a namespace that these documents are gone. Each is told in a separate transaction. One transaction for all
 * would hold one wakeup while it waits for the next, and a merged commit may hold these two in the other order.
 */
export async function sendGone(db: Database, keys: ReadonlyMap<number, readonly Elsewhere[]>, now: () => Date): Promise<void> {
  for (const [readerId, own] of keys) await db.transaction(async (tx) => void (await sendTo(tx, readerId, own, now())));
}

export function add(keys: Map<string, FanoutKey>, key: FanoutKey): void {
  const name = `${key.judgmentId}\n${key.attribute}\n${key.value}`;
  const known = keys.get(name);
  if (known === undefined) keys.set(name, key);
  else if (known.exceptId !== key.exceptId) known.exceptId = null;
}

function nameOf({ theirs, value }: ShownKey): string {
  return `${theirs}\n${value}`;
}
