/** How long to wait before asking again. */
import { retryAfterMs } from "#generated/client/runtime/retry-after.ts";

export interface BackoffPolicy {
  /** Tries in all. */
  readonly attempts: number;
  /** The wait before the second try, in milliseconds. It doubles before each later try, up to the maximum. */
  readonly firstMs: number;
  readonly mostMs: number;
  /** The longest `Retry-After` that a request waits for, in milliseconds. If a server asks for more, the request fails at once. */
  readonly longestWaitMs: number;
}

export const defaultBackoff: BackoffPolicy = { attempts: 5, firstMs: 500, mostMs: 8_000, longestWaitMs: 60_000 };

/** The longest pause before a server is tried again, even if it asked for more. Most servers recover sooner. */
const LONGEST_RETRY_AFTER_MS = 300_000;

/**
 * Milliseconds before the next try: half of the doubled delay, plus a random part of the other half. So requests that failed together do
 * not return together.
 * @param failed tries so far, from 1
 * @param random from 0 to 1
 */
export function backoffMs(failed: number, { firstMs, mostMs }: BackoffPolicy, random: number): number {
  const delay = Math.min(mostMs, firstMs * 2 ** (failed - 1));
  return delay / 2 + (delay / 2) * random;
}

/** The pause that a reply asks for, in milliseconds: `retry-after-ms`, else `Retry-After`. Undefined if it has neither. */
export function askedWaitMs(headers: { get(name: string): string | null }, now: Date): number | undefined {
  const asked = milliseconds(headers.get("retry-after-ms")) ?? retryAfterMs(headers.get("retry-after"), now.getTime());
  return asked === null ? undefined : Math.min(LONGEST_RETRY_AFTER_MS, Math.ceil(asked));
}

function milliseconds(text: string | null): number | null {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null;
}
