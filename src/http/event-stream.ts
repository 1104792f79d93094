/** Responses that go on: server-sent events, for clients that ask for them. They are not compressed, since each event is to arrive when it is sent. */
import { once } from "node:events";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Identity } from "#src/accounts/identity.ts";
import type { Logger } from "#src/log.ts";

export interface EventStream {
  /** Sends until there is no more to send, or the client has gone. `write` resolves when the client takes more. */
  send(write: (text: string) => Promise<void>, gone: AbortSignal): Promise<void>;
  /** To be called when it is over. */
  leave(): void;
}

export interface StreamRequest<Query = unknown> {
  readonly identity: Identity;
  readonly query: Query;
  /** Of the header; null where there is none. */
  readonly lastEventId: string | null;
  /** Whose key it is by now. @throws ServiceError where it has ended */
  authenticate(): Identity | Promise<Identity>;
}

/** What opens the stream of an operation. @throws ServiceError */
export type OpenStream = (request: StreamRequest<never>) => Promise<EventStream>;

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
  response.once("close", () => gone.abort());
  try {
    if (response.destroyed) return;
    response.writeHead(200, { ...headers, "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" });
    const write = async (text: string) => {
      if (!response.write(text) && !gone.signal.aborted)
        await once(response, "drain", { signal: gone.signal }).catch(() => undefined);
    };
    await stream.send(write, gone.signal);
  } catch (error) {
    // The client connects again and goes on after what it has.
    log.warn({ err: error }, "A stream of events was broken off.");
  } finally {
    stream.leave();
    response.end();
  }
}
