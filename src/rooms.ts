/** The service's rooms wired together over a database: everything but HTTP and the outside. */

import { randomUUID } from "node:crypto";
import { countEnded } from "./accounts/plan-limits.ts";
import { defaultPrices, type Prices } from "./accounts/prices.ts";
import { Spending } from "./accounts/spending.ts";
import { Learning } from "./attributes/learn.ts";
import { KIND as ATTRIBUTES, workOnAttributes } from "./attributes/work.ts";
import { sweepAuditLog } from "./audit/log.ts";
import { CALIBRATION } from "./calibration/due.ts";
import type { FitThreads } from "./calibration/fit-threads.ts";
import { calibrate } from "./calibration/fitting.ts";
import type { Clock } from "./clock.ts";
import type { Database, Transaction } from "./db/database.ts";
import { HISTORY, sweepHistory } from "./db/history.ts";
import { Discoveries } from "./discovery/discoveries.ts";
import { PartSuggestions } from "./discovery/part-suggestions.ts";
import { noSuggester, type Suggester } from "./discovery/suggester.ts";
import { Committer } from "./documents/committer.ts";
import type { Elsewhere } from "./documents/elsewhere.ts";
import type { ReadParts } from "./documents/read.ts";
import { DocumentReader } from "./documents/reader.ts";
import type { WriteParts } from "./documents/write.ts";
import { EVENTS } from "./events/record.ts";
import { type RelayParts, relay } from "./events/relay.ts";
import { type ExportStore, noExports } from "./exports/export-store.ts";
import { Exports } from "./exports/exports.ts";
import { ApplicableGroups } from "./groups/applicable.ts";
import { ContextRows } from "./groups/context-rows.ts";
import { Groups } from "./groups/groups.ts";
import { readNamedRows, readVersions } from "./groups/published.ts";
import { readableGroups } from "./groups/readable.ts";
import { followGroups } from "./groups/reader.ts";
import { GROUPS } from "./groups/wakeups.ts";
import { Backfills } from "./jobs/backfills.ts";
import { Jobs } from "./jobs/jobs.ts";
import type { JobParts } from "./jobs/parts.ts";
import { Retries } from "./jobs/retries.ts";
import { runJob } from "./jobs/runner.ts";
import { Shadows } from "./jobs/shadow/shadows.ts";
import { JOB } from "./jobs/start.ts";
import { jobKinds } from "./jobs/types/index.ts";
import { Behind } from "./judging/behind.ts";
import { type CatchUpParts, catchUp } from "./judging/catch-up.ts";
import type { ContextParts } from "./judging/context/compile.ts";
import type { LargeContexts } from "./judging/context/large-contexts.ts";
import type { Engines } from "./judging/engines.ts";
import type { ExplanationParts } from "./judging/explanation.ts";
import { Interactive } from "./judging/interactive.ts";
import { Judge } from "./judging/judge.ts";
import { Landings } from "./judging/landings.ts";
import { removeJudgment } from "./judging/removal.ts";
import { ApplicableJudgments } from "./judgments/applicable.ts";
import { REMOVAL } from "./judgments/deletion.ts";
import { Judgments } from "./judgments/judgments.ts";
import type { Logger } from "./log.ts";
import { BUDGET, Budgets } from "./namespaces/budget.ts";
import { Outcomes } from "./outcomes/outcomes.ts";
import { runSchedule, SCHEDULE } from "./schedules/periodic.ts";
import { Simulations } from "./simulation/simulations.ts";
import { ApplicableSubscriptions } from "./subscriptions/applicable.ts";
import { followSubscriptions } from "./subscriptions/reader.ts";
import { Subscriptions } from "./subscriptions/subscriptions.ts";
import { SUBSCRIPTIONS } from "./subscriptions/wakeups.ts";
import { Bounded } from "./templates/bounded.ts";
import type { GroupSource } from "./tenant-summaries/published-groups.ts";
import { runTenantSummary } from "./tenant-summaries/run.ts";
import { TenantSummaries } from "./tenant-summaries/tenant-summaries.ts";
import { TENANT_SUMMARIES } from "./tenant-summaries/wakeups.ts";
import { runTuning } from "./tuning/run.ts";
import { TUNING, Tunings } from "./tuning/tunings.ts";
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
  /** What composes large documents; they are composed here where absent. */
  elsewhere?: Elsewhere;
  /** What compiles the contexts of large documents; they are compiled here where absent. */
  largeContexts?: LargeContexts;
  /** What fits to many outcomes; that is done here where absent. */
  fits?: FitThreads;
  /** Nothing is sent where absent. */
  webhooks?: Pick<Webhooks, "queue" | "wake">;
  /** Nothing can be exported where absent. */
  exports?: ExportStore;
  /** Nothing is suggested where absent. */
  suggester?: Suggester;
  /** Cuts short what engines have been sent. */
  cut?: AbortSignal;
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
  readonly retries: Retries;
  readonly exports: Exports;
  readonly outcomes: Outcomes;
  readonly discoveries: Discoveries;
  readonly partSuggestions: PartSuggestions;
  readonly simulations: Simulations;
  readonly tunings: Tunings;
  /** Searches for cheaper recipes. */
  readonly tuning: Worker;
  /** Fits calibrations. */
  readonly calibrating: Worker;
  /** Moves recorded events to the feed. */
  readonly relay: Worker;
  readonly subscriptions: Subscriptions;
  /** Keeps who is a member of what. */
  readonly following: Worker;
  readonly groups: Groups;
  /** Merges what has changed into groups. */
  readonly merging: Worker;
  readonly tenantSummaries: TenantSummaries;
  /** Publishes what tenants are like. */
  readonly publishing: Worker;
  /** Works on jobs. */
  readonly jobRunner: Worker;
  /** Ends judging that somebody waits for; what is left stays due for other processes. */
  stopInteractive(): Promise<void>;
}

