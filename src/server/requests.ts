/**
 * What requests reach. A request goes from the generated routes through the runtime (`http/server.ts`) to the handler of its operation. There
 * are two exceptions: event `streams`, and `remote` bodies, which other threads parse and commit. Tool calls of agents (`/mcp`) become requests.
 */
import type Koa from "koa";
import type { Observer } from "typespec-koa-runtime";
import type { Mount } from "typespec-koa-runtime/pages";
import type { DocumentsWriteRequest } from "#generated/documents/handlers.ts";
import type { Handlers } from "#generated/handlers.ts";
import { operations } from "#generated/routes.ts";
import type { WriteRequest } from "#generated/types.ts";
import type { HourRecorder } from "#src/accounts/hours/recorder.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import type { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { ApiKeys } from "#src/accounts/keys/api-keys.ts";
import { Sessions, type SessionTimes } from "#src/accounts/keys/sessions.ts";
import type { RequestsInHand } from "#src/accounts/limits/requests-in-hand.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { RequestRecorder } from "#src/accounts/request-log/recorder.ts";
import type { WebhookOptions } from "#src/events/webhooks/webhooks.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { EngineNames } from "#src/judging/definitions/definition-rules.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import type { FitThreads } from "#src/quality/fitting/fit-threads.ts";
import type { Queries } from "#src/queries/query.ts";
import { hasConditions } from "#src/records/documents/conditions.ts";
import { apiKeysHandlers, organizationsHandlers, usageReportsHandlers } from "#src/server/handlers/accounts.ts";
import { activityHandlers } from "#src/server/handlers/activity.ts";
import { agreementHandlers } from "#src/server/handlers/agreement.ts";
import { auditLogsHandlers } from "#src/server/handlers/audit.ts";
import { calibrationHandlers } from "#src/server/handlers/calibration.ts";
import { discoveryHandlers } from "#src/server/handlers/discovery.ts";
import { documentsHandlers } from "#src/server/handlers/documents.ts";
import { driftHandlers } from "#src/server/handlers/drift.ts";
import { enginesHandlers } from "#src/server/handlers/engines.ts";
import { eventsHandlers } from "#src/server/handlers/events.ts";
import { exportsHandlers } from "#src/server/handlers/exports.ts";
import { groupsHandlers } from "#src/server/handlers/groups.ts";
import { jobsHandlers } from "#src/server/handlers/jobs.ts";
import { judgmentsHandlers } from "#src/server/handlers/judgments.ts";
import { labelQueuesHandlers } from "#src/server/handlers/labels.ts";
import { budgetsHandlers, namespacesHandlers, nonProductionPrefixesHandlers } from "#src/server/handlers/namespaces.ts";
import { outcomesHandlers } from "#src/server/handlers/outcomes.ts";
import { queriesHandlers } from "#src/server/handlers/queries.ts";
import { requestLogsHandlers } from "#src/server/handlers/request-log.ts";
import { robustnessHandlers } from "#src/server/handlers/robustness.ts";
import { sentinelsHandlers } from "#src/server/handlers/sentinels.ts";
import { sessionsHandlers } from "#src/server/handlers/sessions.ts";
import { sharesHandlers } from "#src/server/handlers/shares.ts";
import { subscriptionsHandlers } from "#src/server/handlers/subscriptions.ts";
import { systemOneHandlers } from "#src/server/handlers/system-one.ts";
import { tenantSummariesHandlers } from "#src/server/handlers/tenant-summaries.ts";
import { egressAddressesHandlers, webhookEndpointsHandlers } from "#src/server/handlers/webhooks.ts";
import { openStream } from "#src/server/http/feed-stream.ts";
import { createServer, type MakeEndpoint, type RunningServer, type ServerOptions } from "#src/server/http/server.ts";
import type { StoredAnswers } from "#src/server/idempotency/stored-answers.ts";
import { type LargeWriteLimits, largeWriteLimits, largeWrites } from "#src/server/large-writes/large-writes.ts";
import type { Threads } from "#src/server/large-writes/threads.ts";
import { mcpEndpoint } from "#src/server/mcp/endpoint.ts";
import type { Config } from "./config.ts";
import type { Modules } from "./modules.ts";
import { endOfNamespace, releaseNamespace } from "./ports.ts";

export interface RequestParts {
  db: Database;
  clock: Clock;
  log: Logger;
  pepper: Pepper;
  /** Whether namespaces are on several machines, so that a transaction should stay within one. The default is false. */
  distributed?: boolean;
  webhooks: WebhookOptions;
  engines: EngineNames & Pick<Engines, "configured">;
  /** The engine of a definition that names none. */
  defaultEngine: string;
  config: Pick<Config, "host" | "port" | "responseValidation" | "rateLimits" | "prices" | "databaseStatementTimeoutMs"> &
    Partial<Pick<Config, "responseViolations">>;
  /** Absent: however many requests are in hand, none is refused for that. */
  inHand?: RequestsInHand;
  /** Overrides of the default limits of large writes. */
  largeWrites?: Partial<LargeWriteLimits>;
  mounts?: readonly Mount[];
  observer?: Observer;
  violations?: ServerOptions["violations"];
  /** Is given the Koa application before it serves requests: what it adds with `use` stands around everything that the service answers. */
  prepare?: (application: Koa) => void;
}

