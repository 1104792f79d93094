/** When a summary runs: once an hour, each at its own minute, so that they do not all run at once. */

const HOUR_MS = 3_600_000;

/** The next run after a time, within an hour. */
export function nextRunAt(claimId: number, after: Date): Date {
  const phase = claimId % HOUR_MS;
  const since = (after.getTime() - phase) % HOUR_MS;
  return new Date(after.getTime() + HOUR_MS - since);
}
