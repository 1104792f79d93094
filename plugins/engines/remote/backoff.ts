/** How long to wait before asking again. */
import { retryAfterMs } from "#generated/client/runtime/retry-after.ts";

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

/** Milliseconds that a reply asks to be left alone: `retry-after-ms`, else `Retry-After`. Undefined where neither says it. */
export function askedWaitMs(headers: { get(name: string): string | null }, now: Date): number | undefined {
  const asked = milliseconds(headers.get("retry-after-ms")) ?? retryAfterMs(headers.get("retry-after"), now.getTime());
  return asked === null ? undefined : Math.min(LONGEST_RETRY_AFTER_MS, Math.ceil(asked));
}

function milliseconds(text: string | null): number | null {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null;
}
