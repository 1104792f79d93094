/**
 * The ports behind which a service puts what is its own: who may call (`Admission`), what handlers know and who is recorded for a change
 * (`Handling`), and what becomes of repeated requests (`Retries`). Threads for large bodies are in `remote-body.ts`.
 *
 * `Caller` is whatever the service knows of a caller, `Context` what its handlers receive, `Operation` its generated descriptor.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import type { OperationDescriptor, Reply } from "./contract.ts";
import type { Logger } from "./log.ts";
import type { RemoteBody } from "./remote-body.ts";
import type { Collected } from "./response-headers.ts";

/** Its methods are called in the order in which they stand here. A refusal is a ServiceError. */
export interface Admission<Caller, Operation extends OperationDescriptor = OperationDescriptor> {
  /** Adds the headers that every response has, also before its caller is known, such as rate limits. */
  mark?(headers: OutgoingHttpHeaders): void;
  /** Who sends a request from an address. Without a wait if it is known at once. @throws ServiceError `unauthorized` */
  authenticate(request: IncomingMessage, address: string): Caller | Promise<Caller>;
  /** Counts a request, and adds headers. Without a wait if it can be counted at once. @throws ServiceError `rate_limited` */
  admit?(caller: Caller, headers: Collected): void | Promise<void>;
  /** Takes a request in hand until it is answered. @throws ServiceError `unavailable` if there are too many */
  hold?(caller: Caller): Held;
  /** Whether the caller may call an operation at all. @throws ServiceError */
  allow?(caller: Caller, operation: Operation): void;
  /** Whether the caller may call it for this path; its parameters are valid. @throws ServiceError */
  within?(caller: Caller, operation: Operation, path: Readonly<Record<string, unknown>>): void;
  /** Whose share of the memory for large bodies a caller uses. */
  sender(caller: Caller): string;
}

/** A request in hand. */
export interface Held {
  /** It is answered, or waits for something else than this process. Only the first call counts. */
  release(): void;
}

export interface Received<Caller, Operation extends OperationDescriptor = OperationDescriptor> {
  readonly requestId: string;
  readonly caller: Caller;
  /** The client's address. */
  readonly address: string;
  readonly operation: Operation;
  readonly idempotencyKey: string | null;
  readonly response: ServerResponse;
  /** Null if requests in hand are not counted. */
  readonly held: Held | null;
  readonly log: Logger;
}

export interface Handling<Caller, Context, Operation extends OperationDescriptor = OperationDescriptor> {
  /** What the operation's handler knows of the request besides its decoded parts. */
  context(received: Received<Caller, Operation>): Context;
  /** Calls the handler, in whatever tells those below who changes something. */
  carryOut?(context: Context, work: () => Promise<Reply<number, unknown>>): Promise<Reply<number, unknown>>;
}

/** A request with an idempotency key. A retry repeats its target and its digest. */
export interface RetriedRequest<Caller> {
  readonly caller: Caller;
  readonly operationId: string;
  readonly idempotencyKey: string;
  /** The undecoded path and query. */
  readonly target: string;
  readonly digest: string;
  readonly parts: RetriedParts;
}

/** The decoded parts of a request that may say whether it is harmless to repeat. */
export interface RetriedParts {
  readonly headers: unknown;
  /** Undefined where the body is in another thread. */
  readonly body: unknown;
  readonly remote: Pick<RemoteBody<never>, "isHarmless"> | null;
}

export interface RetriedWork {
  /** Executes the request. */
  readonly carryOut: () => Promise<Answer>;
  /** Called before it waits for another request's end. */
  readonly waits: () => void;
}

export interface Retries<Caller> {
  /** The digest of a body, undefined for none. Bodies that are equal as JSON have the same one. */
  digestOf(body: unknown): string;
  /**
   * Executes a request once: a retry gets the first answer again, marked `replayed`.
   * @throws ServiceError `conflict` if the key was used for another request
   */
  once(request: RetriedRequest<Caller>, work: RetriedWork): Promise<{ readonly answer: Answer; readonly replayed: boolean }>;
}
