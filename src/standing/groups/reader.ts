/**
 * The consumer of a namespace's change feed that maintains groups. Each step reads one snapshot of the namespace in a read-only
 * transaction. It then writes the result in another transaction, fenced by the consumer's offset. If two workers read the same step, only
 * one can write.
 *
 *   not followed yet ────▶ begin: commits wake the consumer from now on, if a group applies
 *   definitions changed ─▶ take over: walk new groups, remove deleted ones, walk groups again that aggregate a changed judgment
 *   commits after offset ▶ page: subtract what changed documents contributed, add what they contribute now
 *   nothing more ────────▶ settle: rows are exact at the sequence of the snapshot
 *   walks under way ─────▶ page of all documents (`walk.ts`)
 *
 * A document is read as it is in that snapshot, not as it was after each commit. So rows are exact only when the consumer has reached the
 * end of a snapshot. During many changes, reads get the rows as they were when they were last exact (`merge.ts`).
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { advance, type Offset, Overtaken, readOffset, type Stand } from "#src/foundation/db/positions.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { latestPlace, nextPage } from "#src/judging/asking/commits.ts";
import { readFields } from "#src/records/documents/documents.ts";
import { readEpoch } from "#src/records/templates/epochs.ts";
import { type Changes, readChanges } from "./changes.ts";
import { removeSome } from "./contributions-sql.ts";
import { merge } from "./merge.ts";
import { removeEmptyRows } from "./rows-sql.ts";
import { type GroupParts, inState, type Kept, keptOf, type State } from "./state.ts";
import * as sql from "./states-sql.ts";
import { type TakenOver, toTakeOver, writeTakenOver } from "./take-over.ts";
import { GROUPS } from "./wakeups.ts";
import { walkOn } from "./walk.ts";

/** How many rows of an ended group are deleted at a time. */
const REMOVED_AT_ONCE = 2_000;

type Standing = State & { stand: Stand };

/** What to write next, with the state that it is based on. */
type Next = { state: Standing; walks: readonly string[] } & (
  | { is: "begin" }
  | { is: "take over"; taken: TakenOver }
  | { is: "remove"; groupId: string }
  | { is: "page"; changes: Changes; to: Offset; settles: boolean }
  | { is: "settle" }
  | { is: "nothing" }
);

/** Does all pending work for a namespace's groups. */
export async function followGroups(parts: GroupParts, namespaceId: number, signal: AbortSignal): Promise<null> {
  while (!signal.aborted) {
    const { moved, walks } = await step(parts, namespaceId);
    const [walked] = walks;
    if (walked !== undefined) await walkOn(parts, namespaceId, walked);
    else if (!moved) break;
  }
  return null;
}

/** Runs steps until the consumer has reached a sequence, even if others work on it too. Leaves walks and removals to others. */
export async function reach(parts: GroupParts, namespaceId: number, sequence: number): Promise<void> {
  if ((await readOffset(parts.db, namespaceId, GROUPS)).position >= sequence) return;
  for (;;) {
    const { moved } = await step(parts, namespaceId);
    if (!moved || (await readOffset(parts.db, namespaceId, GROUPS)).position >= sequence) return;
  }
}

/** Does the next step. `walks`: the groups that must be walked here. */
export async function step(parts: GroupParts, namespaceId: number): Promise<{ moved: boolean; walks: readonly string[] }> {
  try {
    const next = await inState(parts, namespaceId, decide);
    if (!next) return { moved: false, walks: [] };
    if (next.is === "nothing") return { moved: false, walks: next.walks };
    await parts.db.transaction((tx) => write(tx, next, parts.clock.now()));
    return { moved: true, walks: next.walks };
  } catch (error) {
    // Somebody else has done this step.
    if (error instanceof Overtaken) return { moved: true, walks: [] };
    throw error;
  }
}

