/**
 * The Prometheus metrics. The service itself bounds the number of series (operations, engines, kinds of work), not the data of
 * its users. No namespace, key or document is ever a label.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Observer } from "typespec-koa-runtime";
import { operations } from "#generated/routes.ts";
import { requestsRefused } from "#src/accounts/limits/requests-in-hand.ts";
import { requestsLeftOut } from "#src/accounts/request-log/counted.ts";
import { deliveryAttempts, eventsPublished } from "#src/events/counted.ts";
import type { Count } from "#src/foundation/counts/counts.ts";
import type { NodeState } from "#src/foundation/db/store.ts";
import { sentinelRuns } from "#src/jobs/sentinels/counted.ts";
import { answersStored, unitsUsed } from "#src/judging/counted.ts";
import { watchBlocks } from "./blocks.ts";
import { shareWithPrimary } from "./cluster-metrics.ts";

export interface MetricsSources {
  /** The pool's connections, and callers that wait for one. */
  load(): { inUse: number; idle: number; waiting: number };
  /** The machines of the database as they last answered, where it has several. */
  nodes?(): readonly NodeState[];
  /** Due work by kind, queried at each scrape. */
  backlog(): Promise<readonly { kind: string; namespaces: number; oldest: Date }[]>;
  /** Jobs that have not ended, by type and status, queried at each scrape. */
  jobs(): Promise<readonly { type: string; status: string; jobs: number }[]>;
  /** The time for comparison with `oldest`. */
  now(): Date;
  /** The release of the service. */
  release: string;
}

/** Counts of lower storeys. */
const COUNTS: readonly Count[] = [
  eventsPublished,
  deliveryAttempts,
  answersStored,
  unitsUsed,
  sentinelRuns,
  requestsLeftOut,
  requestsRefused,
];

export interface Metrics extends Observer {
  /** A request to an engine has ended. `outcome`: `ok`, or a failure's code. */
  engineAnswered(engine: string, outcome: string, seconds: number): void;
  /** Input tokens, as the engine counted them. */
  engineRead(engine: string, tokens: number): void;
  /** In Prometheus's text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a read by key to a write that waits for its answers, in seconds. */
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const ENGINE_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  collectPool(registry, sources);
  if (sources.nodes) collectNodes(registry, sources.nodes);
  collectBacklog(registry, sources);
  collectJobs(registry, sources);
  collectBlocks(registry);
  for (const count of COUNTS) collectCount(registry, count);
  collectRelease(registry, sources.release);

