/** The service's rooms wired together over a database: everything but HTTP and the outside. */
import { randomUUID } from "node:crypto";
import { defaultPrices, type Prices } from "./accounts/prices.ts";
import { Spending } from "./accounts/spending.ts";
import { Learning } from "./attributes/learn.ts";
import { KIND as ATTRIBUTES, workOnAttributes } from "./attributes/work.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { HISTORY, sweepHistory } from "./db/history.ts";
import { Committer } from "./documents/committer.ts";
import type { ReadParts } from "./documents/read.ts";
import { DocumentReader } from "./documents/reader.ts";
import type { WriteParts } from "./documents/write.ts";
import { EVENTS } from "./events/record.ts";
import { type RelayParts, relay } from "./events/relay.ts";
import { type ExportStore, noExports } from "./exports/export-store.ts";
import { Exports } from "./exports/exports.ts";
import { Backfills } from "./jobs/backfills.ts";
import { Jobs } from "./jobs/jobs.ts";
import type { JobParts } from "./jobs/parts.ts";
import { runJob } from "./jobs/runner.ts";
import { Shadows } from "./jobs/shadow/shadows.ts";
import { JOB } from "./jobs/start.ts";
import { jobKinds } from "./jobs/types/index.ts";
import { Behind } from "./judging/behind.ts";
import { type CatchUpParts, catchUp } from "./judging/catch-up.ts";
import type { ContextParts } from "./judging/context/compile.ts";
import type { Engines } from "./judging/engines.ts";
import type { ExplanationParts } from "./judging/explanation.ts";
import { Interactive } from "./judging/interactive.ts";
import { Judge } from "./judging/judge.ts";
import { Landings } from "./judging/landings.ts";
import { removeJudgment } from "./judging/removal.ts";
import { ApplicableJudgments } from "./judgments/applicable.ts";
import { REMOVAL } from "./judgments/deletion.ts";
import { Judgments } from "./judgments/judgments.ts";
import { noGroups } from "./judgments/read-rules.ts";
import type { Logger } from "./log.ts";
import { BUDGET, Budgets } from "./namespaces/budget.ts";
import { runSchedule, SCHEDULE } from "./schedules/periodic.ts";
import { ApplicableSubscriptions } from "./subscriptions/applicable.ts";
import { followSubscriptions } from "./subscriptions/reader.ts";
import { Subscriptions } from "./subscriptions/subscriptions.ts";
import { SUBSCRIPTIONS } from "./subscriptions/wakeups.ts";
import type { Webhooks } from "./webhooks/webhooks.ts";
import { Worker } from "./work/worker.ts";

export interface RoomParts {
  db: Database;
  clock: Clock;
  log: Logger;
  engines: Engines;
  /** The engine of a definition that names none. */
  defaultEngine: string;
  distributed?: boolean;
  /** The default ones where absent. */
  prices?: Prices;
  /** Nothing is sent where absent. */
  webhooks?: Pick<Webhooks, "queue" | "wake">;
  /** Nothing can be exported where absent. */
  exports?: ExportStore;
}

export interface Rooms {
  readonly db: Database;
  readonly prices: Prices;
  readonly spending: Spending;
  readonly budgets: Budgets;
  readonly judgments: Judgments;
  readonly explanations: ExplanationParts;
  readonly applicable: ApplicableJudgments;
  readonly documents: ReadParts & WriteParts;
  readonly judging: Worker;
  /** Ends the pauses of budgets with their months. */
  readonly pauses: Worker;
  /** Builds and drops the indexes of attributes. */
  readonly attributes: Worker;
  /** Sweeps what pinned readers no longer need. */
  readonly history: Worker;
  /** Removes what deleted judgments have left. */
  readonly removals: Worker;
  /** Starts the runs of periodic judgments. */
  readonly schedules: Worker;
  readonly learning: Learning;
  /** Judges behind queries. */
  readonly behind: Behind;
  readonly jobs: Jobs;
  readonly backfills: Backfills;
  readonly exports: Exports;
  /** Moves recorded events to the feed. */
  readonly relay: Worker;
  readonly subscriptions: Subscriptions;
  /** Keeps who is a member of what. */
  readonly following: Worker;
  /** Works on jobs. */
  readonly jobRunner: Worker;
  /** Ends judging that somebody waits for; what is left stays due for other processes. */
  stopInteractive(): Promise<void>;
}

