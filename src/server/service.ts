/** The service over a ready database: storeys, workers, and HTTP. */
import { getCompileCacheDir } from "node:module";
import type { Middleware } from "koa";
import { HOURS_KEPT_MS, HourRecorder } from "#src/accounts/hours/recorder.ts";
import { openAccounts } from "#src/accounts/keys/accounts.ts";
import { DEFAULT_SESSION_TIMES } from "#src/accounts/keys/sessions.ts";
import { DEFAULT_LIMITS, setPlanLimits } from "#src/accounts/limits/plan-limits.ts";
import { RequestRecorder } from "#src/accounts/request-log/recorder.ts";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import type { ExportFiles } from "#src/jobs/parts/kept-files.ts";
import type { Suggester } from "#src/jobs/parts/suggester.ts";
import { LargeContexts } from "#src/judging/contexts/large-contexts.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import type { TrialTime } from "#src/judging/lifecycle/trial.ts";
import { beginRetention } from "#src/judging/log/retention.ts";
import { FitThreads } from "#src/quality/fitting/fit-threads.ts";
import { LastSeen } from "#src/records/namespaces/last-seen.ts";
import { StoredAnswers } from "#src/server/idempotency/stored-answers.ts";
import { composedIn } from "#src/server/large-writes/composed.ts";
import { largeWriteLimits } from "#src/server/large-writes/large-writes.ts";
import { Threads } from "#src/server/large-writes/threads.ts";
import { beginCommitRetention } from "#src/standing/retention/commits.ts";
import type { Config } from "./config.ts";
import { createModules } from "./modules.ts";
import { type RequestParts, wireRequests } from "./requests.ts";
import { wirePages } from "./wiring/queries.ts";
import { wireSignIn } from "./wiring/sign-in.ts";

export type Role = "all" | "api" | "worker";

export interface ServiceParts extends RequestParts {
  /** To the same database, for code that needs its own connections. */
  connection: ConnectionSettings;
  engines: Engines;
  defaultEngine: string;
  /** The server's secret, 32 bytes, the same in every process of one database. */
  secretsKey: Buffer;
  /** The previous secret, during a rotation. */
  secretsKeyPrevious?: Buffer | null;
  /** The store of exported files. */
  exports: ExportFiles;
  /** The source of suggestions. */
  suggester: Suggester;
  /** How long the engine of a trial has. */
  trialTime?: TrialTime;
  /** How often hourly counts are written. Null: only when it stops. Default: 5,000. */
  hoursEveryMs?: number | null;
  /** How often what was last seen of namespaces on several machines is kept. Null: never. Default: 2,000. */
  seenEveryMs?: number | null;
  role: Role;
  /** False: nothing is listened on, and `operations` are mounted in another application. */
  listen?: boolean;
  config: RequestParts["config"] &
    Pick<Config, "drainMs" | "databaseStatementTimeoutMs" | "databasePoolTimeoutMs"> &
    Partial<
      Pick<
        Config,
        | "basePath"
        | "trustedProxies"
        | "corsOrigins"
        | "planLimits"
        | "oidc"
        | "publicUrl"
        | "sessionTimes"
        | "tls"
        | "evaluationsKeptMs"
        | "requestsKeptMs"
        | "hoursKeptMs"
      >
    >;
}

