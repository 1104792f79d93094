/** How long to wait before asking again. */

export interface BackoffPolicy {
  /** Tries in all. */
  readonly attempts: number;
  /** Before the second try, doubled before each one after it up to the most, in milliseconds. */
  readonly firstMs: number;
  readonly mostMs: number;
  /** Longest wait, in milliseconds, that a server's `Retry-After` may ask of a request; one that asks for more is given up at once. */
  readonly longestWaitMs: number;
}

export const defaultBackoff: BackoffPolicy = { attempts: 5, firstMs: 500, mostMs: 8_000, longestWaitMs: 60_000 };

/** A server that asks for longer is looked at again after so long: mostly it is well much sooner than it feared. */
const LONGEST_RETRY_AFTER_MS = 300_000;

/**
 * Milliseconds before the next try: half of the doubled delay for certain, the other half by chance, so that requests which failed together
 * do not come back together.
 * @param failed tries so far, from 1
 * @param random from 0 to 1
 */
export function backoffMs(failed: number, { firstMs, mostMs }: BackoffPolicy, random: number): number {
  const delay = Math.min(mostMs, firstMs * 2 ** (failed - 1));
  return delay / 2 + (delay / 2) * random;
}

/**
 * Milliseconds that a reply asks to be left alone: `retry-after-ms`, else `Retry-After` in seconds or as a date (RFC 9110, 10.2.3).
 * Undefined where neither says it.
 */
export function retryAfterMs(headers: { get(name: string): string | null }, now: Date): number | undefined {
  const asked = milliseconds(headers.get("retry-after-ms")) ?? seconds(headers.get("retry-after"), now);
  return asked === undefined ? undefined : Math.min(LONGEST_RETRY_AFTER_MS, Math.ceil(asked));
}

function milliseconds(text: string | null): number | undefined {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}

function seconds(text: string | null, now: Date): number | undefined {
  const number = milliseconds(text);
  if (number !== undefined) return number * 1_000;
  // Without the day's name `Date.parse` would read a date into nearly anything.
  const date = /^\s*[A-Z][a-z]{2}/.test(text ?? "") ? Date.parse(text!) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