/** What handlers call. */
export interface Inside {
  modules: Modules;
  queries: Queries;
  threads: Threads;
  fits: FitThreads;
  accounts: Accounts;
  sessionTimes: SessionTimes;
  /** The pages of a sign-in through a provider; none without one. */
  signIn: readonly MakeEndpoint[];
  answers: StoredAnswers;
  requestLog: RequestRecorder | null;
  hours: HourRecorder;
}

/**
 * A repeated write sets the same content, appends nothing twice and judges nothing again. There are too many writes to store
 * every response. A conditional write conflicts with its own result, so its response tells the two cases apart.
 */
const HARMLESS: NonNullable<ServerOptions["harmless"]> = new Map([
  [
    "documents_write",
    ({ headers, body, remote }) => {
      const { "If-Match": ifMatch } = headers as DocumentsWriteRequest["headers"];
      return ifMatch === undefined && (remote ? remote.isHarmless === true : !hasConditions(body as WriteRequest));
    },
  ],
]);

export function wireRequests(parts: RequestParts, inside: Inside): RunningServer {
  const { clock, log, config, mounts, observer, violations } = parts;
  const { modules, threads, accounts, answers, requestLog } = inside;
  const limits = { ...largeWriteLimits, ...parts.largeWrites };
  const server = createServer({
    handlers: handlersOf(parts, inside),
    operations,
    accounts,
    inHand: parts.inHand ?? null,
    clock,
    log,
    config,
    answers,
    harmless: HARMLESS,
    // A client that accepts text/event-stream follows the feed.
    streams: { events_list: (request) => openStream({ feed: modules.feed, clock }, request) },
    // The bytes of a body over 1 MB go to a thread (`large-writes/work.ts`). Waiting for answers and the response stay here.
    remote: { documents_write: largeWrites(threads, modules.documents, limits) },
    endpoints: [mcpEndpoint, ...inside.signIn],
    ...(mounts ? { mounts } : {}),
    ...(observer ? { observer } : {}),
    ...(requestLog ? { requestLog } : {}),
    violations: violations ?? config.responseViolations ?? "log",
  });
  parts.prepare?.(server.application);
  return server;
}

function handlersOf(
  parts: RequestParts,
  { modules, queries, fits, accounts, sessionTimes: times, hours }: Inside,
): Handlers<RequestContext> {
  const { db, clock, config, pepper } = parts;
  const { feed } = modules;
  // A process that serves requests also sends webhooks.
  const webhooks = modules.webhooks!;
  const budgeting = {
    together: parts.distributed !== true,
    db,
    clock,
    budgets: modules.budgets,
    wakeJudging: () => modules.judging.wake(),
  };
  return {
    activity: activityHandlers({ db, clock, prices: config.prices, keptMs: hours.keptMs }, hours),
    agreement: agreementHandlers({ db, clock, statementTimeoutMs: config.databaseStatementTimeoutMs }, hours),
    apiKeys: apiKeysHandlers(new ApiKeys(db, clock, pepper), accounts, clock),
    calibration: calibrationHandlers({ db, fits }, config.databaseStatementTimeoutMs),
    discovery: discoveryHandlers(modules),
    documents: documentsHandlers(modules.documents),
    drift: driftHandlers({ db, applicable: modules.applicable, statementTimeoutMs: config.databaseStatementTimeoutMs }),
    egressAddresses: egressAddressesHandlers(parts.webhooks.egressAddresses),
    engines: enginesHandlers(parts),
    events: eventsHandlers(feed, webhooks.deliveries),
    exports: exportsHandlers(modules.exports),
    groups: groupsHandlers(modules.groups),
    judgments: judgmentsHandlers(modules),
    labelQueues: labelQueuesHandlers(modules.labelQueues),
    robustness: robustnessHandlers(modules.robustness),
    sentinels: sentinelsHandlers(modules.sentinels),
    shares: sharesHandlers({ db, applicable: modules.applicable, statementTimeoutMs: config.databaseStatementTimeoutMs }),
    jobs: jobsHandlers(modules.jobs, modules.retries),
    namespaces: namespacesHandlers({
      db,
      clock,
      releaseNamespace,
      endOfNamespace,
      budgets: modules.budgets,
      spending: modules.spending,
      apart: parts.distributed === true,
      jobs: modules.jobs,
      wakeJudging: () => modules.judging.wake(),
      wakeAttributes: () => modules.attributes.wake(),
      wakeJobs: () => modules.jobRunner.wake(),
    }),
    budgets: budgetsHandlers(budgeting),
    nonProductionPrefixes: nonProductionPrefixesHandlers(budgeting),
    auditLogs: auditLogsHandlers(db),
    organizations: organizationsHandlers(budgeting),
    outcomes: outcomesHandlers(modules.outcomes),
    queries: queriesHandlers(queries),
    requestLogs: requestLogsHandlers(db),
    sessions: sessionsHandlers(new Sessions({ db, clock, pepper, times }), accounts),
    subscriptions: subscriptionsHandlers(modules.subscriptions, queries),
    systemOne: systemOneHandlers({
      documents: modules.documents,
      judgments: modules.judgments,
      gate: modules.budgets,
      engines: parts.engines,
      defaultEngine: parts.defaultEngine,
    }),
    tenantSummaries: tenantSummariesHandlers(modules.tenantSummaries),
    usageReports: usageReportsHandlers({ db, clock, prices: config.prices, apart: parts.distributed === true }),
    webhookEndpoints: webhookEndpointsHandlers(webhooks.endpoints, webhooks.deliveries),
  };
}