async function decide(tx: Transaction, state: Standing): Promise<Next> {
  const { namespace, reader, stand, states } = state;
  const { namespaceId } = namespace;
  const kept = keptOf(state);
  // A group's job builds it in the namespaces for which it was created. It does not walk those again where it is built.
  const isOwn = ({ group, state: { walk, status } }: Kept) => walk === "walking" && (group.jobId === null || status === "ready");
  const walks = kept.filter(isOwn);
  const next = { state, walks: walks.map(({ group }) => group.groupId) };
  // While no group applies to a namespace, its commits wake nobody.
  if (reader.groupedEpoch === null && state.groups.size > 0) return { ...next, is: "begin" };
  const taken = toTakeOver(state);
  if (taken) return { ...next, is: "take over", taken };
  if (reader.judgments === null) return { ...next, is: "nothing" };
  const latest = await latestPlace(tx, namespaceId);
  const page = await nextPage(tx, namespaceId, stand.offset, "all");
  if (page) {
    if (kept.length === 0) return { ...next, is: "page", changes: { changes: [], rows: [] }, to: latest, settles: true };
    const documents = await readFields(tx, namespaceId, page.documentIds);
    const at = (id: string) => page.changes.get(id)!.at(-1)!.at;
    const changes = await readChanges(tx, namespaceId, kept, state.judgments, { ids: page.documentIds, documents }, at);
    const settles = page.to.position === latest.position && page.to.within === 0;
    return { ...next, is: "page", changes, to: page.to, settles };
  }
  const ended = states.find(({ status }) => status === "ended");
  if (ended) return { ...next, is: "remove", groupId: ended.groupId };
  const unsettled = reader.dirty || reader.asOf < latest.position || states.some(({ walk }) => walk === "walked");
  return { ...next, is: unsettled ? "settle" : "nothing" };
}

async function write(tx: Transaction, next: Exclude<Next, { is: "nothing" }>, now: Date): Promise<void> {
  const { state } = next;
  const { namespaceId } = state.namespace;
  switch (next.is) {
    case "begin":
      return sql.beginFollowing(tx, namespaceId);
    case "take over":
      await advance(tx, namespaceId, GROUPS, state.stand, next.taken.place ?? state.stand.offset);
      return writeTakenOver(tx, namespaceId, next.taken);
    case "remove":
      await advance(tx, namespaceId, GROUPS, state.stand, state.stand.offset);
      return remove(tx, namespaceId, next.groupId);
    case "page":
      // The merge must know all judgments that read groups. Judgments created later wait for the end of this transaction
      // (`context-rows.ts`).
      if (await isOvertaken(tx, state, next.to)) throw new Overtaken(namespaceId, GROUPS);
      await merge(tx, next.changes, { ...state, settles: next.settles, since: state.stand.offset.position }, now);
      return next.settles ? settle(tx, state) : undefined;
    case "settle":
      await advance(tx, namespaceId, GROUPS, state.stand, state.stand.offset);
      return settle(tx, state);
    default:
      return next satisfies never;
  }
}

/** Moves the offset. Returns whether the definitions have changed since the snapshot. */
async function isOvertaken(tx: Transaction, { namespace, stand, reader }: Standing, to: Offset): Promise<boolean> {
  const advancing = advance(tx, namespace.namespaceId, GROUPS, stand, to);
  const epoch = readEpoch(tx, namespace.organizationId);
  unawaited(epoch);
  await advancing;
  return (await epoch) !== reader.definitions;
}

/** Marks rows as exact at the sequence of the snapshot. */
async function settle(tx: Transaction, state: State): Promise<void> {
  const { namespaceId } = state.namespace;
  const walked = state.states.some(({ walk }) => walk === "walked");
  unawaited(sql.settle(tx, namespaceId, state.reader.sequence, state.reader.dirty || walked));
  if (walked) unawaited(sql.endWalks(tx, namespaceId));
  if (!state.reader.dirty && !walked) return;
  const exact = keptOf(state).filter(({ state: { walk } }) => walk !== "walking");
  await removeEmptyRows(
    tx,
    namespaceId,
    exact.map(({ group }) => group.groupId),
  );
}

async function remove(tx: Transaction, namespaceId: number, groupId: string): Promise<void> {
  for (const table of ["group_contributions", "group_values", "group_sketches", "group_rows"] as const) {
    if ((await removeSome(tx, table, namespaceId, groupId, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE) return;
  }
  await sql.deleteState(tx, namespaceId, groupId);
}
