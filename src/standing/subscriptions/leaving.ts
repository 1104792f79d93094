/**
 * Ends a subscription in a namespace. If it was deleted, its members are removed without events. If a more specific subscription of the
 * same name hides it, its members leave it with events. Each member gets one, or all share one `synced` if the subscription sends summaries.
 * When it becomes visible again, it is synced again.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { advance } from "#src/foundation/db/positions.ts";
import { readFields } from "#src/records/documents/documents.ts";
import { raiseSequence } from "#src/records/namespaces/raised.ts";
import { readMembersIn, removeSome } from "./members-sql.ts";
import { seen } from "./snapshot.ts";
import type { State, Turn } from "./state.ts";
import { beginAgain, deleteStates, moveWalks, type StateRow } from "./states-sql.ts";
import type { Subscription } from "./subscription.ts";
import { tellSynced } from "./synced.ts";
import { apply, type Compared, transitionsOf } from "./transitions.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

const REMOVED_AT_ONCE = 2_000;
const TOLD_AT_ONCE = 512;

/** A page of the members of a subscription that has ended here. */
export async function readLeaving(tx: Transaction, state: State, row: StateRow): Promise<Turn> {
  const { applied, stand, namespace } = state;
  const { subscriptionId: id } = row;
  // Only a hidden subscription can have come back meanwhile.
  const subscription = applied.get(id) ?? applied.hidden(id);
  if (subscription) return leave(tx, state, row, subscription);
  return {
    last: false,
    async write(tx) {
      await advance(tx, namespace.namespaceId, SUBSCRIPTIONS, stand, stand.offset);
      const removed = await removeSome(tx, namespace.namespaceId, id, REMOVED_AT_ONCE);
      if (removed < REMOVED_AT_ONCE) await deleteStates(tx, namespace.namespaceId, [id]);
    },
  };
}

async function leave(tx: Transaction, state: State, row: StateRow, subscription: Subscription): Promise<Turn> {
  const { namespace, reader, stand, applied, judgments } = state;
  const { namespaceId } = namespace;
  const { subscriptionId: id } = row;
  const members = await readMembersIn(tx, namespaceId, id, TOLD_AT_ONCE);
  const ids = members.map(({ documentId }) => documentId);
  const fields = ids.length === 0 ? [] : await readFields(tx, namespaceId, ids);
  const documents = await seen(tx, namespaceId, fields, [...judgments.values()]);
  const change = { sequence: reader.sequence, endedAt: null, cause: "sync" as const, told: subscription.bulk === "deliver" };
  const compared = members.map((before): Compared => {
    const { documentId } = before;
    return { documentId, subscription, before, now: null, document: documents.get(documentId) ?? null, ...change };
  });
  return {
    last: false,
    async write(tx, at) {
      await advance(tx, namespaceId, SUBSCRIPTIONS, stand, stand.offset);
      await apply(tx, namespace, compared, compared.flatMap(transitionsOf), at);
      const silent = subscription.bulk === "summary" ? members.length : 0;
      if (members.length === TOLD_AT_ONCE) {
        await moveWalks(tx, namespaceId, [{ subscriptionId: id, entered: 0, exited: silent }], "", at);
        return;
      }
      const exited = row.exited + silent;
      const { entered } = row;
      // One that delivers has told of all, unless it was switched to `deliver` only now. A summary of a first sync was never told.
      if (entered + exited > 0 && (subscription.bulk === "deliver" || row.liveAt !== null)) {
        await tellSynced(tx, namespace, [{ subscription, cause: "sync", members: 0, entered, exited }], reader.sequence, at);
      }
      if (applied.get(id)) await beginAgain(tx, namespaceId, id, await raiseSequence(tx, namespaceId, at));
      else await deleteStates(tx, namespaceId, [id]);
    },
  };
}
