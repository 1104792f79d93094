/**
 * Tells subscriptions that a namespace with members was deleted. A subscription with `bulk: deliver` gets an event for each member, others
 * one `synced`. One that was switched to `deliver` while members came or left without events gets both. It runs in the background deletion,
 * page by page, before anything is removed. By then nobody consumes the namespace's feed.
 */
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { readEndedStates, readSilentInBulk } from "./ended-namespace-sql.ts";
import { countMembers, type MemberRow, readMembersIn } from "./members-sql.ts";

export { endFollowing } from "./ended-namespace-sql.ts";

/** The last subscription that was told, or the current one with its last member. Empty before the first page. */
export interface ToldTo {
  subscription: string;
  member: string | null;
}

const TOGETHER = 100;
const MEMBERS = 500;

/** The next page. Undefined if all were told. */
export async function readEnded(
  session: Session,
  namespace: NamespaceIdentity,
  deletedAt: Date,
  { subscription, member }: ToldTo,
): Promise<{ tell(tx: Transaction, at: Date): Promise<void>; to: ToldTo } | undefined> {
  const { namespaceId, organizationId, name } = namespace;
  const page = { after: subscription, within: member !== null, deletedAt, limit: TOGETHER };
  const states = await readEndedStates(session, namespaceId, page);
  const [first] = states;
  if (!first) return undefined;
  const about = (of: typeof first) => ({
    subscription: of.id,
    subscription_name: of.name,
    namespace: name,
    sequence: of.sequence,
  });
  const told = (bodies: readonly EventBody[], to: ToldTo) => ({
    tell: (tx: Transaction, at: Date) => recordEvents(tx, { organizationId, namespaceId, namespace: name }, bodies, at),
    to,
  });
  /** The members that have come and left without an event, in a walk or a bulk change that had not ended. */
  const silentOf = async (some: typeof states) => {
    const inBulk = await readSilentInBulk(
      session,
      namespaceId,
      some.map(({ id }) => id),
    );
    return some.map((one) => {
      const { entered = 0, exited = 0 } = inBulk.get(one.id) ?? {};
      return { ...about(one), entered: one.entered + entered, exited: one.exited + exited };
    });
  };
  if (first.bulk === "deliver") {
    const members = first.exits ? await readMembersIn(session, namespaceId, first.id, MEMBERS, member ?? "") : [];
    const exits = members.map((one) => ({ type: "subscription.exited" as const, data: { ...about(first), ...left(one) } }));
    if (members.length === MEMBERS) return told(exits, { subscription: first.id, member: members.at(-1)!.documentId });
    // It may have been switched to `deliver` in the middle of a change.
    const rest = first.exits ? await silentOf([first]) : [];
    return told([...exits, ...rest.flatMap(ended)], { subscription: first.id, member: null });
  }
  const end = states.findIndex(({ bulk }) => bulk === "deliver");
  const together = end < 0 ? states : states.slice(0, end);
  const live = together.filter(({ isLive }) => isLive);
  const counts = await countMembers(
    session,
    namespaceId,
    live.map(({ id }) => id),
  );
  const silent = await silentOf(live);
  const synced = silent.map((one) => ({ ...one, exited: one.exited + (counts.get(one.subscription) ?? 0) }));
  return told(synced.flatMap(ended), { subscription: together.at(-1)!.id, member: null });
}

function left({ documentId, revision, incarnation }: MemberRow) {
  return { document_id: documentId, revision, incarnation, cause: "delete" as const };
}

/** Nothing of a subscription without members that came or left. */
function ended<Change extends { entered: number; exited: number }>(change: Change) {
  if (change.entered + change.exited === 0) return [];
  return [{ type: "subscription.synced" as const, data: { ...change, cause: "delete" as const, members: 0 } }];
}
