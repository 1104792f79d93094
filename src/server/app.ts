/** The whole process: a store and its schema, engines, the service, probes, metrics and documentation. */
import { join } from "node:path";
import type Koa from "koa";
import type { Mount } from "typespec-koa-runtime/pages";
import { consolePages } from "#plugins/console/index.ts";
import { createEngines, startEngines } from "#plugins/engines/index.ts";
import { diskExports } from "#plugins/exports/disk/index.ts";
import { s3Exports } from "#plugins/exports/s3/index.ts";
import { keySource, loadKeys } from "#plugins/keys/index.ts";
import { citusStore } from "#plugins/stores/citus/index.ts";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { postgresStore } from "#plugins/stores/postgres/index.ts";
import { createSuggester } from "#plugins/suggesters/index.ts";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { isGoodKey } from "#src/accounts/keys/api-keys.ts";
import { type Bootstrapped, bootstrap } from "#src/accounts/keys/bootstrap.ts";
import { RequestsInHand } from "#src/accounts/limits/requests-in-hand.ts";
import { configuredWebhooks } from "#src/events/webhooks/configured.ts";
import { type Database, openDatabase } from "#src/foundation/db/database.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { isLate, openProbe } from "#src/foundation/db/probe.ts";
import type { ConnectionSettings, NodeState, Store } from "#src/foundation/db/store.ts";
import { placements } from "#src/foundation/db/tables.ts";
import { readOpenJobs } from "#src/foundation/jobs/open-jobs.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { readBacklog } from "#src/foundation/queue/backlog.ts";
import { setLease } from "#src/foundation/queue/lease.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { traceWith } from "#src/foundation/tracing/tracing.ts";
import { keptFile } from "#src/jobs/exports/stored-files.ts";
import { AllowedVersions } from "#src/judging/engines/allowed-versions.ts";
import type { Engine } from "#src/judging/engines/engine.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { landingRoutine } from "#src/judging/landing/landing-routine.ts";
import { commitRoutine } from "#src/records/documents/commit-routine.ts";
import { documentationPages } from "#src/server/http/docs.ts";
import { exportFiles } from "#src/server/http/export-files.ts";
import { firstKey } from "#src/server/operating/first-key.ts";
import { createHealth } from "#src/server/operating/health.ts";
import { metered } from "#src/server/operating/metered-engine.ts";
import { createMetrics, type Metrics } from "#src/server/operating/metrics.ts";
import { tellPrimary } from "#src/server/operating/node-states.ts";
import { metricsMount, probeMounts } from "#src/server/operating/pages.ts";
import { type OperatingServer, startOperatingServer } from "#src/server/operating/server.ts";
import { tracedRequests } from "#src/server/operating/traced-requests.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "./config.ts";
import { type Role, type Service, startService } from "./service.ts";

export interface AppParts {
  config: Config;
  log: Logger;
  clock: Clock;
  role: Role;
  /** Aborts the start, also while it waits for a database that does not answer. */
  signal?: AbortSignal;
  /** The configuration of the engine plugins. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Engines in addition to those of the plugins. */
  engines?: readonly Engine[];
  /** Is given the Koa application before it serves requests, to `use` middleware on. */
  prepare?: (application: Koa) => void;
  /** False: nothing listens, and `operations` are mounted in an application of yours. */
  listen?: boolean;
}

export interface App {
  /** Empty if this process does not listen to requests. */
  readonly address: string;
  /** The API as a Koa middleware; null where this process serves no requests. */
  readonly operations: Koa.Middleware | null;
  readonly metricsAddress: string | null;
  /** The first admin key, if this start created it. */
  readonly madeKey: string | null;
  ready(): boolean;
  stop(): Promise<void>;
}

