/**
 * Responses that are too large to be written at once. Joining, counting and encoding 38 MB of text takes the thread 80 to 170 ms.
 * So it is encoded in parts, each in a turn of the event loop, and sent as fast as the client reads (backpressure).
 */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { inOrder, piecesOf } from "./json/passed-text.ts";

/** UTF-16 code units that are encoded in one turn: a millisecond or two. */
export const PER_TURN = 1024 * 1024;

/** The JSON text of a value as bytes, in parts. */
export function encodedJson(value: unknown): Promise<Buffer[]> {
  return encoded(inOrder(piecesOf(value)));
}

/** Consecutive texts as bytes, in parts. */
export async function encoded(texts: Iterable<string>): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let held = "";
  for (const text of texts) {
    for (let at = 0; at < text.length; ) {
      const end = endOf(text, at + PER_TURN - held.length);
      held += text.slice(at, end);
      at = end;
      if (held.length < PER_TURN - 1) continue;
      parts.push(Buffer.from(held));
      held = "";
      await turn();
    }
  }
  if (held !== "") parts.push(Buffer.from(held));
  return parts;
}

/** The end, or one before it if it would split a surrogate pair. */
function endOf(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

/** Ends the response; at once if the client has disconnected. */
export async function sendParts(response: ServerResponse, parts: readonly Buffer[]): Promise<void> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once("close", leave);
  try {
    for (const part of parts) {
      if (response.destroyed) return;
      if (!response.write(part)) await once(response, "drain", { signal: gone.signal });
    }
    response.end();
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  } finally {
    response.off("close", leave);
  }
}
