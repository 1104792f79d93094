/** Follows a stream of server-sent events. */
import { ConnectionError, ErrorResponse, UnexpectedResponseError } from "./errors.ts";
import { EventParser } from "./event-parser.ts";
import { waitBeforeContinuing } from "./retry.ts";

/** The beginning of a stream. */
export interface Opened {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly status: number;
  readonly requestId: string | null;
}

export interface Following {
  /** The operation's id. */
  readonly operation: string;
  /** Where to begin; "" at the beginning. */
  readonly lastId: string;
  readonly reconnect: boolean;
  readonly signal: AbortSignal | undefined;
  /** Begins the stream after an event. */
  open(lastId: string): Promise<Opened>;
  /** Waits before the stream is continued. */
  sleep(ms: number): Promise<void>;
  readonly random: () => number;
}

/** What browsers wait, about. */
const RETRY_MS = 2_000;

export async function* events<Event>(following: Following): AsyncGenerator<Event, void, undefined> {
  const { reconnect, signal, random } = following;
  const parser = { lastId: following.lastId, retryMs: RETRY_MS };
  let hasBegun = false;
  for (let failures = 0; ; ) {
    let retryAfter: number | null = null;
    try {
      failures += 1;
      const opened = await following.open(parser.lastId);
      failures = 0;
      hasBegun = true;
      yield* ofOne<Event>(following, opened, parser);
    } catch (error) {
      signal?.throwIfAborted();
      if (!reconnect || !hasBegun || !isPassing(error)) throw error;
      if (error instanceof ErrorResponse) retryAfter = error.retryAfter;
    }
    if (!reconnect) return;
    await following.sleep(waitBeforeContinuing(parser.retryMs, failures, retryAfter, random));
  }
}

/** The service was lost, or cannot continue the stream now. What it refuses, and what it does not serve, is final. */
function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  const answered = error instanceof ErrorResponse || error instanceof UnexpectedResponseError;
  return answered && error.status >= 500 && error.status !== 501;
}

async function* ofOne<Event>(
  { operation }: Following,
  { body, status, requestId }: Opened,
  place: { lastId: string; retryMs: number },
): AsyncGenerator<Event, void, undefined> {
  const reader = body?.getReader();
  const parser = new EventParser(place.lastId);
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const piece = await next(operation, reader);
      if (piece === null) return;
      for (const { event, data } of parser.read(decoder.decode(piece, { stream: true }))) {
        // Before it is given: whoever stops here has it.
        place.lastId = parser.lastId;
        const value = parsed(data, { operation, status, requestId });
        const named = event === undefined ? {} : { event };
        yield { ...named, ...(parser.lastId === "" ? {} : { id: parser.lastId }), data: value } as Event;
      }
      place.lastId = parser.lastId;
      place.retryMs = parser.retryMs ?? place.retryMs;
    }
  } finally {
    // The connection ends with the iteration.
    await reader?.cancel().catch(() => undefined);
  }
}

async function next(operation: string, reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<Uint8Array | null> {
  try {
    const read = await reader?.read();
    return read?.value ?? null;
  } catch (cause) {
    throw new ConnectionError(operation, 1, "the stream of events was interrupted", cause);
  }
}

function parsed(data: string, info: { operation: string; status: number; requestId: string | null }): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new UnexpectedResponseError("sent an event whose data is not JSON", info, data, cause);
  }
}
