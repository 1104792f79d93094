/** `fetch` as it is to be used with servers that nobody here vouches for. */

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
  const response = await fetch(input, { ...init, redirect: "manual" });
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

/** Whether an error is, or was caused by, a reply that was too large. */
export function wasTooLarge(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof ReplyTooLarge) return true;
  return false;
}
