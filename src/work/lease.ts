/**
 * How long what a process has taken on is its own without a sign of life: then it goes on elsewhere. One figure for the process, set when it
 * starts.
 */
export const DEFAULT_LEASE_MS = 20_000;

let leaseMs = DEFAULT_LEASE_MS;

export function setLease(ms: number): void {
  leaseMs = ms;
}

/** Of a claim on what is due. */
export function claimMs(): number {
  return leaseMs;
}

/** Of documents that a process judges for somebody who waits: catch-up leaves them to it for so long. */
export function holdMs(): number {
  return 1.5 * leaseMs;
}