export async function createApp({
  config,
  log,
  clock,
  role,
  signal,
  environment = process.env,
  engines: others = [],
  prepare,
  listen = true,
}: AppParts): Promise<App> {
  const started = performance.now();
  setLease(config.leaseMs);
  const store = configuredStore(config, log);
  const opened: { close(): Promise<void> }[] = [{ close: () => store.stop() }];
  try {
    // Loaded only where traces are collected.
    if (config.tracing !== null) {
      const { startTracing } = await import("#plugins/tracing/opentelemetry/index.ts");
      const tracing = startTracing(config.tracing, packageJson.version, log);
      traceWith(tracing.tracer);
      opened.push({ close: () => tracing.stop().finally(() => traceWith(null)) });
    }
    const { db, connection } = await openStore(store, { config, clock, log, signal });
    opened.unshift(db);
    signal?.throwIfAborted();
    let nodes: readonly NodeState[] = [];
    const watch = store.watchNodes?.((states, isHanging) => {
      nodes = states;
      db.avoid(isHanging);
      tellPrimary(states);
    });
    if (watch) opened.unshift(watch);
    const metrics = createMetrics({
      load: () => db.load(),
      ...(watch ? { nodes: () => nodes } : {}),
      backlog: () => readBacklog(db, clock.now()),
      jobs: () => readOpenJobs(db),
      now: () => clock.now(),
      release: packageJson.version,
    });
    const probe = openProbe(connection);
    opened.unshift(probe);
    const health = createHealth({ probe: () => probe.ask(), isLate, recover: () => store.recover(), log });
    opened.unshift({ close: async () => health.stop() });
    const operating = await operatingServer(config, [metricsMount(metrics), ...probeMounts(health, () => nodes)], log);
    if (operating) opened.unshift({ close: () => operating.stop() });
    const { present: secretsKey, previous: secretsKeyPrevious } = await loadKeys(keySource(config), signal);
    const pepper = new Pepper(secretsKey, secretsKeyPrevious);
    // Before the first key is made, so that a wrong setting of an engine leaves an empty database.
    const engines = await startedEngines(environment, { others, allowed: config.engineAllow }, metrics, log);
    opened.unshift(engines);
    const defaultEngine = checkedDefault(engines, config.defaultEngine);
    const { keep, tell } = firstKey({ dataDir: config.dataDir, log });
    const bootstrapped = await bootstrap({ database: db, clock, pepper, givenKey: config.bootstrapApiKey, keep });
    // At once: the next start does not tell it, if this one fails.
    if (bootstrapped.madeKey) tell(bootstrapped.madeKey);
    let base = config.publicUrl;
    const disk = diskExports(join(config.dataDir, "exports"));
    const exports = exportFiles({
      // If new files go elsewhere, files that were stored on the disk are still found there.
      stores: config.exportsS3 === null ? [disk] : [s3Exports({ ...config.exportsS3, clock }), disk],
      key: secretsKey,
      clock,
      base: () => base,
      isGood: (keyId) => isGoodKey(db, keyId, clock.now()),
      kept: (key) => keptFile(db, key, clock.now()),
    });
    const { docs, publishedOpenapi, front } = documentationPages(config.basePath);
    const mounts = [...probeMounts(health), docs, publishedOpenapi, consolePages, exports.mount, front];
    const suggester = createSuggester(environment);
    const parts = {
      db,
      connection,
      clock,
      log,
      engines,
      defaultEngine,
      distributed: store.distributed,
      secretsKey,
      secretsKeyPrevious,
      pepper,
      webhooks: configuredWebhooks(config, log),
      exports,
      suggester,
      role,
      config,
      mounts,
      observer: config.tracing === null ? metrics : tracedRequests(metrics),
      inHand: new RequestsInHand({ most: config.requestsInHand }),
      listen,
      ...(prepare ? { prepare } : {}),
    };
    const service = await startService(parts);
    base ??= service.address && `${service.address}${config.basePath}/v1`;
    opened.unshift({ close: () => service.stop() });
    health.started();
    announce(log, { service, operating, store, bootstrapped, config, startedMs: performance.now() - started });
    return {
      address: service.address ?? "",
      operations: service.operations,
      metricsAddress: operating?.address ?? null,
      madeKey: bootstrapped.madeKey,
      ready: () => health.ready(),
      async stop() {
        health.stopping();
        await closeAll(opened);
      },
    };
  } catch (error) {
    await closeAll(opened).catch(() => undefined);
    throw error;
  }
}

/** The configured database with its schema up to date, for commands of the operator without the service. */
export async function withDatabase<T>(
  { config, log, clock }: Pick<AppParts, "config" | "log" | "clock">,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const store = configuredStore(config, log);
  try {
    const { db } = await openStore(store, { config, clock, log });
    return await work(db).finally(() => db.close());
  } finally {
    await store.stop();
  }
}

