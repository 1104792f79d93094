/** Processes a page of changed documents: compares their memberships with the subscriptions that they match now. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { advance, type Offset } from "#src/foundation/db/positions.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { type Change, nextPage, type Page } from "#src/judging/asking/commits.ts";
import { readFields } from "#src/records/documents/documents.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";
import type { Applied } from "./applicable.ts";
import { type BulkCount, countBulks, openBulks } from "./bulks-sql.ts";
import { type MemberRow, readMembersOf } from "./members-sql.ts";
import { endOf, reasonOf } from "./reasons.ts";
import { type Seen, seen } from "./snapshot.ts";
import type { State, Turn } from "./state.ts";
import { countSilent, readStates, readUnsettled, type Silent, type StateRow } from "./states-sql.ts";
import type { Subscription } from "./subscription.ts";
import { apply, type Compared, type Transition, transitionsOf } from "./transitions.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

/** A compared document, with the bulk change that caused the comparison. */
interface Looked extends Compared {
  bulk: Bulk | null;
}

/**
 * A page ends before the document with which it would have more memberships to compare than this. They are held in memory, and written
 * by a few statements. One document may have more.
 */
const MOST_COMPARED = 20_000;

/**
 * Undefined if nothing has changed.
 *
 * @param other whether there is other work, which may wait for the end of a commit
 */
export async function readPage(
  tx: Transaction,
  state: State,
  other: Promise<boolean>,
  mostCompared = MOST_COMPARED,
): Promise<(Turn & { reached: boolean }) | undefined> {
  const { namespace, stand, reader } = state;
  const { namespaceId } = namespace;
  const next = await nextPage(tx, namespaceId, stand.offset, "all");
  if (!next) return undefined;
  const inFull = async (read: Page) => ((await other) ? wholeCommits(read, stand.offset) : read);
  let page = await inFull(next);
  const found = await findIn(tx, state, page, mostCompared);
  if (found.size < page.documentIds.length) {
    page = await inFull((await nextPage(tx, namespaceId, stand.offset, "all", found.size))!);
  }
  const compared = await comparedIn(tx, state, page, found);
  return {
    last: false,
    reached: page.to.position >= reader.sequence && page.ended.length === 0,
    async write(tx, at) {
      const transitions: { of: Looked; made: Transition[] }[] = [];
      const slice = new TimeSlice();
      for (const each of compared) {
        transitions.push({ of: each, made: transitionsOf(each) });
        if (slice.isOver) await slice.next();
      }
      await Promise.all([
        advance(tx, namespaceId, SUBSCRIPTIONS, stand, page.to),
        apply(
          tx,
          namespace,
          compared,
          transitions.flatMap(({ made }) => made),
          at,
        ),
        countBulks(tx, namespaceId, countsOf(transitions)),
        countSilent(tx, namespaceId, silentOf(transitions)),
        openBulks(tx, namespaceId, page.ended),
      ]);
    },
  };
}

/** A page without its last commit, if that is not complete and not the only one. */
function wholeCommits(page: Page, from: Offset): Page {
  const { position, within } = page.to;
  if (within === 0 || position === from.position) return page;
  const changes = new Map<string, readonly Change[]>();
  for (const [id, all] of page.changes) {
    const some = all.filter(({ sequence }) => sequence <= position);
    if (some.length > 0) changes.set(id, some);
  }
  return { ...page, documentIds: [...changes.keys()], changes, to: { position, within: 0 } };
}

/** A changed document, with the subscriptions that it matches and those of which it was a member. */
interface Found {
  document: Seen | null;
  matching: readonly Subscription[];
  members: readonly MemberRow[];
}

/** The first documents of a page, with at least one and at most so many memberships. */
async function findIn(
  tx: Transaction,
  { namespace: { namespaceId }, applied, judgments }: State,
  { documentIds }: Page,
  mostCompared: number,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  if (documentIds.length === 0) return found;
  const [fields, memberRows] = await Promise.all([
    readFields(tx, namespaceId, documentIds),
    readMembersOf(tx, namespaceId, documentIds),
  ]);
  const documents = await seen(tx, namespaceId, fields, [...judgments.values()]);
  const membersOf = Map.groupBy(memberRows, ({ documentId }) => documentId);
  const slice = new TimeSlice();
  let compared = 0;
  for (const id of documentIds) {
    const document = documents.get(id) ?? null;
    const matching = document ? await applied.matching(document, slice) : [];
    const members = membersOf.get(id) ?? [];
    compared += matching.length + members.length;
    if (compared > mostCompared && found.size > 0) break;
    found.set(id, { document, matching, members });
  }
  return found;
}