/** Pairs of namespaces and judgments that show answers; forgetting one costs a wait for a landing. */
const MOST_KNOWN = 200_000;
/** More would not be faster, each page being many requests to an engine, and would leave less to what somebody waits for. */
const JOBS_AT_ONCE = 4;
/** Nobody waits for these. */
const TUNED_AT_ONCE = 2;
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
  elsewhere,
  largeContexts,
  fits,
  webhooks,
  exports = noExports,
  suggester = noSuggester,
  cut,
}: RoomParts): Rooms {
  const applicable = new ApplicableJudgments();
  const landings = new Landings();
  const spending = new Spending(prices);
  const budgets = new Budgets({ db, clock, spending, log });
  const grouping = { db, clock, applicable, groups: new ApplicableGroups() };
  const groups = new ContextRows(grouping);
  const contexts: ContextParts = { db, applicable, groups, known: new Bounded(MOST_KNOWN), large: largeContexts };
  const judge = new Judge({ engines, clock, log, contexts });
  const parts: CatchUpParts = { db, clock, log, judge, applicable, landings, gate: budgets, ...(cut ? { cut } : {}) };
  const committer = new Committer(db, clock, {
    together: !distributed,
    refusal: (tx, namespaceId, at) => budgets.refusal(tx, namespaceId, at),
    elsewhere: elsewhere && {
      ...elsewhere,
      // What is committed there wakes nobody here.
      commit: (...write) => elsewhere.commit(...write).finally(() => following.wake()),
    },
  });
  const interactive = new Interactive(parts, (namespaceId, sequence) => committer.landed(namespaceId, sequence));
  const owner = randomUUID();
  const relaying: RelayParts = {
    db,
    clock,
    together: !distributed,
    queue: (tx, organizationId, events, at) => webhooks?.queue.queue(tx, organizationId, events, at) ?? Promise.resolve(),
    sweepAlso: (organizationId) => sweepAuditLog({ db, clock }, organizationId),
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
  const unpinned = (tx: Transaction, organizationId: string, pins: number) =>
    countEnded(tx, organizationId, "open_cursors", pins);
  const history = new Worker({ db, clock, log, owner }, HISTORY, (namespaceId, signal) =>
    sweepHistory({ db, clock, unpinned }, namespaceId, signal),
  );
  const removals = new Worker({ db, clock, log, owner }, REMOVAL, (claimId, signal) =>
    removeJudgment({ db, clock }, claimId, signal),
  );
  const jobParts: JobParts = {
    ...parts,
    log,
    engines,
    contexts,
    prices,
    spending,
    budgets,
    groups: readableGroups,
    appliedGroups: grouping.groups,
    exports,
    suggester,
    wakeJudging: () => judging.wake(),
    wakeAttributes: () => attributes.wake(),
    wakeJobs: () => jobRunner.wake(),
  };
  const reading = { db, clock, applicable, subscriptions: new ApplicableSubscriptions() };
  const following = new Worker(
    { db, clock, log, owner },
    SUBSCRIPTIONS,
    (namespaceId, signal) => followSubscriptions(reading, namespaceId, signal),
    { prompt: true },
  );
  const merging = new Worker({ db, clock, log, owner }, GROUPS, (namespaceId, signal) =>
    followGroups(grouping, namespaceId, signal),
  );
  const source: GroupSource = {
    aggregates: async (session, organizationId, place, group) =>
      (await readableGroups.find(session, organizationId, place, group))?.aggregates ?? null,
    versions: (organizationId, namespaces, groups) => readVersions(grouping, organizationId, namespaces, groups),
    read: (namespace, groups) => readNamedRows(grouping, namespace, groups),
  };
  const tuning = new Worker(
    { db, clock, log, owner },
    TUNING,
    (claimId, signal) => runTuning({ db, clock, log, judge, applicable, contexts }, claimId, signal),
    { atOnce: TUNED_AT_ONCE },
  );
  const kinds = jobKinds(jobParts);
  const jobs = new Jobs(jobParts, kinds);
  const runnerParts = { db, clock, log, kinds, courtesy: interactive.courtesy };
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
      groups: readableGroups,
      shadowJobs: new Shadows(jobParts, jobs),
      large: largeContexts,
      wakeRemoval: () => removals.wake(),
    }),
    explanations: { clock, contexts },
    applicable,
    documents: {
      db,
      clock,
      committer,
      reader: new DocumentReader(db, { together: !distributed }),
      applicable,
      interactive,
      wakeJudging: () => judging.wake(),
      wakeFollowers: () => following.wake(),
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
    retries: new Retries(jobParts, jobs),
    exports: new Exports(jobParts, jobs),
    calibrating: new Worker(
      { db, clock, log, owner },
      CALIBRATION,
      (claimId, signal) => calibrate({ db, clock, applicable, fits }, claimId, signal),
      {
        atOnce: 1,
      },
    ),
    outcomes: new Outcomes({ db, clock, applicable }),
    discoveries: new Discoveries(jobParts, jobs),
    partSuggestions: new PartSuggestions(jobParts),
    simulations: new Simulations(jobParts, jobs),
    tunings: new Tunings({ db, clock, wakeTuning: () => tuning.wake() }),
    tuning,
    relay: new Worker({ db, clock, log, owner }, EVENTS, (namespaceId, signal) => relay(relaying, namespaceId, signal), {
      prompt: true,
    }),
    subscriptions: new Subscriptions({
      db,
      clock,
      applicable,
      wakeAttributes: () => attributes.wake(),
    }),
    following,
    groups: new Groups({
      ...grouping,
      wake: () => merging.wake(),
      wakeAttributes: () => attributes.wake(),
      wakeJobs: () => jobRunner.wake(),
    }),
    merging,
    tenantSummaries: new TenantSummaries({ db, clock, source }),
    publishing: new Worker({ db, clock, log, owner }, TENANT_SUMMARIES, (claimId, signal) =>
      runTenantSummary({ db, clock, source, committer, jobs, wakeJudging: () => judging.wake() }, claimId, signal),
    ),
    jobRunner,
    behind: new Behind({ db, clock, log, wakeJudging: () => judging.wake() }),
    learning: new Learning({ db, clock, log, wake: () => attributes.wake() }),
    stopInteractive: () => interactive.stop(),
  };
}
