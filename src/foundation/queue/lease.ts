/**
 * The duration of a lease. If a process does not renew a lease in time, another process takes over its work. There is one value
 * per process, set at start.
 */
export const DEFAULT_LEASE_MS = 20_000;

let leaseMs = DEFAULT_LEASE_MS;

export function setLease(ms: number): void {
  leaseMs = ms;
}

/** The lease of a work-queue row. */
export function leaseDurationMs(): number {
  return leaseMs;
}

/** The lease on documents that a process judges for a waiting client. Catch-up skips these documents meanwhile. */
export function holdMs(): number {
  return 1.5 * leaseMs;
}

/** A renewal for a timer: calls that come while one is under way are left out, so that a slow database does not gather them. It must not reject. */
export function onceAtATime(work: () => Promise<void>): () => void {
  let working = false;
  return () => {
    if (working) return;
    working = true;
    void work().finally(() => {
      working = false;
    });
  };
}
