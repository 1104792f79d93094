/**
 * The stream of events of an operation that declares one: a handler replies with an async iterable. What fails before the first event is answered in the
 * envelope, as far as it fails soon. What fails later ends the connection without the end of the response, so that the client notices.
 */
import type { Answer } from "./answer.ts";
import { EVENTS_TYPE } from "./content-type.ts";
import type { OperationDescriptor, Reply } from "./contract.ts";
import type { EventStream } from "./event-stream.ts";
import type { Pipeline } from "./pipeline.ts";
import { type ContractViolation, violationOf } from "./response-check.ts";

/** One event, as a handler gives it. */
interface SentEvent {
  readonly event?: string;
  readonly id?: string;
  readonly data: unknown;
}

type Parts = Pick<Pipeline<never, never>, "responses" | "inputs" | "errors" | "observer" | "log" | "eventStreams">;

/** How long the head of the response waits for the first event. */
const FIRST_EVENT_MS = 1_000;

/** Whether an operation answers with events. */
export function streamsEvents({ responseTypes }: OperationDescriptor): boolean {
  return responseTypes?.[200] === EVENTS_TYPE;
}

/** Waits a moment for the first event. @throws what the iterable throws before it */
export async function declaredStream(
  operation: OperationDescriptor,
  { status, body, headers }: Reply<number, unknown>,
  requestId: string,
  parts: Parts,
): Promise<Answer> {
  const iterator = (body as Partial<AsyncIterable<SentEvent>> | undefined)?.[Symbol.asyncIterator]?.();
  if (status !== 200 || iterator === undefined)
    throw new TypeError(`${operation.id} answers 200 with events, and its handler gave no async iterable.`);
  const events = new Events(operation, iterator, requestId, parts);
  const violation = await events.begin();
  if (violation === null) return { status, body: undefined, headers, stream: events };
  events.leave();
  return parts.errors.envelope("internal", violation.message, violation.details);
}

class Events implements EventStream {
  readonly #operation: OperationDescriptor;
  readonly #iterator: AsyncIterator<SentEvent>;
  readonly #requestId: string;
  readonly #parts: Parts;
  #next: Promise<IteratorResult<SentEvent>>;
  #ended = false;

  constructor(operation: OperationDescriptor, iterator: AsyncIterator<SentEvent>, requestId: string, parts: Parts) {
    this.#operation = operation;
    this.#iterator = iterator;
    this.#requestId = requestId;
    this.#parts = parts;
    this.#next = this.#following();
  }

  /** The violation of the first event, or null. */
  async begin(): Promise<ContractViolation | null> {
    const first = await settled(this.#next, AbortSignal.timeout(FIRST_EVENT_MS));
    if (first === null || first.done) return null;
    // What cannot be written is found before the head is.
    eventText(first.value);
    return this.#violation(first.value);
  }

  async send(write: (text: string) => Promise<void>, gone: AbortSignal): Promise<void> {
    const { heartbeatMs, stopping } = this.#parts.eventStreams;
    const end = AbortSignal.any([gone, stopping]);
    let isQuiet = true;
    let waiting = 0;
    const beat = () => {
      // While the client does not read, nothing is added to what waits for it.
      if (isQuiet && waiting === 0) void write(": heartbeat\n\n");
      isQuiet = true;
    };
    const heartbeat = setInterval(beat, heartbeatMs);
    try {
      for (let isFirst = true; ; isFirst = false) {
        const result = await settled(this.#next, end);
        if (result === null || result.done) return;
        const violation = isFirst ? null : this.#violation(result.value);
        if (violation !== null) throw violation;
        isQuiet = false;
        waiting += 1;
        await write(eventText(result.value));
        waiting -= 1;
        if (end.aborted) return;
        this.#next = this.#following();
      }
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Ends the iterable, unless it has ended itself. It may still be at work on its next event, so nothing waits for it. */
  leave(): void {
    if (this.#ended) return;
    this.#ended = true;
    Promise.resolve(this.#iterator.return?.()).catch((err: unknown) => {
      this.#parts.log.warn({ err, request: this.#requestId }, "An iterable of events did not end.");
    });
  }

  async #following(): Promise<IteratorResult<SentEvent>> {
    try {
      const result = await this.#iterator.next();
      if (result.done) this.#ended = true;
      return result;
    } catch (error) {
      this.#ended = true;
      throw error;
    }
  }

  /** Null as well if violations are only logged. */
  #violation({ event, data }: SentEvent): ContractViolation | null {
    const { responses, inputs, observer, log } = this.#parts;
    if (responses.share < 1 && Math.random() >= responses.share) return null;
    const body = JSON.stringify({ event, data });
    const violation = violationOf(this.#operation, { status: 200, body, headers: undefined }, inputs.wording);
    if (violation === null) return null;
    observer.violated(this.#operation.id);
    log.error({ err: violation, details: violation.details, request: this.#requestId }, "An event broke the contract.");
    return responses.violations === "answer" ? violation : null;
  }
}

/** What a promise resolves to; null if the signal is first. It leaves nothing at the signal, which may live for days. */
function settled<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(null);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

function eventText({ event, id, data }: SentEvent): string {
  const text = JSON.stringify(data);
  if (text === undefined) throw new TypeError("An event has no data.");
  return `${field("event", event)}${field("id", id)}data: ${text}\n\n`;
}

function field(name: string, value: string | undefined): string {
  if (value === undefined) return "";
  if (/[\r\n\0]/.test(value)) throw new TypeError(`The ${name} of an event has a line break or a null.`);
  return `${name}: ${value}\n`;
}
