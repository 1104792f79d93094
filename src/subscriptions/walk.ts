/**
 * Walks: subscriptions that are held against all documents of a namespace, page by page in the order of ids, because they are new there or
 * because something other than a document has changed whom they have. What changes meanwhile is looked at by the reader as ever, so a document is
 * right whether it is passed before or after. A walk that ends makes a new subscription live. The members of one that has
 * ended are removed the same way.
 */
import type { Transaction } from "#src/db/database.ts";
import { advance } from "#src/db/positions.ts";
import { readFieldsAfter } from "#src/documents/documents.ts";
import { recordEvents } from "#src/events/record.ts";
import { PAGE_DOCUMENTS } from "#src/judging/commits.ts";
import { matches } from "#src/queries/match.ts";
import type { WalkCause } from "./causes.ts";
import { countMembers, readMembersOf, removeSome } from "./members-sql.ts";
import { seen } from "./snapshot.ts";
import { inState, type ReaderParts, type State } from "./state.ts";
import { deleteStates, moveWalks, readWalked, type StateRow } from "./states-sql.ts";
import type { Subscription } from "./subscription.ts";
import { apply, type Compared, transitionsOf } from "./transitions.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/** Subscriptions that are walked together, and memberships that are removed together. */
const TOGETHER = 64;
const REMOVED_AT_ONCE = 2_000;

interface Walked {
  row: StateRow & { cause: WalkCause };
  subscription: Subscription;
}

interface Step {
  state: State;
  ended: StateRow | undefined;
  walked: Walked[];
  compared: Compared[];
  /** The last document that was passed; null where there are no more. */
  to: string | null;
}

/** Does a page of what is to be walked; false where nothing is. */
export async function walkOn(parts: ReaderParts, namespaceId: number): Promise<boolean> {
  const step = await inState(parts, namespaceId, readStep);
  if (!step) return false;
  const { state, ended, walked, compared, to } = step;
  if (!ended && walked.length === 0) return false;
  const at = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await advance(tx, namespaceId, SUBSCRIPTIONS, state.stand, state.stand.place);
    if (ended) return remove(tx, namespaceId, ended.subscriptionId);
    const transitions = compared.flatMap(transitionsOf);
    await apply(tx, state.namespace, compared, transitions, at);
    const counted = walked.map(({ row }) => {
      const own = transitions.filter(({ subscription }) => subscription.subscriptionId === row.subscriptionId);
      const entered = own.filter(({ is }) => is === "entered").length;
      return { subscriptionId: row.subscriptionId, entered, exited: own.length - entered };
    });
    await moveWalks(tx, namespaceId, counted, to, at);
    if (to !== null) return;
    for (const [n, each] of walked.entries()) await tellSynced(tx, state, each, counted[n]!, at);
  });
  return true;
}

async function readStep(tx: Transaction, state: State): Promise<Step | undefined> {
  const { applied, judgments, reader } = state;
  const { namespaceId } = state.namespace;
  const rows = await readWalked(tx, namespaceId, TOGETHER);
  const ended = rows.find(({ cause }) => cause === "ended");
  if (ended) return { state, ended, walked: [], compared: [], to: null };
  const walked = rows.flatMap((row): Walked[] => {
    const subscription = applied.get(row.subscriptionId);
    return subscription ? [{ row: row as Walked["row"], subscription }] : [];
  });
  if (walked.length === 0) return undefined;
  const fields = await readFieldsAfter(tx, namespaceId, rows[0]!.walkedTo, PAGE_DOCUMENTS);
  const documents = await seen(tx, namespaceId, fields, [...judgments.values()]);
  const members = new Map(
    (await readMembersOf(tx, namespaceId, [...documents.keys()])).map((row) => [`${row.subscriptionId}\n${row.documentId}`, row]),
  );
  const compared = [...documents.values()].flatMap((document) =>
    walked.flatMap(({ row: { cause, subscriptionId }, subscription }): Compared[] => {
      const before = members.get(`${subscriptionId}\n${document.id}`);
      const now = matches(subscription.condition, document) ? document : null;
      if (!before && !now) return [];
      const told = subscription.bulk === "deliver";
      return [{ documentId: document.id, subscription, before, now, document, sequence: reader.sequence, cause, told }];
    }),
  );
  const to = fields.length < PAGE_DOCUMENTS ? null : fields.at(-1)!.document_id;
  return { state, ended: undefined, walked, compared, to };
}

async function remove(tx: Transaction, namespaceId: number, subscriptionId: string): Promise<void> {
  const removed = await removeSome(tx, namespaceId, subscriptionId, REMOVED_AT_ONCE);
  if (removed < REMOVED_AT_ONCE) await deleteStates(tx, namespaceId, [subscriptionId]);
}

/** One event for the whole change, where its transitions were not told. */
async function tellSynced(
  tx: Transaction,
  { namespace, stand, reader }: State,
  { row, subscription }: Walked,
  last: { entered: number; exited: number },
  at: Date,
): Promise<void> {
  if (subscription.bulk !== "summary") return;
  const { namespaceId, organizationId, name } = namespace;
  const members = await countMembers(tx, namespaceId, row.subscriptionId);
  const first = row.cause === "sync";
  const data = {
    subscription: row.subscriptionId,
    subscription_name: subscription.name,
    namespace: name,
    // Commits after the reader's place have been walked in part.
    sequence: Math.min(reader.sequence, stand.place.position),
    cause: row.cause,
    members,
    entered: first ? members : row.entered + last.entered,
    exited: first ? 0 : row.exited + last.exited,
  };
  await recordEvents(tx, { organizationId, namespaceId, namespace: name }, [{ type: "subscription.synced", data }], at);
}
