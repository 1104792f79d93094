/** A service process with an app that does what a test wants, so that starts, stops and ends can be watched from outside. */
import cluster from "node:cluster";
import { createLogger } from "#src/foundation/log/log.ts";
import { loadConfig } from "#src/server/config.ts";
import { READY, startCluster } from "#src/server/operating/cluster.ts";
import { live, type Stoppable } from "#src/server/operating/lifecycle.ts";
import { createMetrics } from "#src/server/operating/metrics.ts";
import { tellPrimary } from "#src/server/operating/node-states.ts";

const config = loadConfig(process.env);
const log = createLogger({ level: "info" });
const [wanted = "", processes = "1"] = process.argv.slice(2);
const forks = Number(processes) > 1 && cluster.isPrimary;

const idle = setInterval(() => {}, 1_000);

/** Tells the other forked processes that one serves. */
const SERVED = "another serves";
if (forks) {
  cluster.on("message", (worker, message) => {
    if (message === READY) for (const other of Object.values(cluster.workers!)) if (other !== worker) other!.send(SERVED);
  });
}

/** The second process cannot start, which it learns when the first one serves. The others do as their test wants. */
async function startsBeside(others: () => Promise<Stoppable>): Promise<Stoppable> {
  if (cluster.worker!.id === 1) return { stop: async () => {} };
  if (cluster.worker!.id > 2) return others();
  await new Promise<void>((resolve) => process.on("message", (message) => message === SERVED && resolve()));
  throw new Error("cannot start");
}

const apps: Record<string, (signal: AbortSignal) => Promise<Stoppable>> = {
  sound: async () => ({ stop: async () => clearInterval(idle) }),
  "hangs in its stop": async () => ({ stop: () => new Promise(() => {}) }),
  "fails in its stop": async () => ({ stop: () => Promise.reject(new Error("cannot stop")) }),
  "fails in its start": () => Promise.reject(new Error("cannot start")),
  "fails in its start beside another": () => startsBeside(async () => ({ stop: async () => {} })),
  "is replaced by one that starts slowly": (signal) =>
    startsBeside(async () => {
      log.info("Starting.");
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
    }),
  "starts slowly": () =>
    new Promise((resolve) => {
      process.once("SIGTERM", () =>
        setTimeout(() => resolve({ stop: async () => void log.info("Stopped what had started.") }), 50),
      );
      log.info("Starting.");
    }),
  "throws later": async () => {
    setTimeout(() => {
      throw new Error("thrown later");
    }, 10);
    return { stop: async () => {} };
  },
  "rejects later": async () => {
    setTimeout(() => void Promise.reject(new Error("rejected later")), 10);
    return { stop: async () => {} };
  },
  "knows nodes": async () => {
    tellPrimary([
      { node: "10.0.0.1:5432", well: true },
      { node: "10.0.0.2:5432", well: false },
    ]);
    return { stop: async () => {} };
  },
  counts: async () => {
    const metrics = createMetrics({
      load: () => ({ inUse: 1, idle: 0, waiting: 0 }),
      backlog: async () => [],
      jobs: async () => [],
      release: "1.0.0",
      now: () => new Date(),
    });
    metrics.answered("documents_read", 200, performance.now(), "request");
    return { stop: async () => {} };
  },
};

async function start(signal: AbortSignal): Promise<Stoppable> {
  if (forks) return startCluster({ config, role: "worker", processes: Number(processes), log, signal });
  const app = await apps[wanted]!(signal);
  log.info({ pid: process.pid }, "Ready.");
  process.send?.(READY);
  return app;
}

live({ log, drainMs: config.drainMs, start });
