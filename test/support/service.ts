/**
 * The whole service in this process, with its own database and a clock that the test moves. Every response is checked against the
 * contract.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import type Koa from "koa";
import type { Mount } from "typespec-koa-runtime/pages";
import { expect, onTestFinished } from "vitest";
import { diskExports } from "#plugins/exports/disk/index.ts";
import { TermsSuggester } from "#plugins/suggesters/terms/terms-suggester.ts";
import type { Plan } from "#src/accounts/identity.ts";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { type ApiKeyDefinition, isGoodKey, makeApiKey } from "#src/accounts/keys/api-keys.ts";
import { bootstrap } from "#src/accounts/keys/bootstrap.ts";
import { makeOrganization } from "#src/accounts/keys/organizations.ts";
import { DEFAULT_LIMITS, type PlanLimits, setPlanLimits } from "#src/accounts/limits/plan-limits.ts";
import type { RequestsInHand } from "#src/accounts/limits/requests-in-hand.ts";
import { defaultPrices, type Prices } from "#src/accounts/money/prices.ts";
import type { Mail } from "#src/events/webhooks/mails.ts";
import type { WebhookOptions } from "#src/events/webhooks/webhooks.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { restartIds } from "#src/foundation/ids.ts";
import { createLogger, type LogLevel } from "#src/foundation/log/log.ts";
import { keptFile } from "#src/jobs/exports/stored-files.ts";
import type { ExportStore } from "#src/jobs/parts/export-store.ts";
import type { Suggester } from "#src/jobs/parts/suggester.ts";
import type { Engine } from "#src/judging/engines/engine.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import type { TrialTime } from "#src/judging/lifecycle/trial.ts";
import type { Oidc } from "#src/server/config.ts";
import { exportFiles } from "#src/server/http/export-files.ts";
import type { LargeWriteLimits } from "#src/server/large-writes/large-writes.ts";
import { type Role, startService } from "#src/server/service.ts";
import { Answered } from "./answered.ts";
import { type MovableClock, movableClock } from "./clock.ts";
import { type FreshDatabase, freshDatabase } from "./database.ts";
import { atFileEnd } from "./ends.ts";
import { learnFunctions, noted, Routing, report } from "./routing/recorder.ts";
import { type TestEngine, testEngine } from "./test-engine.ts";
import { forgottenIn } from "./wakeful.ts";
import { testWebhooks } from "./webhooks.ts";

/** Requests by an organization's keys. */
export interface TestOrganization {
  readonly organizationId: string;
  readonly adminKey: string;
  /** Another key of the organization. */
  key(definition: Partial<ApiKeyDefinition>): Promise<string>;
}

export interface TestService extends TestOrganization {
  /** With `/v1`, without a slash at the end. */
  readonly baseUrl: string;
  readonly address: string;
  readonly clock: MovableClock;
  readonly engine: TestEngine;
  readonly fresh: FreshDatabase;
  /** Mails that have gone out. */
  readonly mails: readonly Mail[];
  /** What each operation has answered to `request`. */
  readonly answered: Answered;
  /** What the service has sent to its database; whatever is wrong with it fails the test when the service stops. */
  readonly routing: Routing;
  /** Lines of the log, as objects. */
  readonly logged: readonly Record<string, unknown>[];
  /** The operations as a Koa middleware. */
  readonly operations: Koa.Middleware;
  /** An organization beside the first one. */
  organization(plan: Plan): Promise<TestOrganization>;
  /** One request as it is: a path below `/v1`, and what comes back. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  /** Another process of the service over the same database, as far as one process can be two; by another clock where one is given. */
  beside(role?: Role, clock?: MovableClock): Promise<TestService>;
  /** As of the service: nothing is judged for its callers any more. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface RequestOptions {
  body?: unknown;
  key?: string | null;
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes back
  body: any;
  /** The body as it came. */
  text: string;
}

