/**
 * When a failed answer is tried again: after one second, doubling to five minutes, varied by a fifth either way; never before the engine asked to.
 * What an engine refuses and may take later, as from behind a proxy in maintenance, waits as long as its failure says, doubling to an hour.
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
