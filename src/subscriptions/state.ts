/** One state of a namespace that its reader of subscriptions looks at, and where the reader stands in it. */
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { type Stand, stand } from "#src/db/positions.ts";
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

/** Reads one state of a namespace; undefined where it is gone. */
export async function inState<T>(
  { db, applicable, subscriptions }: ReaderParts,
  namespaceId: number,
  read: (tx: Transaction, state: State) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction(
    async (tx) => {
      const reader = await readReader(tx, namespaceId);
      if (!reader) return undefined;
      const { organizationId, name, epoch } = reader;
      const applied = await subscriptions.at(tx, organizationId, name, epoch);
      const all = await applicable.at(tx, organizationId, name, epoch);
      const judgments = new Map([...all].filter(([name]) => applied.reads(name)));
      const namespace = { namespaceId, organizationId, name };
      return read(tx, { namespace, reader, stand: await stand(tx, namespaceId, SUBSCRIPTIONS), applied, judgments });
    },
    { isolation: "repeatable read", readOnly: true },
  );
}
