/**
 * When to retry a failed answer: after one second, doubling to five minutes, with 20 % jitter either way. It is never before the
 * time the engine asked for. Some refusals may be temporary, such as those of a proxy in maintenance. These wait as long as the
 * failure says, doubling to an hour.
 */

const FIRST_MS = 1000;
const MOST_MS = 300_000;
const MOST_REFUSED_MS = 3_600_000;
const VARIATION = 0.2;

/** @param doubles whether each attempt doubles `atLeastMs` */
export function retryAt(now: Date, attempts: number, atLeastMs: number, doubles = false): Date {
  const [firstMs, mostMs] = doubles ? [atLeastMs, MOST_REFUSED_MS] : [FIRST_MS, MOST_MS];
  const wait = Math.min(mostMs, firstMs * 2 ** (attempts - 1));
  const varied = wait * (1 + VARIATION * (2 * Math.random() - 1));
  return new Date(now.getTime() + Math.max(varied, atLeastMs));
}
