/**
 * The table of workers: the kind of work-queue row (`foundation/queue/wakeups.ts`) that each handles. A transaction that leaves
 * work adds a row of a kind. The worker of that kind leases the row and calls `work` with its id: a namespace, an endpoint, a job
 * or a claim. The import of each name says where it is defined.
 */
import { randomUUID } from "node:crypto";
import { countEnded, countGrown } from "#src/accounts/limits/plan-limits.ts";
import { relay } from "#src/events/feed/relay.ts";
import { deliver } from "#src/events/webhooks/delivering.ts";
import { mailing } from "#src/events/webhooks/mails.ts";
import { DELIVERIES, MAILS } from "#src/events/webhooks/wakeups.ts";
import { HISTORY, type HistoryParts, sweepHistory } from "#src/foundation/db/history.ts";
import { EVENTS } from "#src/foundation/events/record.ts";
import { runJob } from "#src/foundation/jobs/runner.ts";
import { JOB } from "#src/foundation/jobs/start.ts";
import { Looks } from "#src/foundation/queue/looks.ts";
import type { Work } from "#src/foundation/queue/work.ts";
import { QueueWorker, type WorkerOptions } from "#src/foundation/queue/worker.ts";
import { runSchedule, SCHEDULE } from "#src/jobs/schedules/periodic.ts";
import { watchSentinel } from "#src/jobs/sentinels/watching.ts";
import { runTuning } from "#src/jobs/tuning/run.ts";
import { TUNING } from "#src/jobs/tuning/tunings.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { REMOVAL } from "#src/judging/lifecycle/deletion.ts";
import { removeJudgment } from "#src/judging/lifecycle/removal.ts";
import { EVALUATIONS, sweepEvaluations } from "#src/judging/log/retention.ts";
import { lookAtCascade } from "#src/quality/cascades/looking.ts";
import { CASCADES } from "#src/quality/cascades/wakeups.ts";
import { DRIFT, SENTINEL } from "#src/quality/drift/wakeups.ts";
import { watchDrift } from "#src/quality/drift/watching.ts";
import { CALIBRATION } from "#src/quality/due/due.ts";
import { calibrate } from "#src/quality/fitting/fitting.ts";
import { learn } from "#src/quality/learning/learning.ts";
import { LEARNING } from "#src/quality/learning/wakeups.ts";
import { deleteSomeOutcomes } from "#src/quality/outcomes/ownership.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { KIND as ATTRIBUTES, workOnAttributes } from "#src/records/attributes/work.ts";
import { BUDGET } from "#src/records/budgets/budget.ts";
import { followGroups } from "#src/standing/groups/reader.ts";
import { GROUPS } from "#src/standing/groups/wakeups.ts";
import { COMMITS, sweepCommits } from "#src/standing/retention/commits.ts";
import { followSubscriptions } from "#src/standing/subscriptions/reader.ts";
import { SUBSCRIPTIONS } from "#src/standing/subscriptions/wakeups.ts";
import { runTenantSummary } from "#src/standing/tenant-summaries/run.ts";
import { TENANT_SUMMARIES } from "#src/standing/tenant-summaries/wakeups.ts";
import type { AccountsStorey } from "./accounts.ts";
import type { EventsStorey } from "./events.ts";
import type { Ground } from "./ground.ts";
import type { JobsStorey } from "./jobs.ts";
import type { JudgingStorey } from "./judging.ts";
import type { LocalWorkers } from "./local-workers.ts";
import type { QualityStorey } from "./quality.ts";
import type { RecordsStorey } from "./records.ts";
import type { StandingStorey } from "./standing.ts";

interface Row extends WorkerOptions {
  kind: string;
  work: Work;
}

export type Storeys = AccountsStorey & RecordsStorey & JudgingStorey & QualityStorey & EventsStorey & StandingStorey & JobsStorey;

/** Namespaces at once. Most of the time they wait for engines, which serve them in turn. */
const JUDGED_AT_ONCE = 32;
/** More would not be faster, because each page makes many engine requests. It would leave less capacity to clients that wait. */
const JOBS_AT_ONCE = 4;
/** No client waits for these. */
const TUNED_AT_ONCE = 2;
const FITTED_AT_ONCE = 1;
/** Endpoints at once. One that hangs occupies one of these slots. */
const ENDPOINTS_AT_ONCE = 128;

/** Longer than a store that spreads tables takes to commit on the last machine, also after a crash: see `plugins/stores/citus/`. */
const LAST_LOOK_MS = 10_000;

