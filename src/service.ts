/** The service over a database that is ready: rooms, the work behind them, and HTTP in front. */
import { getCompileCacheDir } from "node:module";
import type { Handlers } from "#generated/handlers.ts";
import { operations } from "#generated/routes.ts";
import { type Accounts, openAccounts } from "./accounts/accounts.ts";
import type { Pepper } from "./accounts/api-key-token.ts";
import { ApiKeys } from "./accounts/api-keys.ts";
import { apiKeysHandlers, organizationsHandlers, usageReportsHandlers } from "./accounts/handlers.ts";
import { DEFAULT_LIMITS, setPlanLimits } from "./accounts/plan-limits.ts";
import { auditLogsHandlers } from "./audit/handlers.ts";
import { FitThreads } from "./calibration/fit-threads.ts";
import { calibrationHandlers } from "./calibration/handlers.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { ConnectionSettings } from "./db/store.ts";
import { discoveryHandlers } from "./discovery/handlers.ts";
import type { Suggester } from "./discovery/suggester.ts";
import { documentsHandlers } from "./documents/handlers.ts";
import { Feed } from "./events/feed.ts";
import { openStream } from "./events/feed-stream.ts";
import { eventsHandlers } from "./events/handlers.ts";
import type { ExportStore } from "./exports/export-store.ts";
import { exportsHandlers } from "./exports/handlers.ts";
import { groupsHandlers } from "./groups/handlers.ts";
import type { RequestContext } from "./http/context.ts";
import type { Mount } from "./http/mount.ts";
import type { Observer } from "./http/observer.ts";
import { createServer, type RunningServer, type ServerOptions } from "./http/server.ts";
import { StoredAnswers } from "./idempotency/stored-answers.ts";
import { jobsHandlers } from "./jobs/handlers.ts";
import { LargeContexts } from "./judging/context/large-contexts.ts";
import type { Engines } from "./judging/engines.ts";
import { judgmentsHandlers } from "./judgments/handlers.ts";
import { composedIn } from "./large-writes/composed.ts";
import { type LargeWriteLimits, largeWriteLimits, largeWrites } from "./large-writes/large-writes.ts";
import { Threads } from "./large-writes/threads.ts";
import type { Logger } from "./log.ts";
import { budgetsHandlers, namespacesHandlers, nonProductionPrefixesHandlers } from "./namespaces/handlers.ts";
import { outcomesHandlers } from "./outcomes/handlers.ts";
import { cursorKey } from "./queries/cursor.ts";
import { queriesHandlers } from "./queries/handlers.ts";
import { Queries } from "./queries/query.ts";
import { createRooms, type Rooms } from "./rooms.ts";
import { endpointsOf } from "./subscriptions/endpoints.ts";
import { subscriptionsHandlers } from "./subscriptions/handlers.ts";
import { tenantSummariesHandlers } from "./tenant-summaries/handlers.ts";
import { egressAddressesHandlers, webhookEndpointsHandlers } from "./webhooks/handlers.ts";
import { createWebhooks, type WebhookOptions, type Webhooks } from "./webhooks/webhooks.ts";

export type Role = "all" | "api" | "worker";

export interface ServiceParts {
  db: Database;
  /** To the same database, for those who need connections of their own. */
  connection: ConnectionSettings;
  clock: Clock;
  log: Logger;
  engines: Engines;
  defaultEngine: string;
  /** Whether namespaces lie on several machines, so that a transaction had better keep to one; not where absent. */
  distributed?: boolean;
  /** The server's secret, 32 bytes, the same in every process over one database. */
  secretsKey: Buffer;
  /** The one before, while it is replaced. */
  secretsKeyPrevious?: Buffer | null;
  pepper: Pepper;
  webhooks: WebhookOptions;
  /** Where exported files go. */
  exports: ExportStore;
  /** Where suggestions come from. */
  suggester: Suggester;
  role: Role;
  config: Pick<
    Config,
    | "host"
    | "port"
    | "responseValidation"
    | "rateLimits"
    | "prices"
    | "drainMs"
    | "databaseStatementTimeoutMs"
    | "databasePoolTimeoutMs"
  > &
    Partial<Pick<Config, "planLimits">>;
  /** Other limits than large writes have. */
  largeWrites?: Partial<LargeWriteLimits>;
  mounts?: readonly Mount[];
  observer?: Observer;
  violations?: ServerOptions["violations"];
}

export interface Service {
  /** Null where this process serves no requests. */
  readonly address: string | null;
  stop(): Promise<void>;
}

/** The rooms that work by themselves, in the order in which they start. */
const WORKERS = [
  "calibrating",
  "judging",
  "pauses",
  "attributes",
  "history",
  "removals",
  "schedules",
  "relay",
  "following",
  "merging",
  "publishing",
  "jobRunner",
  "tuning",
] as const satisfies readonly (keyof Rooms)[];

