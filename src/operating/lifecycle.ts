/**
 * One service process from its start to its end.
 *
 *     starting ──▶ running ──first signal──▶ stopping ──▶ exit 0
 *         │           │                         └─ second signal, or the drain time is over ──▶ exit
 *         │  └─ first signal: the start is given up ──▶ exit 0
 *         └───────────┴─ start fails, or an error nobody caught ──▶ exit 1
 *
 * After an error that nobody caught nothing is known of this process's memory, so it does not go on: every effect of the service is a
 * transaction, and another process (or this one's next start) takes the work up.
 */
import cluster from "node:cluster";
import { constants } from "node:os";
import type { Logger } from "#src/log.ts";

export interface Stoppable {
  /** Not ready, stop claiming, finish or release, close. */
  stop(): Promise<void>;
}

export interface LifecycleOptions {
  /** @param signal aborted where the start is to be given up: it rejects then, with nothing left behind */
  start(signal: AbortSignal): Promise<Stoppable>;
  /** Longest time of a stop, in milliseconds. */
  drainMs: number;
  log: Logger;
}

/** What a primary process tells those it forked; a signal would reach them a second time from the terminal. */
export const STOP = "stop";

/** After the drain time `stop` itself has cut everything; this is for what hangs in spite of that. */
const GRACE_MS = 5_000;

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Runs until the process ends. */
export function live({ start, drainMs, log }: LifecycleOptions): void {
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "An error that nobody caught ends this process.");
    process.exit(1);
  });

  const givingUp = new AbortController();
  let stopping = false;
  const starting = start(givingUp.signal);
  starting.catch((error: unknown) => {
    if (stopping) {
      log.info("Stopped before it had started.");
      process.exit(0);
    }
    log.fatal({ err: error }, `The service could not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });

  const stop = (reason: string, code: number) => {
    if (stopping) {
      log.warn({ reason }, "Told to stop a second time: leaving at once.");
      process.exit(code);
    }
    stopping = true;
    log.info({ reason }, "Stopping.");
    setTimeout(() => {
      log.error({ drain_ms: drainMs }, "The stop took too long: leaving what is left.");
      process.exit(1);
    }, drainMs + GRACE_MS).unref();
    givingUp.abort();
    // One that fails now is told of above.
    const app = starting.catch(() => new Promise<never>(() => {}));
    app
      .then((app) => app.stop())
      .then(
        () => {
          log.info("Stopped.");
          process.exit(0);
        },
        (error: unknown) => {
          log.fatal({ err: error }, "The stop failed.");
          process.exit(1);
        },
      );
  };

  for (const signal of signals) {
    // The terminal sends Ctrl-C to the primary as well, which tells those it forked.
    const ignored = cluster.isWorker && signal !== "SIGTERM";
    process.on(signal, ignored ? () => {} : () => stop(signal, 128 + constants.signals[signal]));
  }
  process.on("message", (message) => {
    if (message === STOP) stop("the primary process", 1);
  });
}
