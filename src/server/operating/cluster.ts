/**
 * Several service processes that share ports. The primary process only supervises them. It restarts a process that ends, at first
 * at once and then with growing delays, and it stops all. It also serves their metrics, because a scrape of one random process
 * would show only that process.
 */
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { NodeState } from "#src/foundation/db/store.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Config } from "#src/server/config.ts";
import type { Role } from "./arguments.ts";
import { aggregate, contentType } from "./cluster-metrics.ts";
import { STOP, type Stoppable } from "./lifecycle.ts";
import { addressesOf, refuseUnusable } from "./listen-addresses.ts";
import { nodesToldIn } from "./node-states.ts";
import { metricsMount, probeMounts } from "./pages.ts";
import { startOperatingServer } from "./server.ts";

/** The message of a forked process when it serves. */
export const READY = "ready";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** A process that lived this long did not end because of its start. */
const SOUND_LIFE_MS = 60_000;

/** Added to the drain time before remaining processes are killed. */
const GRACE_MS = 10_000;

export async function startCluster({
  config,
  role,
  processes,
  log,
  signal,
}: {
  config: Config;
  role: Role;
  processes: number;
  log: Logger;
  /** Aborts the start. */
  signal?: AbortSignal;
}): Promise<Stoppable> {
  const pool = new WorkerPool(log);
  signal?.addEventListener("abort", () => void pool.stop(config.drainMs + GRACE_MS).catch(() => {}), { once: true });
  await refuseUnusable(addressesOf(config, role));
  const server = config.metricsPort === null ? null : await startMetrics(config, config.metricsPort, pool, log);
  await pool.start(processes);
  if (!pool.stopping) log.info({ processes, metrics: server?.address ?? null }, "All processes are ready.");
  return {
    async stop() {
      await pool.stop(config.drainMs + GRACE_MS).finally(() => server?.stop());
    },
  };
}

class WorkerPool {
  readonly #log: Logger;
  readonly #ready = new Set<Worker>();
  /** As the process that looked last has told. */
  #nodes: readonly NodeState[] = [];
  #pauseMs = 0;
  /** Whether any process has served so far. */
  #hasServed = false;
  #stopping: Promise<void> | null = null;
  readonly #pauses = new AbortController();

  constructor(log: Logger) {
    this.#log = log;
  }

  /**
   * Resolves when all serve, or all are to stop. Rejects if one ends before any has served, because then none ever will. In place of one that
   * ends later, its replacement is waited for.
   */
  async start(processes: number): Promise<void> {
    await Promise.all(Array.from({ length: processes }, () => this.#fork()));
  }

  /** The serving processes. */
  get serving(): ReadonlySet<Worker> {
    return this.#ready;
  }

  get nodes(): readonly NodeState[] {
    return this.#nodes;
  }

  get stopping(): boolean {
    return this.#stopping !== null;
  }

  /**
   * Tells each process once, because a second message would make it exit at once. Rejects if all have ended and one did not stop
   * in order. Resources that it should have released may remain.
   */
  stop(patienceMs: number): Promise<void> {
    this.#stopping ??= this.#stop(patienceMs);
    this.#pauses.abort();
    return this.#stopping;
  }

  async #stop(patienceMs: number): Promise<void> {
    const workers = Object.values(cluster.workers ?? {})
      .filter((worker) => worker !== undefined)
      .filter((worker) => !worker.isDead());
    const ended = workers.map((worker) => once(worker, "exit"));
    for (const worker of workers) if (worker.isConnected()) worker.send(STOP);
    const killer = setTimeout(() => {
      for (const worker of workers) worker.process.kill("SIGKILL");
    }, patienceMs);
    const ends = await Promise.all(ended);
    clearTimeout(killer);
    const failed = ends.filter(([code]) => code !== 0);
    if (failed.length > 0) {
      const how = failed.map(([code, signal]) => signal ?? `code ${code}`).join(", ");
      throw new Error(`${failed.length} of ${ends.length} forked processes did not stop cleanly (${how}).`);
    }
  }

  #fork(): Promise<void> {
    // This process serves the metrics of all.
    const worker = cluster.fork({ METRICS_PORT: "off" });
    const started = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    worker.on("message", (message) => {
      this.#nodes = nodesToldIn(message) ?? this.#nodes;
      if (message !== READY) return;
      this.#ready.add(worker);
      this.#hasServed = true;
      resolve();
    });
    worker.on("exit", (code, signal) => {
      const served = this.#ready.delete(worker);
      if (this.stopping) return resolve();
      if (!this.#hasServed) reject(new Error(`A forked process ended before it was ready (${signal ?? `code ${code}`}).`));
      // The start of a process that has served is settled already.
      this.#again(served && performance.now() - started > SOUND_LIFE_MS, { code, signal }).then(resolve, reject);
    });
    return promise;
  }

  /** Resolves when the replacement serves, or all are to stop. */
  async #again(sound: boolean, end: { code: number; signal: string | null }): Promise<void> {
    this.#pauseMs = sound || this.#pauseMs === 0 ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    this.#log.error({ ...end, pause_ms: this.#pauseMs }, "A forked process ended. Another one is started.");
    await sleep(this.#pauseMs, undefined, { signal: this.#pauses.signal }).catch(() => {});
    if (!this.stopping) await this.#fork();
  }
}

function startMetrics({ metricsHost: host, basePath }: Config, port: number, pool: WorkerPool, log: Logger) {
  const health = {
    liveness: () => ({ status: 200, body: { status: "ok" } }) as const,
    readiness: () =>
      pool.serving.size > 0 && !pool.stopping
        ? ({ status: 200, body: { status: "ready" } } as const)
        : ({ status: 503, body: { status: pool.stopping ? "stopping" : "starting" } } as const),
  };
  const metrics = { text: () => aggregate(pool.serving), contentType };
  const mounts = [...probeMounts(health, () => pool.nodes), metricsMount(metrics)];
  return startOperatingServer({ host, port, basePath, mounts, log });
}
