/**
 * Tells subscriptions that a namespace with members was deleted. A subscription with `bulk: deliver` gets an event for each member, others
 * one `synced`. It runs in the background deletion, page by page, before anything is removed. By then nobody consumes the namespace's feed.
 */
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { readEndedStates } from "./ended-namespace-sql.ts";
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
  if (first.bulk === "deliver") {
    const members = first.exits ? await readMembersIn(session, namespaceId, first.id, MEMBERS, member ?? "") : [];
    const exits = members.map((one) => ({ type: "subscription.exited" as const, data: { ...about(first), ...ended(one) } }));
    const more = members.length === MEMBERS;
    return told(exits, { subscription: first.id, member: more ? members.at(-1)!.documentId : null });
  }
  const end = states.findIndex(({ bulk }) => bulk === "deliver");
  const together = end < 0 ? states : states.slice(0, end);
  const ids = together.filter(({ isLive }) => isLive).map(({ id }) => id);
  const counts = await countMembers(session, namespaceId, ids);
  const synced = together.flatMap((one) => {
    const exited = counts.get(one.id) ?? 0;
    if (exited === 0) return [];
    const change = { cause: "delete" as const, members: 0, entered: 0, exited };
    return [{ type: "subscription.synced" as const, data: { ...about(one), ...change } }];
  });
  return told(synced, { subscription: together.at(-1)!.id, member: null });
}

function ended({ documentId, revision, incarnation }: MemberRow) {
  return { document_id: documentId, revision, incarnation, cause: "delete" as const };
}
