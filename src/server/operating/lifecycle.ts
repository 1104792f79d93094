/**
 * One service process from start to end.
 *
 *     starting ──▶ running ──first signal──▶ stopping ──▶ exit 0
 *         │           │                         └─ second signal, or the drain time is over ──▶ exit
 *         │  └─ first signal: the start is aborted ──▶ exit 0
 *         └───────────┴─ start fails, or an uncaught error ──▶ exit 1
 *
 * After an uncaught error, the memory of this process cannot be trusted, so it exits. Every effect of the service is a
 * transaction, and another process (or this one's next start) takes over the work.
 */
import cluster from "node:cluster";
import { constants } from "node:os";
import type { Logger } from "#src/foundation/log/log.ts";

export interface Stoppable {
  /** Reports not ready, takes no new leases at once, finishes or releases work, answers the requests in hand, closes. */
  stop(): Promise<void>;
}

export interface LifecycleOptions {
  /** @param signal aborts the start: it then rejects and leaves nothing behind */
  start(signal: AbortSignal): Promise<Stoppable>;
  /** The maximum time of a stop, in milliseconds. */
  drainMs: number;
  log: Logger;
}

/** A primary process's message to its forked processes. A signal would reach them a second time from the terminal. */
export const STOP = "stop";

/** After the drain time, `stop` itself has aborted everything. This is for code that hangs anyway. */
const GRACE_MS = 5_000;

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Runs until the process exits. */
export function live({ start, drainMs, log }: LifecycleOptions): void {
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "An uncaught error ends this process.");
    process.exit(1);
  });

  const givingUp = new AbortController();
  let stopping = false;
  const starting = start(givingUp.signal);
  starting.catch((error: unknown) => {
    if (stopping) {
      log.info("The service was stopped before it was ready.");
      process.exit(0);
    }
    log.fatal({ err: error }, `The service could not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });

  const stop = (reason: string, code: number) => {
    if (stopping) {
      log.warn({ reason }, "A second stop signal arrived, so this process exits at once.");
      process.exit(code);
    }
    stopping = true;
    log.info({ reason }, "Stopping.");
    setTimeout(() => {
      log.error({ drain_ms: drainMs }, "The stop took too long, so this process exits with work in progress.");
      process.exit(1);
    }, drainMs + GRACE_MS).unref();
    givingUp.abort();
    // A failure of the start is reported above.
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
    // The terminal also sends Ctrl-C to the primary, which tells its forked processes.
    const ignored = cluster.isWorker && signal !== "SIGTERM";
    process.on(signal, ignored ? () => {} : () => stop(signal, 128 + constants.signals[signal]));
  }
  process.on("message", (message) => {
    if (message === STOP) stop("the primary process", 1);
  });
}
