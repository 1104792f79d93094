/** What an endpoint answers to one attempt, as it comes in, and what is made of it: by its status, or by what kept it from coming. */
import type { Dispatcher } from "undici";
import type { DeliveryAttempt, DeliveryError } from "#generated/types.ts";
import { SendFailure } from "./checked-connection.ts";

export interface Outcome extends Omit<DeliveryAttempt, "at"> {
  /** What a 429 or 503 asked for. */
  retryAfter?: string | undefined;
}

/** Of an answer's body so much is logged, and so much is read at most. */
const LOGGED_BYTES = 1_024;
const READ_BYTES = 1_048_576;

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>[2];

/** For undici's `dispatch`, which costs a quarter less than `request`: no stream, no signal, no promise of its own. */
export class Answer implements Dispatcher.DispatchHandler {
  readonly #tell: (outcome: Outcome | null) => void;
  readonly #began = performance.now();
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #over = false;
  #status: number | null = null;
  #retryAfter: string | undefined;
  #read: Buffer[] = [];
  #bytes = 0;

  /**
   * @param totalMs from now to the end of the answer
   * @param tell is called once; with null where the attempt was cut short
   */
  constructor(totalMs: number, tell: (outcome: Outcome | null) => void) {
    this.#tell = tell;
    this.#timer = setTimeout(() => this.fail("timeout"), totalMs);
  }

  /** Nothing comes of it. */
  cut(): void {
    this.#end(null);
  }

  fail(error: DeliveryError): void {
    this.#end({ ...this.#outcome(), error });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It waited for a connection for too long.
    if (this.#over) controller.abort(new Error("The attempt is over."));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    // Those below are news of an answer that is still to come.
    if (status < 200) return;
    this.#status = status;
    if (status === 429 || status === 503) this.#retryAfter = one(headers["retry-after"]);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#bytes < LOGGED_BYTES) this.#read.push(chunk.subarray(0, LOGGED_BYTES - this.#bytes));
    this.#bytes += chunk.length;
    // The answer is clear; breaking off ends the connection.
    if (this.#bytes >= READ_BYTES) this.#end(this.#answered());
  }

  onResponseEnd(): void {
    this.#controller = null;
    this.#end(this.#answered());
  }

  onResponseError(_: Dispatcher.DispatchController, thrown: Error): void {
    this.#controller = null;
    this.fail(thrown instanceof SendFailure ? thrown.reason : "connect");
  }

  #end(outcome: Outcome | null): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#controller?.abort(new Error("The attempt is over."));
    this.#tell(outcome);
  }

  #answered(): Outcome {
    const outcome = this.#outcome();
    const status = outcome.status_code ?? 0;
    if (status >= 200 && status < 300) return outcome;
    return { ...outcome, error: "http_status", ...(this.#retryAfter === undefined ? {} : { retryAfter: this.#retryAfter }) };
  }

  #outcome(): Outcome {
    return {
      status_code: this.#status,
      latency_ms: Math.round(performance.now() - this.#began),
      error: null,
      response: this.#status === null ? null : textOf(this.#read),
    };
  }
}

function textOf(read: readonly Buffer[]): string {
  if (read.length === 0) return "";
  // PostgreSQL keeps no NUL in a text.
  return Buffer.concat(read).toString("utf8").replaceAll("\u0000", "\ufffd");
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