export interface Service {
  /** Null if this process does not listen to requests. */
  readonly address: string | null;
  /** The operations as a Koa middleware; null where this process serves no requests. */
  readonly operations: Middleware | null;
  /** Resolves when this process judges nothing for its callers any more. A caller whose wait has ended leaves such judging behind. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts what the role needs. */
export async function startService(parts: ServiceParts): Promise<Service> {
  const { role, config, db, clock, log, pepper, secretsKey, secretsKeyPrevious = null } = parts;
  setPlanLimits(config.planLimits ?? DEFAULT_LIMITS);
  const cut = new AbortController();
  const threads = threadsOf(parts);
  const limits = { ...largeWriteLimits, ...parts.largeWrites };
  const largeContexts = new LargeContexts({ above: limits.composedAbove, idleMs: limits.idleMs, log });
  const fits = new FitThreads({ idleMs: limits.idleMs, log });
  const elsewhere = composedIn(threads, clock, limits);
  const sending = { ...parts.webhooks, secretsKey, secretsKeyPrevious };
  const evaluationsKeptMs = config.evaluationsKeptMs ?? null;
  const made = { elsewhere, largeContexts, fits, sending, evaluationsKeptMs, cut: cut.signal };
  const modules = createModules({ ...parts, prices: config.prices, ...made });
  const queries = wirePages({ ...parts, together: parts.distributed !== true }, modules, {
    secretsKey,
    statementTimeoutMs: config.databaseStatementTimeoutMs,
  });
  const sessionTimes = config.sessionTimes ?? DEFAULT_SESSION_TIMES;
  const sessionIdleMs = sessionTimes.idleMs;
  const accounts = openAccounts({ database: db, clock, pepper, rateLimits: config.rateLimits, sessionIdleMs, log });
  const answers = new StoredAnswers({ session: db, clock, secretsKey, secretsKeyPrevious, log });
  const requestLog = requestLogOf(parts);
  const keptMs = config.hoursKeptMs ?? HOURS_KEPT_MS;
  const hours = new HourRecorder({ db, clock, log, keptMs, everyMs: parts.hoursEveryMs });
  const signIn = wireSignIn(parts, sessionTimes);
  const inside = { modules, queries, threads, fits, accounts, sessionTimes, signIn, answers, requestLog, hours };
  const server = role === "worker" ? null : wireRequests(parts, inside);
  const { workers } = modules;
  const { distributed, seenEveryMs } = parts;
  const lastSeen = distributed && seenEveryMs !== null ? new LastSeen({ db, clock, log, everyMs: seenEveryMs }) : null;
  lastSeen?.start();
  requestLog?.start();
  hours.start();
  const address = server && parts.listen !== false ? (await server.start()).url : null;
  if (role !== "api" && evaluationsKeptMs !== null) await beginRetention({ db, clock });
  if (role !== "api") await beginCommitRetention({ db, clock });
  if (role !== "api") for (const worker of workers) worker.start();
  return {
    address,
    operations: server?.operations ?? null,
    async settled() {
      await Promise.all([modules.interactiveSettled(), modules.behind.settled()]);
    },
    async stop() {
      const cutting = setTimeout(() => cut.abort(), config.drainMs);
      modules.feed.followers.close();
      // While requests in hand go on, with what they ask themselves, nothing new is leased and nothing more is asked for others.
      const resting = Promise.all(workers.map((worker) => worker.stop()));
      resting.catch(() => {});
      await server?.stop(config.drainMs);
      await accounts.close();
      await requestLog?.stop();
      answers.stop();
      await lastSeen?.stop();
      await threads.stop();
      await modules.stopInteractive();
      await Promise.all([modules.learning.stop(), queries.settled(), modules.behind.settled()]);
      await resting;
      clearTimeout(cutting);
      await Promise.all([largeContexts.stop(), fits.stop()]);
      await modules.webhooks?.stop();
      // Last, because what has just ended is counted.
      await hours.stop();
      await Promise.all([parts.engines.close(), parts.suggester.close()]);
    },
  };
}

/** Null where the process serves no requests, or its configuration does not say how long requests are kept. */
function requestLogOf({ role, db, clock, log, config }: ServiceParts): RequestRecorder | null {
  const keptMs = config.requestsKeptMs;
  return role === "worker" || keptMs === undefined ? null : new RequestRecorder({ db, clock, log, keptMs });
}

function threadsOf({ db, connection, distributed = false, config, log, largeWrites }: ServiceParts): Threads {
  const { databaseStatementTimeoutMs: statementTimeoutMs, databasePoolTimeoutMs: poolTimeoutMs } = config;
  const limits = { ...largeWriteLimits, ...largeWrites };
  const { mostParsedBytes } = limits;
  const longestPauseMs = Math.max(limits.longestPauseMs, statementTimeoutMs);
  const prices = config.prices.plain();
  const planLimits = config.planLimits ?? DEFAULT_LIMITS;
  const pool = { connection, distributed, statementTimeoutMs, poolTimeoutMs, longestPauseMs };
  const settings = { ...pool, mostParsedBytes, prices, planLimits, compileCache: getCompileCacheDir() };
  return new Threads({ settings, hours: db.hours, ...limits, log });
}
