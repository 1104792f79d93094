/** What an HTTP server's refusals and faults mean to whoever asked. */
import type { EngineFailure } from "#src/judging/engines/engine.ts";

/** What only an operator can mend is tried again after so long: a key, a balance, an address, a proxy in maintenance. */
const MENDING_MS = 600_000;
/** The server has read the question and will not have it, today or tomorrow: too large, or not understood. */
const FINAL: ReadonlySet<number> = new Set([413, 422]);

/**
 * @param said the server's own words
 * @param retryAfterMs what it asked for
 */
export function httpFailure(status: number, said: string, retryAfterMs: number | undefined): EngineFailure {
  const asked = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 401 || status === 403) return { code: "unauthorized", message: said, retryable: true, retryAfterMs: MENDING_MS };
  if (status === 402) return { code: "refused", message: said, retryable: true, retryAfterMs: MENDING_MS };
  if (status === 408) return { code: "timeout", message: said, retryable: true, ...asked };
  if (status === 429 || status === 503 || status === 529) return { code: "overloaded", message: said, retryable: true, ...asked };
  if (status >= 500) return { code: "unreachable", message: said, retryable: true, ...asked };
  if (FINAL.has(status)) return { code: "refused", message: said, retryable: false };
  // Also a redirection and 400 or 404: whatever stands before a server in maintenance answers with these.
  return { code: "refused", message: said, retryable: true, retryAfterMs: MENDING_MS };
}

/** A refusal of what was asked, whatever its status: the same would be refused again. */
export function final({ code, message }: EngineFailure): EngineFailure {
  return { code, message, retryable: false };
}

/** Whether asking again right away may help: not what must be mended first, nor what nobody wants any more. */
export function isTransient({ code, retryable }: EngineFailure): boolean {
  return retryable && code !== "unauthorized" && code !== "refused" && code !== "cancelled";
}

export function cancelled(): EngineFailure {
  return { code: "cancelled", message: "The request was cancelled.", retryable: true };
}

/** The innermost reason that an error gives: fetch says only "fetch failed", its causes say why. */
export function innermostMessage(error: unknown): string {
  let [inner, message] = [error, ""];
  for (let depth = 0; depth < 8 && inner instanceof Error; depth++) {
    if (inner.message !== "") message = inner.message;
    // Both families of addresses were tried: an AggregateError without words of its own.
    else if ("code" in inner) message = String(inner.code);
    inner = inner.cause;
  }
  return message === "" ? String(error) : message;
}
