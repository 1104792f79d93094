/**
 * Walks: subscriptions are compared with all documents of a namespace, page by page in order of ids. A subscription is new there, or
 * something other than a document has changed its members. The consumer still processes all changes meanwhile, so the result is right
 * whether a document is walked before or after its change. Changes after the consumer's offset are left to the consumer, which records an
 * event for each. The end of a walk makes a new subscription live. The members of an ended subscription leave it in the same way
 * (`leaving.ts`).
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { advance } from "#src/foundation/db/positions.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { commitsAhead } from "#src/judging/asking/commits.ts";
import { type DocumentFields, readFields, readFieldsAfter } from "#src/records/documents/documents.ts";
import type { WalkCause } from "./causes.ts";
import { LeafIndex } from "./leaf-index.ts";
import { readLeaving } from "./leaving.ts";
import { countMembers, readMembersAmong } from "./members-sql.ts";
import { narrowings, nextNarrowed } from "./narrowing.ts";
import { changedAt, seen } from "./snapshot.ts";
import type { State, Turn } from "./state.ts";
import { moveWalks, readWalked, type StateRow } from "./states-sql.ts";
import type { Subscription } from "./subscription.ts";
import { reachedOf, tellSynced } from "./synced.ts";
import { apply, type Compared, transitionsOf } from "./transitions.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/** How many subscriptions are walked together, and how many documents one turn compares. */
const TOGETHER = 256;
const DOCUMENTS = 512;

interface Walked {
  row: StateRow & { cause: WalkCause };
  subscription: Subscription;
}

/** The next page of a walk. Undefined if there is no walk. */
export async function readWalk(tx: Transaction, state: State): Promise<Turn | undefined> {
  const rows = await readWalked(tx, state.namespace.namespaceId, TOGETHER);
  const ended = rows.find(({ cause }) => cause === "ended");
  if (ended) return readLeaving(tx, state, ended);
  const walked = rows.flatMap((row): Walked[] => {
    const subscription = state.applied.get(row.subscriptionId);
    return subscription ? [{ row: row as Walked["row"], subscription }] : [];
  });
  // Subscriptions deleted since definitions were last taken over end with the next take-over.
  if (walked.length === 0) return undefined;
  const after = rows[0]!.walkedTo;
  const stretch = await nextOf(tx, state, after, walked);
  const end = stretch.to === null ? await endOf(tx, state, stretch.walked) : undefined;
  if (stretch.to !== null || end !== undefined) return step(tx, state, stretch, end);
  // All documents are walked, but pages come before the end.
  if (stretch.fields.length === 0) return undefined;
  return step(tx, state, { ...stretch, to: stretch.fields.at(-1)!.document_id });
}

/**
 * The sequence at which walks end. Undefined until the consumer has processed what came before they began: their `synced` has a higher
 * sequence than those before.
 */
async function endOf(tx: Transaction, state: State, walked: readonly Walked[]): Promise<number | undefined> {
  const reached = await reachedOf(tx, state);
  return reached !== undefined && walked.every(({ row }) => row.raised <= reached) ? reached : undefined;
}

/** The documents that some walked subscriptions are compared with next. */
interface Stretch {
  walked: readonly Walked[];
  fields: DocumentFields[];
  /** The last document of the page. Null if there are no more. */
  to: string | null;
}

/** Subscriptions that indexes narrow come first, because their walks finish much sooner. */
async function nextOf(tx: Transaction, { namespace }: State, after: string, walked: readonly Walked[]): Promise<Stretch> {
  const { namespaceId } = namespace;
  const conditions = walked.map(({ subscription }) => subscription.condition);
  const found = await narrowings(tx, namespaceId, conditions);
  const narrow = walked.filter((_, at) => found[at] !== undefined);
  if (narrow.length === 0) {
    const fields = await readFieldsAfter(tx, namespaceId, after, DOCUMENTS);
    return { walked, fields, to: fields.length < DOCUMENTS ? null : fields.at(-1)!.document_id };
  }
  const entries = found.flatMap((each) => each ?? []);
  const ids = await nextNarrowed(tx, namespaceId, entries, after, DOCUMENTS);
  const fields = ids.length === 0 ? [] : await readFields(tx, namespaceId, ids);
  return { walked: narrow, fields, to: ids.length < DOCUMENTS ? null : ids.at(-1)! };
}

