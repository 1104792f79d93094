/** The state of a namespace that the subscription consumer reads in one snapshot, and the consumer's offset. */

import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { type Stand, stand } from "#src/foundation/db/positions.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { type GroupsOverCap, markAllOverCap } from "#src/judging/definitions/over-cap.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import type { ApplicableSubscriptions, Applied } from "./applicable.ts";
import { type ReaderRow, readReader } from "./states-sql.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

export interface ReaderParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  subscriptions: ApplicableSubscriptions;
  groupsOverCap: GroupsOverCap;
  /** The most memberships that a page of several documents compares. The default is 20,000. */
  mostCompared?: number;
}

export interface State {
  namespace: NamespaceIdentity;
  reader: ReaderRow;
  stand: Stand;
  applied: Applied;
  /** The judgments whose answers subscriptions read, by name. */
  judgments: ReadonlyMap<string, Judgment>;
}

/** The result of a snapshot. It is written in another transaction, which fails if the consumer has moved since. */
export interface Turn {
  write(tx: Transaction, at: Date): Promise<void>;
  /** Whether there was nothing else to do. */
  last: boolean;
  /** Whether it is a page of commits while there is other work. That comes next, so a stream of commits does not hold it up. */
  otherNext?: boolean;
}

/**
 * Reads one snapshot of a namespace. Undefined if it is deleted. The result does not wait for the end of the transaction, which has nothing
 * to commit.
 */
export function inState<T>(
  { db, clock, applicable, subscriptions, groupsOverCap }: ReaderParts,
  namespaceId: number,
  look: (tx: Transaction, state: State) => Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const work = async (tx: Transaction) => {
      const [reader, standing] = await Promise.all([readReader(tx, namespaceId), stand(tx, namespaceId, SUBSCRIPTIONS)]);
      if (!reader) return undefined;
      const { organizationId, name, epoch } = reader;
      const applied = await subscriptions.at(tx, organizationId, name, reader);
      const all = await applicable.at(tx, organizationId, name, epoch);
      const read = new Map([...all].filter(([name]) => applied.reads(name)));
      const judgments = await markAllOverCap(tx, groupsOverCap, namespaceId, read, clock.now());
      const namespace = { namespaceId, organizationId, name };
      return look(tx, { namespace, reader, stand: standing, applied, judgments });
    };
    db.transaction(async (tx) => resolve(await work(tx)), { isolation: "repeatable read", readOnly: true }).catch(reject);
  });
}
