/**
 * Leaves answers in Koa's context. So middleware around the routes sees the status and the body, and may still set headers. Koa writes them
 * when the last middleware is done.
 */

import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { ParameterizedContext } from "koa";
import { type Answer, isEarly, send } from "./answer.ts";
import { addHeaders } from "./cross-origin.ts";
import type { Routed } from "./routed.ts";

/** Sends an answer, or leaves it in the context where there is one. Answers what is to be waited for where the body goes out in parts. */
export function answerTo({ req, res, koa }: Routed, answer: Answer, headers: OutgoingHttpHeaders): Promise<void> | undefined {
  if (koa === null) return send(req, res, answer, headers);
  // What is sent while the client still sends its body is not for Koa: the connection is to end in a certain order.
  if (res.destroyed || res.headersSent || isEarly(req)) {
    writtenPast(koa);
    return send(req, res, answer, headers);
  }
  const { status, body, packed, parts } = answer;
  const content = packed ?? (parts ? Readable.from(parts, { objectMode: false }) : body);
  if (content !== undefined) headers["Content-Type"] ??= "application/json";
  addHeaders(headers, answer.headers);
  leave(koa, status, headers, content);
  return undefined;
}

/** Tells Koa that the response is written without it. */
export function writtenPast(koa: ParameterizedContext | null): void {
  if (koa !== null) koa.respond = false;
}

/** Headers come after the body, from whose form Koa would guess some, and the status last, because a body sets one. */
export function leave(
  koa: ParameterizedContext,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | Readable | string | undefined,
): void {
  koa.body = body ?? null;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) koa.set(name, Array.isArray(value) ? value : String(value));
  }
  koa.status = status;
}
