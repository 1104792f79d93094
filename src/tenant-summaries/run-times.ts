/** When a summary runs: once an hour, each at a minute of its own, so that not all run at once. */

const HOUR_MS = 3_600_000;

/** The first of its times after a moment, within an hour. */
export function nextRunAt(claimId: number, after: Date): Date {
  const phase = claimId % HOUR_MS;
  const since = (after.getTime() - phase) % HOUR_MS;
  return new Date(after.getTime() + HOUR_MS - since);
}