/** More would not be faster, each page being many requests to an engine, and would leave less to what somebody waits for. */
const JOBS_AT_ONCE = 4;
/** Namespaces; most of their time they wait for engines, which serve them in turn. */
const JUDGED_AT_ONCE = 32;

export function createRooms({
  db,
  clock,
  log,
  engines,
  defaultEngine,
  distributed = false,
  prices = defaultPrices,
  webhooks,
  exports = noExports,
}: RoomParts): Rooms {
  const applicable = new ApplicableJudgments();
  const landings = new Landings();
  const spending = new Spending(prices);
  const budgets = new Budgets({ db, clock, spending });
  const contexts: ContextParts = { db, applicable };
  const judge = new Judge({ engines, clock, log, contexts });
  const parts: CatchUpParts = { db, clock, log, judge, applicable, landings, gate: budgets };
  const interactive = new Interactive(parts);
  const owner = randomUUID();
  const relaying: RelayParts = {
    db,
    clock,
    queue: (tx, organizationId, events, at) => webhooks?.queue.queue(tx, organizationId, events, at) ?? Promise.resolve(),
    wakeDeliveries: () => webhooks?.wake(),
  };
  const judging = new Worker(
    { db, clock, log, owner },
    "judging",
    (namespaceId, signal, turn) => catchUp(parts, namespaceId, signal, turn),
    { atOnce: JUDGED_AT_ONCE },
  );
  const attributes = new Worker({ db, clock, log, owner }, ATTRIBUTES, (namespaceId, signal) =>
    workOnAttributes({ db, clock }, namespaceId, signal),
  );
  const history = new Worker({ db, clock, log, owner }, HISTORY, (namespaceId, signal) =>
    sweepHistory({ db, clock }, namespaceId, signal),
  );
  const removals = new Worker({ db, clock, log, owner }, REMOVAL, (claimId, signal) =>
    removeJudgment({ db, clock }, claimId, signal),
  );
  const jobParts: JobParts = {
    ...parts,
    log,
    engines,
    prices,
    spending,
    budgets,
    groups: noGroups,
    exports,
    wakeJudging: () => judging.wake(),
    wakeAttributes: () => attributes.wake(),
    wakeJobs: () => jobRunner.wake(),
  };
  const reading = { db, clock, applicable, subscriptions: new ApplicableSubscriptions() };
  const following = new Worker({ db, clock, log, owner }, SUBSCRIPTIONS, (namespaceId, signal) =>
    followSubscriptions(reading, namespaceId, signal),
  );
  const kinds = jobKinds(jobParts);
  const jobs = new Jobs(jobParts, kinds);
  const runnerParts = { db, clock, log, kinds };
  const jobRunner = new Worker({ db, clock, log, owner }, JOB, (claimId, signal) => runJob(runnerParts, claimId, signal), {
    atOnce: JOBS_AT_ONCE,
    fair: true,
  });
  return {
    db,
    prices,
    spending,
    budgets,
    judgments: new Judgments({
      db,
      clock,
      engines,
      defaultEngine,
      shadowJobs: new Shadows(jobParts, jobs),
      wakeRemoval: () => removals.wake(),
    }),
    explanations: { clock, contexts },
    applicable,
    documents: {
      db,
      clock,
      committer: new Committer(db, clock, {
        together: !distributed,
        refusal: (tx, namespaceId, at) => budgets.refusal(tx, namespaceId, at),
      }),
      reader: new DocumentReader(db, { together: !distributed }),
      applicable,
      interactive,
      wakeJudging: () => judging.wake(),
    },
    judging,
    pauses: new Worker({ db, clock, log, owner }, BUDGET, (namespaceId) => budgets.endPause(namespaceId)),
    attributes,
    history,
    removals,
    schedules: new Worker({ db, clock, log, owner }, SCHEDULE, (claimId) =>
      runSchedule({ db, clock, wakeJobs: () => jobRunner.wake() }, claimId),
    ),
    jobs,
    backfills: new Backfills(jobParts, jobs),
    exports: new Exports(jobParts, jobs),
    relay: new Worker({ db, clock, log, owner }, EVENTS, (namespaceId, signal) => relay(relaying, namespaceId, signal)),
    subscriptions: new Subscriptions({
      db,
      clock,
      applicable,
      wake: () => following.wake(),
      wakeAttributes: () => attributes.wake(),
    }),
    following,
    jobRunner,
    behind: new Behind({ db, clock, log, wakeJudging: () => judging.wake() }),
    learning: new Learning({ db, clock, log, wake: () => attributes.wake() }),
    stopInteractive: () => interactive.stop(),
  };
}