/** By the worker's name, in the order in which workers start. */
function tableOf(ground: Ground, storeys: Storeys, evaluationsKeptMs: number | null) {
  const { db, clock, log, wake } = ground;
  const { judge, applicable, contexts, committer, spending } = storeys;
  const unpinned: HistoryParts["unpinned"] = (tx, organizationId, pins) => countEnded(tx, organizationId, "open_cursors", pins);
  const retained: HistoryParts["retained"] = (tx, organizationId, bytes) =>
    countGrown(tx, organizationId, "retained_bytes", bytes);
  const running = { db, clock, log, kinds: storeys.kinds, courtesy: storeys.interactive.courtesy };
  const tuning = { db, clock, log, judge, applicable, contexts, spending };
  const summaries = {
    db,
    clock,
    source: storeys.published,
    committer,
    newestDeletion: storeys.newestDeletion,
    wakeJudging: () => wake(JUDGING),
  };
  return {
    /** Fits calibrations. */
    calibrating: {
      kind: CALIBRATION,
      work: (claimId, signal) => calibrate(storeys.fitting, claimId, signal),
      atOnce: FITTED_AT_ONCE,
    },
    /** Lets engines learn from outcomes. */
    teaching: {
      kind: LEARNING,
      work: (claimId, signal) => learn({ db, clock, log, contexts, engines: judge.engines }, claimId, signal),
      atOnce: FITTED_AT_ONCE,
    },
    /** Finds the bounds of cascades. */
    bounding: {
      kind: CASCADES,
      work: (claimId) => lookAtCascade({ db, clock }, claimId),
      atOnce: FITTED_AT_ONCE,
    },
    /** Tells when the answers of a judgment drift. */
    watching: {
      kind: DRIFT,
      work: (claimId, signal) => watchDrift({ db, clock, log, applicable }, claimId, signal),
      atOnce: FITTED_AT_ONCE,
      local: true,
    },
    /** Judges documents that have changed. */
    judging: {
      kind: JUDGING,
      work: (namespaceId, signal, turn) => catchUp(storeys.catchUp, namespaceId, signal, turn),
      atOnce: JUDGED_AT_ONCE,
    },
    /** Ends the pauses of budgets when their month ends. */
    pauses: { kind: BUDGET, work: (namespaceId) => storeys.budgets.endPause(namespaceId) },
    /** Builds and drops the indexes of attributes. */
    attributes: { kind: ATTRIBUTES, work: (namespaceId, signal) => workOnAttributes({ db, clock }, namespaceId, signal) },
    /** Removes history that no pin retains. */
    history: {
      kind: HISTORY,
      work: (namespaceId, signal) => sweepHistory({ db, clock, unpinned, retained }, namespaceId, signal),
    },
    /** Removes what deleted judgments have left. */
    removals: {
      kind: REMOVAL,
      work: (claimId, signal) => removeJudgment({ db, clock, deleteSomeOutcomes }, claimId, signal),
    },
    /** Removes evaluations that the operator no longer keeps. */
    logs: {
      kind: EVALUATIONS,
      work: (_, signal) => sweepEvaluations({ db, clock, keptMs: evaluationsKeptMs }, signal),
      local: true,
    },
    /** Removes commits that nobody needs any more. */
    commits: { kind: COMMITS, work: (_, signal) => sweepCommits({ db, clock }, signal), local: true },
    /** Starts the runs of periodic judgments. */
    schedules: { kind: SCHEDULE, work: (claimId) => runSchedule({ db, clock, wakeJobs: () => wake(JOB) }, claimId), local: true },
    /** Moves recorded events to the feed. */
    relay: { kind: EVENTS, work: (namespaceId, signal) => relay(storeys.relaying, namespaceId, signal), prompt: true },
    /** Maintains the members of subscriptions. */
    following: {
      kind: SUBSCRIPTIONS,
      work: (namespaceId, signal) => followSubscriptions(storeys.reading, namespaceId, signal),
      prompt: true,
    },
    /** Merges changes into groups. */
    merging: { kind: GROUPS, work: (namespaceId, signal) => followGroups(storeys.grouping, namespaceId, signal) },
    /** Publishes tenant summaries. */
    publishing: { kind: TENANT_SUMMARIES, work: (claimId, signal) => runTenantSummary(summaries, claimId, signal) },
    /** Runs jobs. */
    jobRunner: {
      kind: JOB,
      work: (claimId, signal) => runJob(running, claimId, signal),
      atOnce: JOBS_AT_ONCE,
      fair: true,
      local: true,
    },
    /** Asks the contexts of sentinels again. */
    repeating: {
      kind: SENTINEL,
      work: (claimId, signal) => watchSentinel(storeys.watchedSentinels, claimId, signal),
      atOnce: TUNED_AT_ONCE,
      local: true,
    },
    /** Searches for cheaper recipes and cascades. */
    tuning: { kind: TUNING, work: (claimId, signal) => runTuning(tuning, claimId, signal), atOnce: TUNED_AT_ONCE, local: true },
  } satisfies Record<string, Row>;
}

/** The workers of webhooks, if this process sends any. */
function sendingOf({ db, clock, log }: Ground, { webhooks }: EventsStorey): Record<string, Row> {
  if (webhooks === null) return {};
  const { delivering, mailer } = webhooks;
  const sendMails = mailing({ db, clock, log, mailer });
  return {
    /** Sends deliveries to endpoints. */
    delivering: {
      kind: DELIVERIES,
      work: (claimId, signal, turn) => deliver(delivering, claimId, signal, turn),
      atOnce: ENDPOINTS_AT_ONCE,
      prompt: true,
      local: true,
    },
    /** Sends mails to contacts. */
    mailing: { kind: MAILS, work: (_, signal) => sendMails(signal), local: true },
  };
}

/** The workers of this process by name. Those that the storeys wake join `local`. */
export type Workers = Readonly<Record<keyof ReturnType<typeof tableOf>, QueueWorker>>;

export function wireWorkers(ground: Ground, storeys: Storeys, local: LocalWorkers, evaluationsKeptMs: number | null): Workers {
  const { db, clock, log, together } = ground;
  const looks = new Looks({ db, clock, log });
  const parts = { db, clock, log, owner: randomUUID(), lastLookMs: together ? null : LAST_LOOK_MS, looks };
  const table = { ...tableOf(ground, storeys, evaluationsKeptMs), ...sendingOf(ground, storeys) };
  const workers = Object.entries<Row>(table).map(([name, { kind, work, ...options }]) => {
    const worker = new QueueWorker(parts, kind, work, options);
    local.join(kind, worker);
    return [name, worker] as const;
  });
  return Object.fromEntries(workers) as unknown as Workers;
}