export interface TestServiceOptions {
  role?: Role;
  engines?: Engine[];
  mounts?: readonly Mount[];
  rateLimits?: Record<Plan, number>;
  /** As plans have them where absent. */
  planLimits?: Record<Plan, PlanLimits>;
  /** How long a stop waits for what is under way; 0: it is as after a crash. */
  drainMs?: number;
  /** As a first run has them where absent. */
  prices?: Prices;
  /** Whether it is configured for namespaces on several machines. The default is the layout of the database. */
  distributed?: boolean;
  /** A database to start over; one of its own where absent. */
  fresh?: FreshDatabase;
  /** Other limits than large writes have: `above: 0` sends every write to a thread. */
  largeWrites?: Partial<LargeWriteLimits>;
  /** Where exported files go, in place of a directory. */
  exports?: (disk: ExportStore, clock: MovableClock) => ExportStore;
  /** How long evaluations are kept; all where absent. */
  evaluationsKeptMs?: number;
  /** How long requests are kept in their log; where absent, none is recorded. */
  requestsKeptMs?: number;
  /** How long the engine of a trial has, in place of ten seconds. */
  trialTime?: TrialTime;
  /** Absent: none is refused because too many are in hand. */
  inHand?: RequestsInHand;
  /** In place of a way out that leads nowhere. */
  webhooks?: Partial<WebhookOptions>;
  /** The words of documents where absent. */
  suggester?: Suggester;
  /** The proxies whose `X-Forwarded-For` is trusted. Default: none. */
  trustedProxies?: readonly string[];
  /** The origins whose pages may call it from a browser. Default: none. */
  corsOrigins?: readonly string[];
  /** The provider that people sign in through. Default: none. */
  oidc?: Oidc;
  /** With `/v1`. */
  publicUrl?: string;
  /** What is kept in `logged`; only what is fatal where absent. */
  logLevel?: LogLevel;
  /** How often what was last seen of namespaces is kept on a cluster; never where absent. */
  seenEveryMs?: number;
  /** Is given the Koa application before it serves requests. */
  prepare?: (application: Koa) => void;
}

/** What services of this test file are started with where it says nothing else. */
export const fileDefaults: TestServiceOptions = {};
atFileEnd(() => {
  restartIds();
  for (const name of Object.keys(fileDefaults)) delete fileDefaults[name as keyof TestServiceOptions];
});

/** Engines that are not configured, with what they lack. */
const MISSING = new Map([
  ["jev", "set TYPESAFE_API_KEY"],
  ["openai", "set OPENAI_API_KEY"],
]);

/** Starts a service that stops with the test, or file, that started it where `keep` is not set. */
export async function testService(given: TestServiceOptions = {}, keep = false): Promise<TestService> {
  const options = { ...fileDefaults, ...given };
  const service = await start(options.fresh ?? (await freshDatabase({ keep })), movableClock(), randomBytes(32), options);
  if (!keep) onTestFinished(() => service.stop());
  return service;
}

