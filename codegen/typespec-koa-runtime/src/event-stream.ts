/** Server-sent events, for clients that ask for them. They are not compressed, because each event must arrive when it is sent. */
import { once } from "node:events";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Logger } from "./log.ts";

export interface EventStream {
  /**
   * Sends until nothing is left or the client has disconnected. `write` resolves when the client can receive more (backpressure).
   */
  send(write: (text: string) => Promise<void>, gone: AbortSignal): Promise<void>;
  /** Call it at the end. */
  leave(): void;
}

export interface StreamRequest<Caller, Query = unknown> {
  readonly caller: Caller;
  readonly query: Query;
  /** From the header; null without one. */
  readonly lastEventId: string | null;
  /** The caller as it is now. @throws ServiceError if it may not call any more */
  authenticate(): Caller | Promise<Caller>;
}

/** Opens the stream of an operation. @throws ServiceError */
export type OpenStream<Caller> = (request: StreamRequest<Caller, never>) => Promise<EventStream>;

const ASKED = /(?:^|,)\s*text\/event-stream\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:[;,]|$))[^,]*)?(?:,|$)/i;

/** Whether an `Accept` header asks for a stream. */
export function asksForStream(accept: string | undefined): boolean {
  return accept !== undefined && ASKED.test(accept);
}

export async function sendStream(
  response: ServerResponse,
  stream: EventStream,
  headers: OutgoingHttpHeaders,
  log: Logger,
): Promise<void> {
  const gone = new AbortController();
  let failed = false;
  response.once("close", () => gone.abort());
  try {
    if (response.destroyed) return;
    // No other request waits for the end of a stream on its connection.
    response.shouldKeepAlive = false;
    response.writeHead(200, { ...headers, "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" });
    // A GET answers HEAD as well.
    if (response.req.method === "HEAD") return;
    const write = async (text: string) => {
      if (!response.write(text) && !gone.signal.aborted)
        await once(response, "drain", { signal: gone.signal }).catch(() => undefined);
    };
    await stream.send(write, gone.signal);
  } catch (error) {
    // The client notices that the response is not complete. It reconnects and continues after its last event.
    failed = true;
    log.warn({ err: error }, "A stream of events was interrupted.");
  } finally {
    stream.leave();
    if (failed && response.socket instanceof Socket) response.socket.destroySoon();
    else response.end();
  }
}
