/** The server of this service: the runtime of the generated contract, with accounts, audit and idempotency behind its ports. */
import {
  type AnswerStore,
  type Limits as CommonLimits,
  type Handler as HandlerOf,
  IdempotencyCache,
  type IdempotencyOptions,
  type MakeEndpoint as MakeEndpointOf,
  type OpenStream,
  type RemoteBodies,
  type RequestLog,
  type RunningServer,
  type ServerOptions as RuntimeOptions,
  createServer as serve,
} from "typespec-koa-runtime";
import { errorStatus, type OperationDescriptor } from "#generated/contract.ts";
import type { Identity } from "#src/accounts/identity.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import type { RequestsInHand } from "#src/accounts/limits/requests-in-hand.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { admissionOf } from "./admission.ts";
import { handlingOf } from "./handling.ts";
import { inputs } from "./inputs.ts";
import { type CookieConfig, SessionCookies } from "./session-cookie.ts";

export type { RunningServer };

export type Handler = HandlerOf<RequestContext>;
export type MakeEndpoint = MakeEndpointOf<Identity>;

type Same = "handlers" | "mounts" | "observer" | "violations";

export interface ServerOptions extends Pick<RuntimeOptions<Identity, RequestContext>, Same> {
  readonly operations: readonly OperationDescriptor[];
  readonly config: RuntimeOptions<Identity, RequestContext>["config"] & CookieConfig;
  readonly accounts: Accounts;
  /** Absent: requests in hand are not counted. */
  readonly inHand?: RequestsInHand | null;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits?: Partial<Limits>;
  readonly endpoints?: readonly MakeEndpoint[];
  /** Is told each request of an organization when it has ended. */
  readonly requestLog?: RequestLog<Identity, OperationDescriptor>;
  /** Moves large bodies to other threads, by operation id. Those of other operations are handled in this thread. */
  readonly remote?: Readonly<Record<string, RemoteBodies<RequestContext>>>;
  /** Opens event streams, by operation id. */
  readonly streams?: Readonly<Record<string, OpenStream<Identity>>>;
  /** Stores responses for idempotency keys for all processes. If absent, each process has its own. */
  readonly answers?: AnswerStore;
  /** Operations that may be harmless to repeat, by id, and which of their requests are. The process stores the responses to those itself. */
  readonly harmless?: NonNullable<IdempotencyOptions<Identity>["harmless"]>;
}

export interface Limits extends CommonLimits {
  /** The memory for responses stored for retries. */
  idempotencyBytes: number;
  idempotencyMs: number;
}

/** Headers of this service alone, which pages of other origins may read or send. */
const HEADERS = {
  exposed: ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"],
  known: ["Judgment-Namespace", "MCP-Protocol-Version"],
};

const hintsOf = (basePath = "") => ({
  unknownPath(path: string): string {
    const hint = path.startsWith("/v1/namespaces/") ? " A name or id is one path segment. Send a / in it as %2F." : "";
    return `The API is under ${basePath}/v1, and its documentation is at ${basePath}/docs.${hint}`;
  },
  conditions: "writes of documents support `if_revision` and If-Match",
});

export function createServer({
  accounts,
  inHand = null,
  clock,
  answers,
  harmless,
  limits,
  ...options
}: ServerOptions): RunningServer {
  const { idempotencyBytes, idempotencyMs, ...common } = limits ?? {};
  const retries = new IdempotencyCache<Identity>({
    bindingOf: ({ organizationId, key }) => ({ sender: organizationId, callerId: key.id }),
    clock,
    log: options.log,
    store: answers ?? null,
    ...(harmless ? { harmless } : {}),
    ...(idempotencyBytes === undefined ? {} : { mostBytes: idempotencyBytes }),
    ...(idempotencyMs === undefined ? {} : { longestMs: idempotencyMs }),
  });
  const cookies = new SessionCookies(options.config);
  return serve<Identity, RequestContext, OperationDescriptor>({
    ...options,
    base: "/v1",
    realm: "judgment-service",
    errorStatus,
    admission: admissionOf(accounts, cookies, inHand),
    handling: handlingOf(options.log, cookies),
    retries,
    inputs,
    hints: hintsOf(options.config.basePath),
    headers: HEADERS,
    limits: common,
  });
}
