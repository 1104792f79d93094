/**
 * Whether this process is alive, and whether it should receive requests. One background probe checks the database, and requests
 * get its last result. So any number of load balancers cost the database nothing.
 *
 *     starting ──started()──▶ serving ⇄ without database
 *         └──────────────┬───────┴──────────────┘
 *                    stopping()──▶ stopping (for good)
 *
 * Without a database nothing needs a restart: the pool reconnects by itself, and the store restarts a server that it owns.
 */
import type { NodeState } from "#src/foundation/db/store.ts";
import type { Logger } from "#src/foundation/log/log.ts";

export interface HealthOptions {
  /** Rejects if the database does not answer. */
  probe(): Promise<void>;
  /** Whether a rejection means that the answer was late. Such a probe is repeated once before the database counts as gone. */
  isLate?(error: unknown): boolean;
  /** Called after a failed probe: the store's `recover`. */
  recover(): Promise<void>;
  log: Logger;
  /** Milliseconds between the end of a probe and the next. It is real time, because the database is real. */
  intervalMs?: number;
}

export interface Verdict {
  status: 200 | 503;
  body: {
    status: "ok" | "ready" | "starting" | "unavailable" | "stopping";
    reason?: string;
    /** Of the database, where it has several, and only for operators. */
    nodes?: readonly NodeState[];
  };
}

export interface Health {
  /** The start is complete: the schema matches this release, and requests can be served. Starts the probe. */
  started(): void;
  /** New requests are no longer wanted. */
  stopping(): void;
  ready(): boolean;
  /** `/healthz`: the process is alive. */
  liveness(): Verdict;
  /** `/readyz`: requests would be served. */
  readiness(): Verdict;
  /** Stops the probe. */
  stop(): void;
}

export function createHealth({ probe, isLate = () => false, recover, log, intervalMs = 1_000 }: HealthOptions): Health {
  let phase: "starting" | "serving" | "stopping" = "starting";
  let missing: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Why the database does not answer; null if it does. */
  async function fault(): Promise<string | null> {
    try {
      // On a starved machine this process may be the late one, and the answer may lie unread.
      await probe().catch((error: unknown) => (isLate(error) && !stopped ? probe() : Promise.reject(error)));
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  async function look(): Promise<void> {
    const failure = await fault();
    if (stopped) return;
    if (failure !== null && missing === null) log.error({ reason: failure }, "The database does not answer.");
    if (failure === null && missing !== null) log.info("The database answers again.");
    missing = failure;
    if (failure !== null)
      await recover().catch((error: unknown) => log.error({ err: error }, "The database server could not be restarted."));
    if (!stopped) timer = setTimeout(look, intervalMs).unref();
  }

  function readiness(): Verdict {
    if (phase !== "serving") return { status: 503, body: { status: phase } };
    if (missing !== null) return { status: 503, body: { status: "unavailable", reason: "The database does not answer." } };
    return { status: 200, body: { status: "ready" } };
  }

  return {
    started() {
      if (phase === "starting") phase = "serving";
      timer = setTimeout(look, intervalMs).unref();
    },
    stopping() {
      phase = "stopping";
    },
    ready: () => readiness().status === 200,
    liveness: () => ({ status: 200, body: { status: "ok" } }),
    readiness,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
