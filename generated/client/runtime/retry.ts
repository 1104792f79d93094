// Copied from codegen/emit/client-runtime/ by `npm run generate`. Do not edit.
/** Whether to try again, and when. */

/** What the service asks to repeat, 429 and 503, and what proxies say when they lost it, 502 and 504. */
const REPEATED: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 8_000;

/** A service that asks for more patience than this is not waited for: the error goes to the caller, who knows what the call is worth. */
export const MOST_RETRY_AFTER_MS = 60_000;

/** The seconds of a `Retry-After` header, which is a number of them or an HTTP date; null where there is none or it is neither. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  // Only the form that HTTP sends: Date.parse reads far more, "-1" as a year among it.
  const date = /^[A-Z][a-z]{2}, \d/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** What an attempt came to, as far as repeating it goes. */
export type Failure =
  | { readonly kind: "lost" }
  | { readonly kind: "refused"; readonly status: number; readonly retryAfter: number | null; readonly allowanceUsedUp: boolean };

/**
 * Milliseconds until the next attempt, or null where there is none to make. Without a `Retry-After` the wait doubles from half a second, and
 * a random half of it is left out so that clients that failed together do not return together.
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
