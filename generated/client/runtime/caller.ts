// Generated from spec/ by `npm run generate`. Do not edit.
/** Makes calls: attempts one request until it succeeds or finally fails. */
import { type Answered, EVENTS_TYPE, exchange, type Lost } from "./attempt.ts";
import { ConnectionError, TimeoutError, UnexpectedResponseError } from "./errors.ts";
import { events, type Opened } from "./events.ts";
import { newKey } from "./idempotency-key.ts";
import { NAMES } from "./names.ts";
import type { Operation } from "./operation.ts";
import type { CallOptions, ClientOptions, StreamOptions } from "./options.ts";
import { Pages } from "./pages.ts";
import { isObject, meaning, type Reply } from "./reply.ts";
import { httpRequest } from "./request.ts";
import { type RateLimit, type ResponseInfo, responseInfo } from "./response-info.ts";
import { type Failure, sleep, waitBeforeRetry } from "./retry.ts";
import { retryAfterMs } from "./retry-after.ts";

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 2;

/** Options of an operation: its parameters by name, possibly a `body`, and the call's own. */
type Options = CallOptions & { readonly body?: unknown };

/** Randomness and time, so that tests can control them. */
export interface Surroundings {
  readonly random: () => number;
  readonly now: () => number;
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly key: () => string;
}

const surroundings: Surroundings = { random: Math.random, now: Date.now, sleep, key: newKey };

type Outcome =
  | { readonly kind: "reply"; readonly reply: Reply<number, unknown> }
  | { readonly kind: "failed"; readonly error: Error; readonly failure: Failure };

export class Caller {
  /** From the last response; null before the first. */
  rateLimit: RateLimit | null = null;

  readonly #options: ClientOptions;
  readonly #fetch: typeof fetch;
  readonly #userAgent: string;
  readonly #around: Surroundings;

  constructor(options: ClientOptions, userAgent: string, around: Surroundings = surroundings) {
    if (!URL.canParse(options.baseUrl))
      throw new TypeError(`baseUrl is ${JSON.stringify(options.baseUrl)}, not an absolute URL.`);
    if (!options.apiKey) throw new TypeError("apiKey is missing.");
    this.#options = options;
    // Called through a closure, because a browser's fetch fails as another object's method.
    this.#fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
    this.#userAgent = options.userAgent ?? userAgent;
    this.#around = around;
  }