/** Starts what the role asks for. */
export async function startService(parts: ServiceParts): Promise<Service> {
  const { role, config } = parts;
  setPlanLimits(config.planLimits ?? DEFAULT_LIMITS);
  const webhooks = createWebhooks(parts, parts.webhooks, endpointsOf);
  const cut = new AbortController();
  const threads = threadsOf(parts);
  const limits = { ...largeWriteLimits, ...parts.largeWrites };
  const largeContexts = new LargeContexts({ above: limits.composedAbove, idleMs: limits.idleMs, log: parts.log });
  const fits = new FitThreads({ idleMs: limits.idleMs, log: parts.log });
  const elsewhere = composedIn(threads, parts.clock, limits);
  const making = { elsewhere, largeContexts, fits, cut: cut.signal };
  const rooms = createRooms({ ...parts, prices: config.prices, webhooks, ...making });
  const queries = queriesOf(parts, rooms);
  const { db, clock, log, pepper } = parts;
  const accounts = openAccounts({ database: db, clock, pepper, rateLimits: config.rateLimits, log });
  const answers = new StoredAnswers({ session: db, clock, secretsKey: parts.secretsKey, log });
  const feed = new Feed(db, clock);
  const server = role === "worker" ? null : serverOf(parts, { rooms, queries, threads, fits, webhooks, accounts, answers, feed });
  const workers = [...WORKERS.map((name) => rooms[name]), ...webhooks.workers];
  const address = server ? (await server.start()).url : null;
  if (role !== "api") for (const worker of workers) worker.start();
  return {
    address,
    async stop() {
      const cutting = setTimeout(() => cut.abort(), config.drainMs);
      feed.followers.close();
      await server?.stop(config.drainMs);
      await accounts.close();
      answers.stop();
      await threads.stop();
      await rooms.stopInteractive();
      await Promise.all([rooms.learning.stop(), queries.settled(), rooms.behind.settled()]);
      await Promise.all(workers.map((worker) => worker.stop()));
      clearTimeout(cutting);
      await Promise.all([largeContexts.stop(), fits.stop()]);
      await webhooks.stop();
      await Promise.all([parts.engines.close(), parts.suggester.close()]);
    },
  };
}

function queriesOf({ db, clock, log, secretsKey, config }: ServiceParts, { applicable, learning, behind }: Rooms): Queries {
  const { databaseStatementTimeoutMs: statementTimeoutMs } = config;
  return new Queries({ db, clock, log, applicable, learning, behind, cursorKey: cursorKey(secretsKey), statementTimeoutMs });
}

function threadsOf({ connection, config, log, largeWrites }: ServiceParts): Threads {
  const { databaseStatementTimeoutMs: statementTimeoutMs, databasePoolTimeoutMs: poolTimeoutMs } = config;
  const limits = { ...largeWriteLimits, ...largeWrites };
  const { mostParsedBytes } = limits;
  const longestPauseMs = Math.max(limits.longestPauseMs, statementTimeoutMs);
  const prices = config.prices.plain();
  const planLimits = config.planLimits ?? DEFAULT_LIMITS;
  const pool = { connection, statementTimeoutMs, poolTimeoutMs, longestPauseMs };
  const settings = { ...pool, mostParsedBytes, prices, planLimits, compileCache: getCompileCacheDir() };
  return new Threads({ settings, ...limits, log });
}

/** What requests reach. */
interface Inside {
  rooms: Rooms;
  queries: Queries;
  threads: Threads;
  fits: FitThreads;
  webhooks: Webhooks;
  accounts: Accounts;
  answers: StoredAnswers;
  feed: Feed;
}

/** A repeated write sets the same content, appends nothing twice and judges nothing again; there are too many of them to keep each. */
const HARMLESS: ReadonlySet<string> = new Set(["documents_write"]);

function serverOf(
  parts: ServiceParts,
  { rooms, queries, threads, fits, webhooks, accounts, answers, feed }: Inside,
): RunningServer {
  const { db, clock, log, config, pepper } = parts;
  const budgeting = {
    together: parts.distributed !== true,
    db,
    clock,
    budgets: rooms.budgets,
    wakeJudging: () => rooms.judging.wake(),
  };
  const handlers: Handlers<RequestContext> = {
    apiKeys: apiKeysHandlers(new ApiKeys(db, clock, pepper), accounts, clock),
    calibration: calibrationHandlers({ db, fits }),
    discovery: discoveryHandlers(rooms),
    documents: documentsHandlers(rooms.documents),
    egressAddresses: egressAddressesHandlers(parts.webhooks.egressAddresses),
    events: eventsHandlers(feed, webhooks.deliveries),
    exports: exportsHandlers(rooms.exports),
    groups: groupsHandlers(rooms.groups),
    judgments: judgmentsHandlers(rooms),
    jobs: jobsHandlers(rooms.jobs, rooms.retries),
    namespaces: namespacesHandlers({
      db,
      clock,
      budgets: rooms.budgets,
      spending: rooms.spending,
      jobs: rooms.jobs,
      wakeJudging: () => rooms.judging.wake(),
      wakeAttributes: () => rooms.attributes.wake(),
      wakeJobs: () => rooms.jobRunner.wake(),
    }),
    budgets: budgetsHandlers(budgeting),
    nonProductionPrefixes: nonProductionPrefixesHandlers(budgeting),
    auditLogs: auditLogsHandlers(db),
    organizations: organizationsHandlers(budgeting),
    outcomes: outcomesHandlers(rooms.outcomes),
    queries: queriesHandlers(queries),
    subscriptions: subscriptionsHandlers(rooms.subscriptions, queries),
    tenantSummaries: tenantSummariesHandlers(rooms.tenantSummaries),
    usageReports: usageReportsHandlers({ db, clock, prices: config.prices }),
    webhookEndpoints: webhookEndpointsHandlers(webhooks.endpoints, webhooks.deliveries),
  };
  return createServer({
    handlers,
    operations,
    accounts,
    clock,
    log,
    config,
    answers,
    harmless: HARMLESS,
    streams: { events_list: (request) => openStream({ feed, clock }, request) },
    remote: { documents_write: largeWrites(threads, rooms.documents, { ...largeWriteLimits, ...parts.largeWrites }) },
    ...(parts.mounts ? { mounts: parts.mounts } : {}),
    ...(parts.observer ? { observer: parts.observer } : {}),
    ...(parts.violations ? { violations: parts.violations } : {}),
  });
}
