/**
 * Builds all storeys over a database: everything except HTTP and the network. `wiring/` builds each storey from those below it.
 */
import type { Prices } from "#src/accounts/money/prices.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { QueueWorker } from "#src/foundation/queue/worker.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgments } from "#src/judging/lifecycle/judgments.ts";
import type { FitThreads } from "#src/quality/fitting/fit-threads.ts";
import type { Elsewhere } from "#src/records/documents/elsewhere.ts";
import { ContextRows } from "#src/standing/groups/context-rows.ts";
import { type AccountsStorey, wireAccounts } from "./wiring/accounts.ts";
import { type EventsStorey, type WebhookSettings, wireEvents } from "./wiring/events.ts";
import type { Ground } from "./wiring/ground.ts";
import { type JobSettings, type JobsStorey, wireJobs } from "./wiring/jobs.ts";
import { type JudgingSettings, type JudgingStorey, wireDefinitions, wireJudging } from "./wiring/judging.ts";
import { LocalWorkers } from "./wiring/local-workers.ts";
import { type QualityStorey, wireQuality } from "./wiring/quality.ts";
import { type QueriesStorey, wireQueries } from "./wiring/queries.ts";
import { type RecordsStorey, wireRecords } from "./wiring/records.ts";
import { type StandingStorey, wireGrouping, wireStanding } from "./wiring/standing.ts";
import { type Workers, wireWorkers } from "./wiring/workers.ts";

export interface RoomParts extends JudgingSettings, JobSettings {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Whether namespaces are on several machines. The default is false. */
  distributed?: boolean;
  /** The default price lists if absent. */
  prices?: Prices;
  /** Composes large documents in another thread. If absent, this thread does it. */
  elsewhere?: Elsewhere;
  /** Fits to many outcomes in other threads. If absent, this thread does it. */
  fits?: FitThreads;
  /** How long evaluations are kept. If null or absent, until their judgment or namespace is deleted. */
  evaluationsKeptMs?: number | null;
  /** If absent, no webhooks are sent. */
  sending?: WebhookSettings;
}

export interface Modules
  extends AccountsStorey,
    RecordsStorey,
    JudgingStorey,
    QueriesStorey,
    QualityStorey,
    EventsStorey,
    StandingStorey,
    JobsStorey,
    Workers {
  readonly db: Database;
  readonly judgments: Judgments;
  /** All workers, in the order in which they start. */
  readonly workers: readonly QueueWorker[];
  /** Ends interactive judging. What is left stays due for other processes. */
  stopInteractive(): Promise<void>;
  /** Resolves when interactive judging has nothing under way. */
  interactiveSettled(): Promise<void>;
}

export function createModules(parts: RoomParts): Modules {
  const { db, clock, log, distributed = false } = parts;
  const local = new LocalWorkers();
  const ground: Ground = { db, clock, log, together: !distributed, wake: (kind) => local.wake(kind) };
  const accounts = wireAccounts(ground, parts.prices);
  const records = wireRecords(ground, accounts, parts.elsewhere);
  // Contexts show rows of groups. So grouping is built first, over the same definitions.
  const applicable = new ApplicableJudgments();
  const grouping = wireGrouping(ground, applicable);
  const groups = new ContextRows(grouping);
  const judging = wireJudging(ground, { ...accounts, ...records }, { applicable, groups }, parts);
  const queries = wireQueries(ground, { ...records, ...judging });
  const quality = wireQuality(ground, judging, parts.fits);
  const events = wireEvents(ground, parts.sending);
  const standing = wireStanding(ground, judging, grouping);
  const jobs = wireJobs(ground, { ...accounts, ...records, ...judging, ...standing }, parts);
  const storeys = { ...accounts, ...records, ...judging, ...queries, ...quality, ...events, ...standing, ...jobs };
  const judgments = wireDefinitions(ground, parts, jobs.shadows);
  const workers = wireWorkers(ground, storeys, local, parts.evaluationsKeptMs ?? null);
  return {
    db,
    ...storeys,
    ...workers,
    judgments,
    workers: local.all(),
    stopInteractive: () => judging.interactive.stop(),
    interactiveSettled: () => judging.interactive.settled(),
  };
}
