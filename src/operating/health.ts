/**
 * Whether this process lives and whether it should be sent requests. One probe in the background asks the database; whoever asks this
 * process gets what that found last, so any number of load balancers cost the database nothing.
 *
 *     starting ──started()──▶ serving ⇄ without database
 *         └──────────────┬───────┴──────────────┘
 *                    stopping()──▶ stopping (for good)
 *
 * Without database nothing has to be restarted: the pool connects anew by itself, and the store brings back a server of its own.
 */
import type { Logger } from "#src/log.ts";

export interface HealthOptions {
  /** Rejects when the database does not answer. */
  probe(): Promise<void>;
  /** Called after a failed probe: the store's `recover`. */
  recover(): Promise<void>;
  log: Logger;
  /** Between the end of a probe and the next, in milliseconds. Real time, for what is watched is real. */
  intervalMs?: number;
}

export interface Verdict {
  status: 200 | 503;
  body: { status: "ok" | "ready" | "starting" | "unavailable" | "stopping"; reason?: string };
}

export interface Health {
  /** The start is over: the schema is this release's and requests can be served. Begins to probe. */
  started(): void;
  /** No new requests are wanted. */
  stopping(): void;
  ready(): boolean;
  /** `/healthz`: the process lives. */
  liveness(): Verdict;
  /** `/readyz`: requests would be served. */
  readiness(): Verdict;
  /** Ends the probe. */
  stop(): void;
}

export function createHealth({ probe, recover, log, intervalMs = 1_000 }: HealthOptions): Health {
  let phase: "starting" | "serving" | "stopping" = "starting";
  let missing: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    const failure = await probe().then(() => null, reasonOf);
    if (stopped) return;
    if (failure !== null && missing === null) log.error({ reason: failure }, "The database does not answer.");
    if (failure === null && missing !== null) log.info("The database answers again.");
    missing = failure;
    if (failure !== null)
      await recover().catch((error: unknown) => log.error({ err: error }, "The database's server could not be brought back."));
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
