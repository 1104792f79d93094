/** Transitions of memberships between two compared snapshots: they are stored and recorded as events. */
import type { SubscriptionTransition, TransitionCause } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { type MemberRow, putMembers, removeMembers } from "./members-sql.ts";
import { carriedOf, type Seen } from "./snapshot.ts";
import type { Subscription } from "./subscription.ts";

export interface Transition {
  is: SubscriptionTransition;
  subscription: Subscription;
  documentId: string;
  revision: number;
  incarnation: number;
  sequence: number;
  cause: TransitionCause;
  /** The current document. Null if this incarnation has ended. */
  document: Seen | null;
  /** Whether it gets an event. */
  told: boolean;
}

/** A document with its previous and its current membership. */
export interface Compared {
  documentId: string;
  subscription: Subscription;
  before: MemberRow | undefined;
  /** Null if it is deleted or does not match. */
  now: Seen | null;
  /** The current document, even if it does not match. Null if it is deleted. */
  document: Seen | null;
  sequence: number;
  /** If the incarnation that was a member has ended: the sequence of its end. */
  endedAt: number | null;
  cause: TransitionCause;
  told: boolean;
}

/** The transitions between two snapshots, in order. An ended incarnation leaves before a new one enters. */
export function transitionsOf(compared: Compared): Transition[] {
  const { documentId, subscription, before, now, document, sequence, told } = compared;
  const found: Transition[] = [];
  const sameLife = before !== undefined && document?.incarnation === before.incarnation;
  if (before && !(sameLife && now)) {
    const { incarnation } = before;
    const ended = sameLife ? null : { cause: "delete" as const, revision: before.revision };
    const left = ended ?? { cause: compared.cause, revision: document!.revision };
    const at = ended ? (compared.endedAt ?? sequence) : sequence;
    const is = "exited";
    found.push({ is, subscription, documentId, incarnation, sequence: at, ...left, document: ended ? null : document, told });
  }
  if (now && !sameLife) {
    const { revision, incarnation } = now;
    found.push({
      is: "entered",
      subscription,
      documentId,
      revision,
      incarnation,
      sequence,
      cause: compared.cause,
      document: now,
      told,
    });
  }
  return found;
}

/** Stores the current memberships and records the events. */
export async function apply(
  tx: Transaction,
  namespace: NamespaceIdentity,
  compared: readonly Compared[],
  transitions: readonly Transition[],
  at: Date,
): Promise<void> {
  const { namespaceId, organizationId, name } = namespace;
  const members = compared.flatMap(({ documentId, subscription: { subscriptionId }, before, now, sequence }) => {
    if (!now || (before?.incarnation === now.incarnation && before.revision === now.revision)) return [];
    return [{ documentId, subscriptionId, incarnation: now.incarnation, revision: now.revision, since: sequence }];
  });
  const left = compared.flatMap(({ before, now }) => (before && !now ? [before] : []));
  const told = transitions.filter(({ told, is, subscription }) => told && subscription.events.includes(is));
  const origin = { organizationId, namespaceId, namespace: name };
  const bodies = told.map((transition) => bodyOf(name, transition));
  await Promise.all([
    removeMembers(tx, namespaceId, left),
    putMembers(tx, namespaceId, members),
    recordEvents(tx, origin, bodies, at),
  ]);
}

function bodyOf(namespace: string, transition: Transition): EventBody {
  const { subscription, documentId, revision, incarnation, sequence, cause, document } = transition;
  const data = {
    subscription: subscription.subscriptionId,
    subscription_name: subscription.name,
    namespace,
    document_id: documentId,
    revision,
    incarnation,
    sequence,
    cause,
    ...(document ? carriedOf(document, subscription.carried) : {}),
  };
  return { type: `subscription.${transition.is}`, data } as EventBody;
}