/** @param end the sequence at which the walk ends with this page */
async function step(tx: Transaction, state: State, { walked, fields, to }: Stretch, end?: number): Promise<Turn> {
  const { judgments, reader, namespace, stand } = state;
  const { namespaceId } = namespace;
  const documents = await seen(tx, namespaceId, fields, [...judgments.values()]);
  const byId = new Map(walked.map((each) => [each.subscription.subscriptionId, each]));
  const members = Map.groupBy(
    await readMembersAmong(tx, namespaceId, [...documents.keys()], [...byId.keys()]),
    ({ documentId }) => documentId,
  );
  const ahead = await commitsAhead(tx, namespaceId, stand.offset);
  const index = new LeafIndex();
  const slice = new TimeSlice();
  for (const { subscription } of walked) await index.add(subscription.subscriptionId, subscription.condition, slice);
  const compared: Compared[] = [];
  for (const document of documents.values()) {
    const before = new Map((members.get(document.id) ?? []).map((row) => [row.subscriptionId, row]));
    const matching = new Set(await index.matching(document, slice));
    const isAhead = changedAt(document) > ahead.after || ahead.named.has(document.id);
    for (const id of [...new Set([...before.keys(), ...matching])].sort()) {
      const { subscription, row } = byId.get(id)!;
      // Another incarnation, or a change that gets its own event: a page will process that commit.
      const isOther = before.has(id) && before.get(id)!.incarnation !== document.incarnation;
      if (isOther || (isAhead && row.liveAt !== null)) continue;
      const now = matching.has(id) ? document : null;
      const told = subscription.bulk === "deliver";
      const change = { sequence: reader.sequence, endedAt: null, cause: row.cause, told };
      compared.push({ documentId: document.id, subscription, before: before.get(id), now, document, ...change });
    }
  }
  // Also those that have had transitions without events before they were switched to `deliver`.
  const summarized = walked.filter(({ row, subscription: { bulk } }) => bulk === "summary" || row.entered + row.exited > 0);
  const ids = summarized.map(({ subscription }) => subscription.subscriptionId);
  const counted = end === undefined ? new Map<string, number>() : await countMembers(tx, namespaceId, ids);
  return {
    last: false,
    async write(tx, at) {
      await advance(tx, namespaceId, SUBSCRIPTIONS, stand, stand.offset);
      const transitions = compared.flatMap(transitionsOf);
      await apply(tx, namespace, compared, transitions, at);
      const moved = new Map([...byId.keys()].map((id) => [id, { all: 0, subscriptionId: id, entered: 0, exited: 0 }]));
      for (const { is, subscription, told } of transitions) {
        const each = moved.get(subscription.subscriptionId)!;
        each.all += is === "entered" ? 1 : -1;
        if (!told) each[is] += 1;
      }
      await moveWalks(tx, namespaceId, [...moved.values()], to, at);
      if (end === undefined) return;
      const synced = summarized.map(({ row, subscription }) => {
        const now = moved.get(row.subscriptionId)!;
        const members = (counted.get(row.subscriptionId) ?? 0) + now.all;
        const [entered, exited] = [row.entered + now.entered, row.exited + now.exited];
        // What has come and left in a first sync without an event is no news, unless some had events before a switch from `deliver`.
        const isFirst = row.cause === "sync" && subscription.bulk === "summary" && entered - exited === members;
        return { subscription, cause: row.cause, members, ...(isFirst ? { entered: members, exited: 0 } : { entered, exited }) };
      });
      await tellSynced(tx, namespace, synced, end, at);
    },
  };
}
