/** A response before it is written, and the writing of it: one `writeHead` and, but for large ones, one `end` of a string. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { ErrorCode } from "#generated/contract.ts";
import { awaitingContinue, hasBody } from "./body.ts";
import type { EventStream } from "./event-stream.ts";
import { sendParts } from "./large-answer.ts";
import { linger } from "./lingering-close.ts";

export interface Answer {
  readonly status: number;
  /** The body as text; undefined for none (204). */
  readonly body: string | undefined;
  /** The body compressed, as `Content-Encoding` among the headers says; sent in its place. */
  readonly packed?: Buffer;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The body that is held against the contract in place of a large one: `{}` stands for each state in it. */
  readonly checked?: string;
  /** The bytes of a large body, sent in place of `body`; that is then only what is held against the contract. */
  readonly parts?: readonly Buffer[];
  /** Of an error. */
  readonly code?: ErrorCode;
  /** What goes on after the head, in place of a body. */
  readonly stream?: EventStream;
}

/** Headers collected on the way through the pipeline; every response of the API carries them. */
export type Collected = OutgoingHttpHeaders & {
  "X-Request-Id": string;
  "X-RateLimit-Limit": number;
  "X-RateLimit-Remaining": number;
  "X-RateLimit-Reset": number;
};

/** @param leastLimit what a key may do in a minute at the least: that is said until the key is known, and nothing of it is used */
export function collect(requestId: string, leastLimit: number): Collected {
  return {
    "X-Request-Id": requestId,
    "X-RateLimit-Limit": leastLimit,
    "X-RateLimit-Remaining": leastLimit,
    "X-RateLimit-Reset": 0,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
}

/** Below this, Node reads the rest of an unread body away and keeps the connection. */
const READ_AWAY_BYTES = 1024 * 1024;

/** Answers what is to be waited for where the body goes out in parts. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  headers: OutgoingHttpHeaders,
): Promise<void> | undefined {
  if (response.destroyed || response.headersSent) return undefined;
  const { status, body, packed, parts } = answer;
  for (const name in answer.headers) headers[name] = answer.headers[name];
  if (body !== undefined) {
    headers["Content-Type"] ??= "application/json";
    headers["Content-Length"] = packed?.length ?? (parts ? bytesOf(parts) : Buffer.byteLength(body));
  }
  if (!request.complete && hasBody(request)) {
    sendBeforeBodyEnds(request, response, answer, headers);
    return undefined;
  }
  response.writeHead(status, headers);
  if (packed === undefined && parts !== undefined) return sendParts(response, parts);
  if (packed !== undefined) response.end(packed);
  // Text of one byte a character is ASCII, and copied instead of encoded.
  else if (body !== undefined && headers["Content-Length"] === body.length) response.end(body, "latin1");
  else response.end(body);
  return undefined;
}

export function bytesOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** The client may still be sending. Closing on it would reset the connection and lose it the answer. */
function sendBeforeBodyEnds(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  headers: OutgoingHttpHeaders,
): void {
  const left = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  const willSend = !awaitingContinue.has(request);
  // One that is too slow is not waited for.
  if (left > READ_AWAY_BYTES || !willSend || answer.status === 408) headers.Connection = "close";
  response.writeHead(answer.status, headers);
  if (headers.Connection !== "close" || !willSend) {
    response.end(answer.packed ?? answer.body);
    return;
  }
  // The answer is complete by its Content-Length; the end of the response, which closes the connection, waits.
  if (answer.body === undefined) response.flushHeaders();
  else response.write(answer.packed ?? answer.body);
  linger(request, () => response.end());
}
