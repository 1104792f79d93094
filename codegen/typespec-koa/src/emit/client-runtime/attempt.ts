/** One exchange with the service: sends a request and reads the whole response within a time limit. The body of a stream is left to its reader. */
import type { HttpRequest } from "./request.ts";

export interface Answered {
  readonly kind: "answered";
  readonly response: Response;
  readonly text: string;
}

/** No response arrived, or it was incomplete. */
export interface Lost {
  readonly kind: "lost";
  readonly timedOut: boolean;
  readonly cause: unknown;
}

/** What a stream of events is sent as. */
export const EVENTS_TYPE = "text/event-stream";

/** Rejects only if the caller's own signal aborts it, with that signal's reason. */
export async function exchange(
  fetch: typeof globalThis.fetch,
  request: HttpRequest,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  streams: boolean,
): Promise<Answered | Lost> {
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      // The service never redirects. Following a redirect would send the body and the key to another place.
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    });
    // Of a stream only the beginning has a time limit.
    const isStream = streams && response.ok && response.headers.get("content-type")?.startsWith(EVENTS_TYPE);
    return { kind: "answered", response, text: isStream ? "" : await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    return { kind: "lost", timedOut: timeout.signal.aborted, cause };
  } finally {
    clearTimeout(timer);
  }
}
