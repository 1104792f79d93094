// Generated from spec/ by `npm run generate`. Do not edit.
/** Whether to retry, and when. */

/** The service asks to retry 429 and 503. Proxies return 502 and 504 when they lost the service. */
const REPEATED: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 8_000;

/** A stream is continued for as long as its reader wants. So its waits grow longer than those of a call. */
const MOST_STREAM_WAIT_MS = 30_000;

/** If the service asks for a longer wait, the client does not wait. The error goes to the caller, who can decide. */
export const MOST_RETRY_AFTER_MS = 60_000;

/** The result of an attempt, as far as a retry needs it. */
export type Failure =
  | { readonly kind: "lost" }
  | { readonly kind: "refused"; readonly status: number; readonly retryAfter: number | null; readonly allowanceUsedUp: boolean };

/**
 * Milliseconds until the next attempt, or null if there is none. Without a `Retry-After`, the wait doubles from half a second. A
 * random part of up to half is subtracted, so that clients that failed together do not retry together.
 */
export function waitBeforeRetry(failure: Failure, attempt: number, random: () => number): number | null {
  if (failure.kind === "refused") {
    if (!REPEATED.has(failure.status)) return null;
    if (failure.allowanceUsedUp) return null;
    if (failure.retryAfter !== null) {
      const wait = failure.retryAfter * 1000;
      return wait <= MOST_RETRY_AFTER_MS ? wait : null;
    }
  }
  const wait = Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  return wait * (1 - random() / 2);
}

/**
 * Milliseconds until a stream of events is continued, after so many failures since it was last open. Without a failure, it is what the stream asked
 * for. It doubles with each, less a random part of up to half. `retryAfter` is in seconds, if the service gave it.
 */
export function waitBeforeContinuing(retryMs: number, failures: number, retryAfter: number | null, random: () => number): number {
  if (failures === 0) return retryMs;
  const doubled = Math.max(retryMs, FIRST_WAIT_MS) * 2 ** Math.min(failures, 10);
  const wait = Math.min(Math.max(retryMs, MOST_STREAM_WAIT_MS), doubled) * (1 - random() / 2);
  return Math.max(wait, (retryAfter ?? 0) * 1000);
}

/** Waits, or rejects with the signal's reason. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