  /** The body of an operation's only success. The type relies on the contract: nothing is checked here. */
  async body<Body>(operation: Operation, options: Options = {}): Promise<Body> {
    return (await this.#call(operation, options)).body as Body;
  }

  /** The success of an operation with several, distinguished by `status`. */
  async reply<Any extends Reply<number, unknown>>(operation: Operation, options: Options = {}): Promise<Any> {
    return (await this.#call(operation, options)) as Any;
  }

  /** A list from the requested page to its end. Each page is one call, made when its entries are needed. */
  pages<Page, Entry>(operation: Operation, options: Options = {}): Pages<Page, Entry> {
    const { member, cursor } = operation.pages!;
    const page = (next: string | null): Promise<Page> => {
      if (next === null) return this.body(operation, options);
      if (cursor === "query") return this.body(operation, { ...options, [NAMES.cursor]: next } as Options);
      return this.body(operation, {
        ...options,
        body: { ...(isObject(options.body) ? options.body : {}), [NAMES.cursor]: next },
      });
    };
    return new Pages(operation.id, member, page);
  }

  /** A stream of events, each as the contract has it. Every iteration begins one. */
  events<Event>(operation: Operation, options: StreamOptions = {}): AsyncIterable<Event> {
    const { lastId = null } = operation.events ?? {};
    const { signal, reconnect = false } = options;
    const given = lastId === null ? undefined : (options as { readonly [option: string]: unknown })[lastId];
    const open = async (last: string): Promise<Opened> => {
      const continued = lastId === null || last === "" ? options : { ...options, [lastId]: last };
      return (await this.#call(operation, continued)).body as Opened;
    };
    const sleep = (ms: number) => this.#around.sleep(ms, signal);
    const { random } = this.#around;
    const beginning = typeof given === "string" ? given : "";
    const following = { operation: operation.id, lastId: beginning, reconnect, signal, open, sleep, random };
    return { [Symbol.asyncIterator]: () => events<Event>(following) };
  }

  async #call(operation: Operation, options: Options): Promise<Reply<number, unknown>> {
    const request = httpRequest(this.#options.baseUrl, operation, options as { readonly [option: string]: unknown });
    const headers = { ...request.headers, ...this.#headers(operation, request.headers) };
    const timeoutMs = options.timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS;
    const maxRetries = operation.repetition === "none" ? 0 : (options.maxRetries ?? this.#options.maxRetries ?? MAX_RETRIES);
    for (let attempt = 1; ; attempt += 1) {
      const exchanged = await exchange(
        this.#fetch,
        { ...request, headers },
        timeoutMs,
        options.signal,
        operation.events !== undefined,
      );
      const outcome =
        exchanged.kind === "lost"
          ? lost(operation, attempt, timeoutMs, exchanged)
          : this.#answered(operation, attempt, exchanged, options);
      if (outcome.kind === "reply") return outcome.reply;
      const wait = attempt > maxRetries ? null : waitBeforeRetry(outcome.failure, attempt, this.#around.random);
      if (wait === null) throw outcome.error;
      await this.#around.sleep(wait, options.signal);
    }
  }

  #answered(operation: Operation, attempt: number, { response, text }: Answered, options: Options): Outcome {
    const info = responseInfo(operation.id, attempt, response);
    this.rateLimit = info.rateLimit ?? this.rateLimit;
    this.#options.onResponse?.(info);
    options.onResponse?.(info);
    const wait = retryAfterMs(info.headers.get("retry-after"), this.#around.now());
    const retryAfter = wait === null ? null : Math.ceil(wait / 1000);
    const meant = meaning(operation, info, text, retryAfter);
    if (meant.kind === "reply") return operation.events ? opened(info, response, text) : meant;
    const { finalDetail } = NAMES;
    const allowanceUsedUp =
      finalDetail !== null && meant.kind === "refusal" && isObject(meant.error.details) && finalDetail in meant.error.details;
    return { kind: "failed", error: meant.error, failure: { kind: "refused", status: info.status, retryAfter, allowanceUsedUp } };
  }

  /** The same for every attempt, above all the key, by which the server recognizes a repetition. */
  #headers(operation: Operation, given: { readonly [name: string]: string }): { readonly [name: string]: string } {
    const headers: { [name: string]: string } = {
      authorization: `Bearer ${this.#options.apiKey}`,
      "user-agent": this.#userAgent,
    };
    if (operation.repetition === "key") headers[NAMES.idempotencyKey] = given[NAMES.idempotencyKey] ?? this.#around.key();
    return headers;
  }
}

function opened(info: ResponseInfo, response: Response, text: string): Outcome {
  const { status, requestId, headers } = info;
  if (headers.get("content-type")?.startsWith(EVENTS_TYPE))
    return { kind: "reply", reply: { status, body: { body: response.body, status, requestId } satisfies Opened } };
  throw new UnexpectedResponseError("answered with what is no stream of events", info, text);
}

function lost(operation: Operation, attempt: number, timeoutMs: number, { timedOut, cause }: Lost): Outcome {
  const error = timedOut
    ? new TimeoutError(operation.id, attempt, timeoutMs)
    : new ConnectionError(operation.id, attempt, reason(cause), cause);
  return { kind: "failed", error, failure: { kind: "lost" } };
}

/** `fetch` only says "fetch failed"; its cause has the reason. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? `${error.message}: ${error.cause.message}` : error.message;
}
