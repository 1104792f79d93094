/** When a failed answer is tried again: after one second, doubling to five minutes, varied by a fifth either way; never before the engine asked to. */

const FIRST_MS = 1000;
const MOST_MS = 300_000;
const VARIATION = 0.2;

export function retryAt(now: Date, attempts: number, atLeastMs: number): Date {
  const wait = Math.min(MOST_MS, FIRST_MS * 2 ** (attempts - 1));
  const varied = wait * (1 + VARIATION * (2 * Math.random() - 1));
  return new Date(now.getTime() + Math.max(varied, atLeastMs));
}