/** The configured database as it is, without a migration. */
export async function withStore<T>(
  { config, log }: Pick<AppParts, "config" | "log">,
  work: (connection: ConnectionSettings) => Promise<T>,
): Promise<T> {
  const store = configuredStore(config, log);
  try {
    return await work(await store.start());
  } finally {
    await store.stop();
  }
}

/** Closes the newest first, so that users of a resource close before it. If one fails, the others are still closed. */
async function closeAll(opened: readonly { close(): Promise<void> }[]): Promise<void> {
  const errors: unknown[] = [];
  for (const one of opened) await one.close().catch((error: unknown) => errors.push(error));
  if (errors.length > 0)
    throw errors.length === 1 ? errors[0] : new AggregateError(errors, "Several parts of the service could not be closed.");
}

function configuredStore({ citusUrl, databaseUrl, dataDir }: Config, log: Logger): Store {
  if (citusUrl !== null) return citusStore({ databaseUrl: citusUrl, log });
  return databaseUrl === null ? embeddedStore({ dataDir, log }) : postgresStore({ databaseUrl, log });
}

async function openStore(store: Store, { config, clock, log, signal }: Pick<AppParts, "config" | "clock" | "log" | "signal">) {
  const connection = await store.start(signal);
  log.info({ store: store.name, ...store.describe() }, "The database is ready.");
  const applied = await migrate({ connection: store.forMigrations?.() ?? connection, clock, log });
  if (applied.length > 0) log.info({ migrations: applied }, "The schema is up to date.");
  const moved = await store.place(placements, [commitRoutine, landingRoutine]);
  if (moved.length > 0) log.info({ tables: moved }, "The tables are distributed.");
  const db = openDatabase({
    connection: { ...connection, routines: store.hasRoutines?.() ?? false },
    poolSize: config.databasePoolSize,
    poolTimeoutMs: config.databasePoolTimeoutMs,
    statementTimeoutMs: config.databaseStatementTimeoutMs,
    log,
  });
  return { db, connection };
}

/** @throws {Error} naming the variable, where one is set to what its engine cannot use */
async function startedEngines(
  environment: Readonly<Record<string, string | undefined>>,
  { others, allowed }: { others: readonly Engine[]; allowed: readonly string[] },
  metrics: Metrics,
  log: Logger,
): Promise<Engines> {
  const { engines, missing } = createEngines(environment);
  await startEngines(engines.values());
  return new Engines(
    [...engines.values(), ...others].map((engine) => metered(engine, metrics, log)),
    missing,
    new AllowedVersions(allowed),
  );
}

/** @throws {Error} naming the variable, where it names an engine that is not configured */
function checkedDefault(engines: Engines, name: string): string {
  const whyNot = engines.whyNot(name);
  if (whyNot !== null) throw new Error(`DEFAULT_ENGINE cannot be used: ${whyNot}.`);
  return name;
}

async function operatingServer(config: Config, mounts: readonly Mount[], log: Logger): Promise<OperatingServer | null> {
  if (config.metricsPort === null) return null;
  return startOperatingServer({ host: config.metricsHost, port: config.metricsPort, basePath: config.basePath, mounts, log });
}

function announce(
  log: Logger,
  {
    service,
    operating,
    store,
    bootstrapped,
    config,
    startedMs,
  }: {
    service: Service;
    operating: OperatingServer | null;
    store: Store;
    bootstrapped: Bootstrapped;
    config: Config;
    startedMs: number;
  },
): void {
  if (config.webhookAllowPrivate) {
    log.warn("WEBHOOK_ALLOW_PRIVATE is set, so webhooks may go to private addresses. Use this for development only.");
  }
  if (bootstrapped.refusedKey) {
    log.warn("BOOTSTRAP_API_KEY was revoked or rotated, so it is ignored. Set another one to get an admin key.");
  }
  if (bootstrapped.unusableKeys > 0) {
    log.warn({ keys: bootstrapped.unusableKeys }, "Some API keys were hashed with another SECRETS_KEY and cannot be used.");
  }
  const root = service.address && `${service.address}${config.basePath}`;
  const places = root ? { api: `${root}/v1`, docs: `${root}/docs/` } : {};
  log.info({ ...places, metrics: operating?.address ?? null, store: store.name, started_ms: Math.round(startedMs) }, "Ready.");
}
