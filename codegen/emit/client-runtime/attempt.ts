/** One exchange with the service: a request sent, its answer read whole, within a time. */
import type { HttpRequest } from "./request.ts";

export interface Answered {
  readonly kind: "answered";
  readonly response: Response;
  readonly text: string;
}

/** No answer came, or it broke off. */
export interface Lost {
  readonly kind: "lost";
  readonly timedOut: boolean;
  readonly cause: unknown;
}

/** Rejects only when the caller's own signal ends it, with that signal's reason. */
export async function exchange(
  fetch: typeof globalThis.fetch,
  request: HttpRequest,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Answered | Lost> {
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      // The service never redirects; following one would resend the body, and the key with it, to wherever it points.
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    });
    return { kind: "answered", response, text: await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    return { kind: "lost", timedOut: timeout.signal.aborted, cause };
  } finally {
    clearTimeout(timer);
  }
}