  const requests = new Counter({
    name: "judgment_http_requests_total",
    help: "Requests that were answered, by operation and status. The status `gone` means that the client disconnected first.",
    labelNames: ["operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "judgment_http_request_duration_seconds",
    help: "From a request's first byte to its answer, by operation.",
    labelNames: ["operation"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const violations = new Counter({
    name: "judgment_response_validation_failures_total",
    help: "Responses that broke the contract, by operation. Each one is a bug of the service.",
    labelNames: ["operation"],
    registers,
  });
  // From 0 on, so that the first violation is an increase.
  for (const { id } of operations) violations.inc({ operation: id }, 0);
  const engineRequests = new Counter({
    name: "judgment_engine_requests_total",
    help: "Completed requests to engines, by engine and outcome.",
    labelNames: ["engine", "outcome"],
    registers,
  });
  const engineDurations = new Histogram({
    name: "judgment_engine_request_duration_seconds",
    help: "How long an engine took, retries included, by engine.",
    labelNames: ["engine"],
    buckets: ENGINE_BUCKETS,
    registers,
  });
  const engineTokens = new Counter({
    name: "judgment_engine_tokens_total",
    help: "Input tokens, as the engine counted them, by engine. An engine that does not report them is missing.",
    labelNames: ["engine"],
    registers,
  });

  shareWithPrimary(registry);
  const count = (operation: string, status: string, started: number) => {
    requests.inc({ operation, status });
    durations.observe({ operation }, (performance.now() - started) / 1000);
  };
  return {
    now: () => performance.now(),
    answered: (operation, status, started) => count(operation, String(status), started),
    gone: (operation, started) => count(operation, "gone", started),
    violated: (operation) => violations.inc({ operation }),
    engineAnswered(engine, outcome, seconds) {
      engineRequests.inc({ engine, outcome });
      engineDurations.observe({ engine }, seconds);
    },
    engineRead: (engine, tokens) => engineTokens.inc({ engine }, tokens),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** A request may hit the slowest process, so the maximum over processes counts. */
function collectBlocks(registry: Registry): void {
  const blocks = watchBlocks();
  new Gauge({
    name: "judgment_event_loop_longest_block_seconds",
    help: "The longest time in the last minute during which the event loop was blocked and answered no request.",
    aggregator: "max",
    registers: [registry],
    collect() {
      this.set(blocks.longestSeconds());
    },
  });
}

function collectPool(registry: Registry, { load }: MetricsSources): void {
  new Gauge({
    name: "judgment_database_connections",
    help: "Connections to the database, by state.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { inUse, idle } = load();
      this.set({ state: "in_use" }, inUse);
      this.set({ state: "idle" }, idle);
    },
  });
  new Gauge({
    name: "judgment_database_waiting",
    help: "Callers that wait for a connection to the database.",
    registers: [registry],
    collect() {
      this.set(load().waiting);
    },
  });
}

/** Each process asks the same machines. One that does not answer one of the processes is not well. */
function collectNodes(registry: Registry, nodes: () => readonly NodeState[]): void {
  new Gauge({
    name: "judgment_database_node_up",
    help: "Whether a worker of the database cluster answers, by worker: 1 or 0.",
    labelNames: ["node"],
    aggregator: "min",
    registers: [registry],
    collect() {
      this.reset();
      for (const { node, well } of nodes()) this.set({ node }, Number(well));
    },
  });
}

/** A count of a lower storey, read at each scrape. */
function collectCount(registry: Registry, count: Count): void {
  new Counter({
    name: count.name,
    help: count.help,
    labelNames: [...count.labelNames],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, value } of count.samples()) this.inc(labels, value);
    },
  });
}

/** Its value says nothing. Its labels show which releases run side by side during an upgrade. */
function collectRelease(registry: Registry, release: string): void {
  new Gauge({
    name: "judgment_build_info",
    help: "The release of the service and of Node. The value is the number of processes.",
    labelNames: ["release", "node"],
    registers: [registry],
  }).set({ release, node: process.version }, 1);
}

/** All processes see the same table. */
function collectJobs(registry: Registry, { jobs }: MetricsSources): void {
  new Gauge({
    name: "judgment_jobs",
    help: "Jobs that have not ended, by type and status.",
    labelNames: ["type", "status"],
    aggregator: "max",
    registers: [registry],
    async collect() {
      const open = await jobs().catch(() => []);
      this.reset();
      for (const { type, status, jobs: count } of open) this.set({ type, status }, count);
    },
  });
}

/** All processes see the same table, so the maximum over processes counts, not the sum. */
function collectBacklog(registry: Registry, { backlog, now }: MetricsSources): void {
  // One query for both. If the database is down, these values are missing, and the other metrics are needed even more.
  let asking: ReturnType<MetricsSources["backlog"]> | null = null;
  const ask = () => {
    asking ??= backlog()
      .catch(() => [])
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const options = { labelNames: ["kind"] as const, aggregator: "max" as const, registers: [registry] };
  new Gauge({
    ...options,
    name: "judgment_backlog_namespaces",
    help: "Namespaces with work that is due or in progress, by kind.",
    async collect() {
      const work = await ask();
      this.reset();
      for (const { kind, namespaces } of work) this.set({ kind }, namespaces);
    },
  });
  new Gauge({
    ...options,
    name: "judgment_backlog_lag_seconds",
    help: "How long the oldest of that work has been due, by kind. The service is at most this far behind.",
    async collect() {
      const work = await ask();
      this.reset();
      for (const { kind, oldest } of work) this.set({ kind }, Math.max(0, (now().getTime() - oldest.getTime()) / 1000));
    },
  });
}
