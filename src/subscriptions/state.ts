/** One state of a namespace that its reader of subscriptions looks at, and where the reader stands in it. */
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { type Stand, stand } from "#src/db/positions.ts";
import { markAllOverCap } from "#src/groups/over-cap.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { ApplicableSubscriptions, Applied } from "./applicable.ts";
import { type ReaderRow, readReader } from "./states-sql.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

export interface ReaderParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  subscriptions: ApplicableSubscriptions;
}

export interface State {
  namespace: NamespaceIdentity;
  reader: ReaderRow;
  stand: Stand;
  applied: Applied;
  /** By name, those whose answers subscriptions read. */
  judgments: ReadonlyMap<string, Judgment>;
}

/** What follows from a state: it is written in another transaction, which fails where the reader has moved since. */
export interface Turn {
  write(tx: Transaction, at: Date): Promise<void>;
  /** Whether there was nothing else to do in that state. */
  last: boolean;
}

/** Reads one state of a namespace; undefined where it is gone. What the transaction ends with is not waited for: it has nothing to commit. */
export function inState<T>(
  { db, clock, applicable, subscriptions }: ReaderParts,
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
      const judgments = await markAllOverCap(tx, namespaceId, read, clock.now());
      const namespace = { namespaceId, organizationId, name };
      return look(tx, { namespace, reader, stand: standing, applied, judgments });
    };
    db.transaction(async (tx) => resolve(await work(tx)), { isolation: "repeatable read", readOnly: true }).catch(reject);
  });
}