async function start(
  fresh: FreshDatabase,
  clock: MovableClock,
  secretsKey: Buffer,
  options: TestServiceOptions,
): Promise<TestService> {
  const pepper = new Pepper(secretsKey);
  const adminKey = "an-admin-key-for-tests-of-32-characters";
  const { organizationId } = await bootstrap({ database: fresh.database, clock, pepper, givenKey: adminKey });
  const engine = testEngine();
  const distributed = options.distributed ?? fresh.distributed;
  const webhooks = testWebhooks(options.webhooks);
  const routing = new Routing({ distributed });
  await learnFunctions(fresh.database);
  const logged: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void logged.push(JSON.parse(line)) };
  let base: string | null = null;
  const disk = diskExports(`${tmpdir()}/judgment-exports-${process.pid}`);
  const exports = exportFiles({
    stores: [options.exports?.(disk, clock) ?? disk],
    key: secretsKey,
    clock,
    base: () => base,
    isGood: (keyId) => isGoodKey(fresh.database, keyId, clock.now()),
    kept: (key) => keptFile(fresh.database, key, clock.now()),
  });
  const service = await startService({
    exports,
    suggester: options.suggester ?? new TermsSuggester(),
    db: noted(fresh.database, routing),
    connection: fresh.connection,
    distributed,
    clock,
    log: createLogger({ level: options.logLevel ?? "fatal", destination }),
    engines: new Engines([engine, ...(options.engines ?? [])], MISSING),
    defaultEngine: engine.name,
    secretsKey,
    pepper,
    webhooks,
    role: options.role ?? "all",
    // A test that counts statements, or cuts connections at one, meets none that it has not caused.
    hoursEveryMs: null,
    seenEveryMs: options.seenEveryMs ?? null,
    config: {
      trustedProxies: options.trustedProxies ?? [],
      corsOrigins: options.corsOrigins ?? [],
      oidc: options.oidc ?? null,
      publicUrl: options.publicUrl ?? null,
      host: "127.0.0.1",
      port: 0,
      responseValidation: 1,
      rateLimits: options.rateLimits ?? { developer: 1_000_000, team: 1_000_000, scale: 1_000_000 },
      evaluationsKeptMs: options.evaluationsKeptMs ?? null,
      ...(options.planLimits ? { planLimits: options.planLimits } : {}),
      ...(options.requestsKeptMs === undefined ? {} : { requestsKeptMs: options.requestsKeptMs }),
      prices: options.prices ?? defaultPrices,
      drainMs: options.drainMs ?? 5_000,
      databaseStatementTimeoutMs: 20_000,
      databasePoolTimeoutMs: 10_000,
    },
    ...(options.prepare ? { prepare: options.prepare } : {}),
    ...(options.inHand ? { inHand: options.inHand } : {}),
    ...(options.trialTime ? { trialTime: options.trialTime } : {}),
    ...(options.largeWrites ? { largeWrites: options.largeWrites } : {}),
    violations: "answer",
    mounts: [exports.mount, ...(options.mounts ?? [])],
  });
  base = service.address && `${service.address}/v1`;
  const besides: TestService[] = [];
  const baseUrl = `${service.address}/v1`;
  const answered = new Answered();
  const keyOf = async (organization: string, definition: Partial<ApiKeyDefinition>) => {
    const whole = { name: "test", role: "read_write", admin: false, scope: null, ...definition } as const;
    return (await makeApiKey(fresh.database, clock, pepper, organization, whole)).token;
  };
  return {
    baseUrl,
    address: service.address ?? "",
    operations: service.operations!,
    adminKey,
    organizationId,
    clock,
    engine,
    fresh,
    mails: webhooks.mails,
    answered,
    routing,
    logged,
    key: (definition) => keyOf(organizationId, definition),
    async organization(plan) {
      const name = `organization ${randomUUID()}`;
      const id = await fresh.database.transaction((tx) => makeOrganization(tx, clock, name, plan));
      return { organizationId: id, adminKey: await keyOf(id, { admin: true }), key: (definition) => keyOf(id, definition) };
    },
    async request(method, path, request = {}) {
      const response = await send(`${baseUrl}${path}`, method, { key: adminKey, ...request });
      answered.note(method, path, response);
      return response;
    },
    async beside(role = "all", itsClock = clock) {
      const other = await start(fresh, itsClock, secretsKey, { ...options, role });
      besides.push(other);
      return other;
    },
    settled: () => service.settled(),
    async stop() {
      await Promise.all(besides.map((other) => other.stop()));
      await service.stop();
      // The limits are of the process, which other files share.
      if (options.planLimits) setPlanLimits(DEFAULT_LIMITS);
      report(routing);
      expect(await forgotten(fresh), "what waits and is never looked at").toEqual([]);
    },
  };
}

/** What a database that is still there has no wakeup for. */
async function forgotten(fresh: FreshDatabase): Promise<unknown[]> {
  return forgottenIn(fresh).catch((error) => {
    if (error instanceof ServiceError && error.code === "unavailable") return [];
    throw error;
  });
}

async function send(url: string, method: string, { body, key, headers }: RequestOptions): Promise<TestResponse> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text), text };
}
