/**
 * Answers that are too large to be written at once. To join 38 MB of text, to count its bytes and to encode it takes the thread 80 to 170 ms, so
 * parts of it are encoded in turns of the event loop, and are sent as the client takes them.
 */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { inOrder, type Pieces } from "#src/passed-text.ts";

/** UTF-16 code units that are encoded in one turn: a millisecond or two. */
export const PER_TURN = 1024 * 1024;

/** The text of pieces as bytes, in parts. */
export async function encoded(pieces: Pieces): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let held = "";
  for (const text of inOrder(pieces)) {
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

/** The end, or the place before it where it would cut a surrogate pair in half. */
function endOf(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

/** Ends the response; at once where the client has gone. */
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