async function comparedIn(tx: Transaction, state: State, page: Page, found: ReadonlyMap<string, Found>): Promise<Looked[]> {
  const { namespace, applied } = state;
  const { documentIds } = page;
  if (documentIds.length === 0) return [];
  const unsettled = await readUnsettled(tx, namespace.namespaceId, MOST_UNSETTLED);
  const compared: Looked[] = [];
  const slice = new TimeSlice();
  for (const id of documentIds) {
    for (const each of compare(applied, id, found.get(id)!, page.changes.get(id)!)) compared.push(each);
    if (slice.isOver) await slice.next();
  }
  // Only subscriptions with a transition need their state.
  const ids = new Set<string>();
  for (const { before, now, subscription } of compared) {
    if (!before || before.incarnation !== now?.incarnation) ids.add(subscription.subscriptionId);
  }
  const standing = await standingOf(tx, state, unsettled, ids);
  return compared.flatMap((each) => {
    const id = each.subscription.subscriptionId;
    if (!ids.has(id)) return [each];
    const stands = standing(id);
    // It was added or deleted since definitions were last taken over.
    if (stands === undefined) return [];
    return [{ ...each, sequence: Math.max(each.sequence, stands.raised), ...tellingOf(each, stands.live) }];
  });
}

/** If there are fewer unsettled states than this, reading them shows that all others are live. */
const MOST_UNSETTLED = 256;

interface Standing {
  live: boolean;
  /** Its events have no lower sequence than this. */
  raised: number;
}

/** Looks up the state of subscriptions. Undefined for those that are not followed here. */
async function standingOf(
  tx: Transaction,
  { namespace: { namespaceId }, applied, reader }: State,
  unsettled: readonly StateRow[],
  ids: ReadonlySet<string>,
): Promise<(id: string) => Standing | undefined> {
  if (ids.size === 0) return () => undefined;
  const of = ({ cause, liveAt, raised }: StateRow) => (cause === "ended" ? undefined : { live: liveAt !== null, raised });
  const few = unsettled.length < MOST_UNSETTLED && applied.isAsOf(reader.epoch);
  const states = new Map((few ? unsettled : await readStates(tx, namespaceId, [...ids])).map((row) => [row.subscriptionId, row]));
  return (id) => {
    const row = states.get(id);
    return row ? of(row) : few ? { live: true, raised: 0 } : undefined;
  };
}

/**
 * Decides whether a transition gets its own event. With `bulk: deliver`, always. Otherwise only if the subscription is live and the cause
 * is not a bulk change.
 */
function tellingOf({ subscription, bulk }: Looked, live: boolean): { told: boolean; bulk: Bulk | null } {
  if (subscription.bulk === "deliver") return { told: true, bulk: null };
  if (!live) return { told: false, bulk: null };
  return { told: bulk === null, bulk };
}

/** Compares the memberships of a document with what it matches. */
function compare(applied: Applied, documentId: string, found: Found, changes: readonly Change[]): Looked[] {
  const { document } = found;
  const before = new Map(found.members.map((member) => [member.subscriptionId, member]));
  const matching = new Map(found.matching.map((each) => [each.subscriptionId, each]));
  return [...new Set([...before.keys(), ...matching.keys()])].sort().flatMap((id): Looked[] => {
    const subscription = matching.get(id) ?? applied.get(id);
    if (!subscription) return [];
    const now = matching.has(id) ? document : null;
    const member = before.get(id);
    const isOver = member !== undefined && member.incarnation !== document?.incarnation;
    const endedAt = isOver ? endOf(member.revision, changes, document) : null;
    if (endedAt === undefined) return [];
    const { sequence, ...reason } = reasonOf(document, changes, subscription.reads);
    // A walk may have used a later snapshot than this page.
    const at = Math.max(sequence, member?.since ?? 0);
    return [{ documentId, subscription, before: member, now, document, sequence: at, endedAt, ...reason, told: true }];
  });
}

type Made = readonly { of: Looked; made: readonly Transition[] }[];

/** Counts transitions caused by bulk changes, for summaries. */
function countsOf(transitions: Made): BulkCount[] {
  const byBulk = Map.groupBy(
    transitions.filter(({ of }) => of.bulk && !of.told),
    ({ of }) => of.bulk!.id,
  );
  return [...byBulk].flatMap(([bulkId, some]) => counted(some).map((count) => ({ bulkId, ...count })));
}

/** Counts transitions during a first sync, of which no event tells. */
function silentOf(transitions: Made): Silent[] {
  return counted(transitions.filter(({ of }) => !of.bulk && !of.told));
}

function counted(transitions: Made): Silent[] {
  const counts = new Map<string, Silent>();
  for (const { of, made } of transitions) {
    const { subscriptionId } = of.subscription;
    const count = counts.get(subscriptionId) ?? { subscriptionId, entered: 0, exited: 0 };
    for (const { is } of made) count[is] += 1;
    if (made.length > 0) counts.set(subscriptionId, count);
  }
  return [...counts.values()];
}
