/** `fetch` as it is to be used with servers that nobody here vouches for. */
import { spannedWithin, traceHeaders } from "#src/foundation/tracing/tracing.ts";

/** Thousands of answers with all their probabilities. */
export const LARGEST_REPLY_BYTES = 4 * 1024 * 1024;

/** What reading the body of a reply fails with that does not end. */
export class ReplyTooLarge extends Error {
  constructor() {
    super(`The reply is larger than ${LARGEST_REPLY_BYTES} bytes`);
  }
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Follows no redirection, which would take documents elsewhere; a body fails once it is larger than any reply. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await traced(input, { ...init, redirect: "manual" });
  const { body, status, statusText, headers } = response;
  if (body === null || WITHOUT_BODY.has(status)) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > LARGEST_REPLY_BYTES) controller.error(new ReplyTooLarge());
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counted), { status, statusText, headers });
}

/** One request as a span. Its server receives `traceparent`, and may continue the trace. */
function traced(input: string | URL | Request, init: RequestInit): Promise<Response> {
  const method = init.method ?? (input instanceof Request ? input.method : "GET");
  const { origin, pathname, hostname, port, protocol } = new URL(input instanceof Request ? input.url : input);
  const attributes = {
    "http.request.method": method,
    "url.full": `${origin}${pathname}`,
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
  };
  return spannedWithin({ name: method, kind: "client", attributes }, async (span) => {
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}));
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    const response = await fetch(input, { ...init, headers });
    span.set({ "http.response.status_code": response.status });
    if (response.status >= 400) span.fail(String(response.status));
    return response;
  });
}

/** Whether an error is, or was caused by, a reply that was too large. */
export function wasTooLarge(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof ReplyTooLarge) return true;
  return false;
}
