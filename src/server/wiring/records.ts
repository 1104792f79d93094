/** Records: commits of documents, budgets, and the indexes of attributes. */
import { Learning } from "#src/records/attributes/learn.ts";
import { KIND as ATTRIBUTES } from "#src/records/attributes/work.ts";
import { Budgets } from "#src/records/budgets/budget.ts";
import { Committer } from "#src/records/documents/committer.ts";
import type { Elsewhere } from "#src/records/documents/elsewhere.ts";
import { SUBSCRIPTIONS } from "#src/standing/subscriptions/wakeups.ts";
import type { AccountsStorey } from "./accounts.ts";
import type { Ground } from "./ground.ts";

export interface RecordsStorey {
  readonly budgets: Budgets;
  readonly committer: Committer;
  /** Learns from queries which attributes to index. */
  readonly learning: Learning;
}

/** @param elsewhere composes and commits large documents in another thread; if absent, this thread composes them */
export function wireRecords(ground: Ground, { spending }: AccountsStorey, elsewhere?: Elsewhere): RecordsStorey {
  const { db, clock, log, together, wake } = ground;
  const budgets = new Budgets({ db, clock, spending, log });
  return {
    budgets,
    committer: new Committer(db, clock, {
      together,
      refusal: (tx, namespaceId, at) => budgets.refusal(tx, namespaceId, at),
      elsewhere: elsewhere && {
        ...elsewhere,
        // A thread has no workers, so its commits notify nobody in this process.
        commit: (...write) => elsewhere.commit(...write).finally(() => wake(SUBSCRIPTIONS)),
      },
    }),
    learning: new Learning({ db, clock, log, wake: () => wake(ATTRIBUTES) }),
  };
}
