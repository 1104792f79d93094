/** Converts refusals and errors of an HTTP server to failures of questions. */
import type { EngineFailure } from "#src/judging/engines/engine.ts";

/** The wait before retrying problems that only an operator can solve: a key, a balance, an address, a proxy in maintenance. */
const MENDING_MS = 600_000;
/** The server has read the question and refuses it permanently: too large, or not understood. */
const FINAL: ReadonlySet<number> = new Set([413, 422]);

/**
 * @param said the message of the server
 * @param retryAfterMs the pause that the server asked for
 */
export function httpFailure(status: number, said: string, retryAfterMs: number | undefined): EngineFailure {
  const asked = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 401 || status === 403) return { code: "unauthorized", message: said, retryable: true, retryAfterMs: MENDING_MS };
  if (status === 402) return { code: "refused", message: said, retryable: true, retryAfterMs: MENDING_MS };
  if (status === 408) return { code: "timeout", message: said, retryable: true, ...asked };
  if (status === 429 || status === 503 || status === 529) return { code: "overloaded", message: said, retryable: true, ...asked };
  if (status >= 500) return { code: "unreachable", message: said, retryable: true, ...asked };
  if (FINAL.has(status)) return { code: "refused", message: said, retryable: false };
  // Redirects, 400 and 404 too: a proxy before a server in maintenance answers with these.
  return { code: "refused", message: said, retryable: true, retryAfterMs: MENDING_MS };
}

/** A permanent refusal of this request: the same request would be refused again. */
export function final({ code, message }: EngineFailure): EngineFailure {
  return { code, message, retryable: false };
}

/** Whether an immediate retry may help. It does not if an operator must act first, or if the request was cancelled. */
export function isTransient({ code, retryable }: EngineFailure): boolean {
  return retryable && code !== "unauthorized" && code !== "refused" && code !== "cancelled";
}

export function cancelled(): EngineFailure {
  return { code: "cancelled", message: "The request was cancelled.", retryable: true };
}

/** The innermost cause of an error. `fetch` itself says only "fetch failed". */
export function innermostMessage(error: unknown): string {
  let [inner, message] = [error, ""];
  for (let depth = 0; depth < 8 && inner instanceof Error; depth++) {
    if (inner.message !== "") message = inner.message;
    // IPv4 and IPv6 addresses were tried. The AggregateError has no message.
    else if ("code" in inner) message = String(inner.code);
    inner = inner.cause;
  }
  return message === "" ? String(error) : message;
}
