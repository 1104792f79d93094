/**
 * A response before it is written, and the code that writes it: one `writeHead` and, except for large ones, one `end` of a
 * string.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { awaitingContinue, hasBody } from "./body.ts";
import { addHeaders } from "./cross-origin.ts";
import type { EventStream } from "./event-stream.ts";
import { sendParts } from "./large-answer.ts";
import { linger } from "./lingering-close.ts";

export interface Answer {
  readonly status: number;
  /** The body as text; undefined for none (204). */
  readonly body: string | undefined;
  /** The compressed body, sent instead. The headers include its `Content-Encoding`. */
  readonly packed?: Buffer;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The body to validate instead of a large one: `{}` replaces each state in it. */
  readonly checked?: string;
  /** The bytes of a large body, sent instead of `body`. Then `body` is only for validation. */
  readonly parts?: readonly Buffer[];
  /** The code of an error. */
  readonly code?: string;
  /** It is not known whether the failed request has had an effect. */
  readonly unsettled?: boolean;
  /** An event stream that follows the head instead of a body. */
  readonly stream?: EventStream;
}

/** Below this, the rest of an unread body is discarded and the connection kept. */
const READ_AWAY_BYTES = 1024 * 1024;

/** Whether the client is still sending its body. */
export function isEarly(request: IncomingMessage): boolean {
  return !request.complete && hasBody(request);
}

/** Returns a promise to await if the body is sent in parts. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  headers: OutgoingHttpHeaders,
): Promise<void> | undefined {
  if (response.destroyed || response.headersSent) return undefined;
  const { status, body, packed, parts } = answer;
  addHeaders(headers, answer.headers);
  if (body !== undefined) {
    headers["Content-Type"] ??= "application/json";
    headers["Content-Length"] = packed?.length ?? (parts ? bytesOf(parts) : Buffer.byteLength(body));
  }
  if (isEarly(request)) {
    sendBeforeBodyEnds(request, response, answer, headers);
    return undefined;
  }
  response.writeHead(status, headers);
  if (packed === undefined && parts !== undefined) return sendParts(response, parts);
  if (packed !== undefined) response.end(packed);
  // Text with one byte per character is ASCII. It is copied and not encoded.
  else if (body !== undefined && headers["Content-Length"] === body.length) response.end(body, "latin1");
  else response.end(body);
  return undefined;
}

export function bytesOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** The client may still be sending. Closing now would reset the connection, and the client would lose the response. */
function sendBeforeBodyEnds(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  headers: OutgoingHttpHeaders,
): void {
  const left = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  const willSend = !awaitingContinue.has(request);
  // A client that is too slow is not waited for.
  if (left > READ_AWAY_BYTES || !willSend || answer.status === 408) headers.Connection = "close";
  response.writeHead(answer.status, headers);
  if (headers.Connection !== "close" || !willSend) {
    response.end(answer.packed ?? answer.body);
    // Node discards the rest only of a body that nobody began to read. Where it was begun, the rest would stay in the way of the
    // connection's next request.
    if (willSend) request.resume();
    return;
  }
  // `Content-Length` completes the response. The end, which closes the connection, waits.
  if (answer.body === undefined) response.flushHeaders();
  else response.write(answer.packed ?? answer.body);
  linger(request, () => response.end());
}
