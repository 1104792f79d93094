/**
 * One operation of the contract as one Koa middleware: everything between the router and the handler, as plain functions called in a
 * row. Middleware of its own for each step would cost a fifth of the throughput, and hide the order, which matters:
 *
 *   request id ▸ key ▸ rate limit ▸ role and plan ▸ path ▸ scope ▸ query and headers ▸ body ▸ built at all ▸ idempotency ▸ handler ▸ contract
 *
 * What needs no key is answered first, what reveals anything last. What is not built is refused as it will be when it is, so that a 501
 * says that the request was good.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { OperationDescriptor, Reply } from "#generated/contract.ts";
import { refuseOutsideScope, refuseUnlessAllowed } from "#src/accounts/access.ts";
import type { Accounts } from "#src/accounts/accounts.ts";
import type { Logger } from "#src/log.ts";
import { admit } from "./admission.ts";
import { type Answer, type Collected, collect, send } from "./answer.ts";
import { isClientGone } from "./client-gone.ts";
import { OperationContext, type RequestContext } from "./context.ts";
import { answerError, envelope } from "./errors.ts";
import type { IdempotencyCache } from "./idempotency.ts";
import type { LargeBodies } from "./large-bodies.ts";
import type { Observer } from "./observer.ts";
import { headerValues, parametersIn, pathValues, queryValues } from "./parameters.ts";
import type { RemoteBodies } from "./remote-body.ts";
import { type RequestBody, refuseInvalid, requestBody } from "./request-body.ts";
import { requestIdOf } from "./request-id.ts";
import { requestQuery } from "./request-target.ts";
import { type ResponseCheck, violationOf } from "./response-check.ts";

/** What a handler is given: the decoded and validated parts of the request. */
export interface OperationRequest {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

export type Handler = (context: RequestContext, request: OperationRequest) => Promise<Reply<number, unknown>>;

/** What the adapters of all operations share. */
export interface Pipeline {
  readonly accounts: Accounts;
  readonly idempotency: IdempotencyCache;
  readonly large: LargeBodies;
  /** By operation id. */
  readonly remote: Readonly<Record<string, RemoteBodies>>;
  readonly responses: ResponseCheck;
  readonly observer: Observer;
  readonly log: Logger;
}

/** What the router has found out. */
export interface Routed {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly params: Record<string, string>;
  readonly captures: readonly string[];
}

/** `handler` is undefined where the operation is not built. */
export function adapt(
  operation: OperationDescriptor,
  handler: Handler | undefined,
  pipeline: Pipeline,
): (routed: Routed) => Promise<void> {
  const { accounts, idempotency, large, observer, log } = pipeline;
  const { validate } = operation;
  const remote = pipeline.remote[operation.id] ?? null;
  const [ofPath, ofQuery, ofHeaders] = [
    parametersIn(operation, "path"),
    parametersIn(operation, "query"),
    parametersIn(operation, "header"),
  ];
  const scoped = operation.scope === "path" && ofPath.some((parameter) => parameter.name === "ns");
  const takesIdempotencyKey = operation.idempotency === "key";
  const tellsAll = log.isLevelEnabled("debug");

  async function answer(routed: Routed, requestId: string, headers: Collected): Promise<Answer> {
    const { req, res } = routed;
    const known = accounts.authenticate(req.headers.authorization);
    const identity = known instanceof Promise ? await known : known;
    const counted = admit(accounts, identity, headers);
    if (counted !== undefined) await counted;
    refuseUnlessAllowed(identity, operation);
    const path = pathValues(ofPath, routed.params, routed.captures);
    refuseInvalid(validate.path, path, "path");
    if (scoped) refuseOutsideScope(identity.key.scope, String(path.ns));
    const query = queryValues(ofQuery, requestQuery(req.url ?? ""));
    if (ofQuery.length > 0) refuseInvalid(validate.query, query, "query");
    const headerParameters = headerValues(ofHeaders, req.headers);
    if (ofHeaders.length > 0) refuseInvalid(validate.headers, headerParameters, "header");
    const idempotencyKey = takesIdempotencyKey ? ((headerParameters["Idempotency-Key"] as string | undefined) ?? null) : null;
    const body = await requestBody(operation, req, res, { large, remote, digest: idempotencyKey !== null });
    if (handler === undefined) return notBuilt(operation);
    const context = new OperationContext(requestId, identity, operation, idempotencyKey, res, log);
    const request = { path, query, headers: headerParameters, body: body.value };
    if (body.remote === null) return handled(routed, context, body, headers, () => handler(context, request));
    const { remote: elsewhere } = body;
    try {
      return await handled(routed, context, body, headers, () => elsewhere.handle(context, request));
    } finally {
      elsewhere.release();
    }
  }

  /** Has a request handled that may be a retry of another. */
  async function handled(
    { req }: Routed,
    { requestId, organizationId, key, idempotencyKey }: RequestContext,
    { remote: elsewhere, digest }: RequestBody,
    headers: Collected,
    handle: () => Promise<Reply<number, unknown>>,
  ): Promise<Answer> {
    if (idempotencyKey === null) return answerOf(await handle());
    const kept = {
      organizationId,
      apiKeyId: key.id,
      operationId: operation.id,
      idempotencyKey,
      target: req.url ?? "",
      digest: digest ?? "",
    };
    const work = async () => {
      try {
        return answerOf(await handle());
      } catch (error) {
        return answerError(error, requestId, log);
      }
    };
    const { answer, replayed } = await idempotency.once(kept, work, () => elsewhere?.yield());
    if (replayed) headers["Idempotent-Replayed"] = "true";
    return answer;
  }

  return async function serve(routed: Routed): Promise<void> {
    const { req, res } = routed;
    const started = observer.now();
    const requestId = requestIdOf(req.headers["x-request-id"]);
    const headers = collect(requestId);
    let result: Answer;
    try {
      result = await answer(routed, requestId, headers);
    } catch (error) {
      if (isClientGone(error, res)) {
        observer.gone(operation.id, started);
        return;
      }
      result = answerError(error, requestId, log);
    }
    result = checked(operation, result, requestId, pipeline);
    send(req, res, result, headers);
    observer.answered(operation.id, result.status, started, requestId);
    if (tellsAll) log.debug({ request: requestId, operation: operation.id, status: result.status }, "A request was answered.");
  };
}

/** The one place that answers for what is in the contract and not yet in the server. */
function notBuilt(operation: OperationDescriptor): Answer {
  return envelope("unavailable", `${operation.id} is part of the contract and not served yet.`, { operation: operation.id }, 501);
}

function answerOf(reply: Reply<number, unknown>): Answer {
  return {
    status: reply.status,
    body: reply.body === undefined ? undefined : JSON.stringify(reply.body),
    headers: reply.headers,
  };
}

function checked(
  operation: OperationDescriptor,
  answer: Answer,
  requestId: string,
  { responses, observer, log }: Pipeline,
): Answer {
  if (responses.share < 1 && Math.random() >= responses.share) return answer;
  const violation = violationOf(operation, answer);
  if (violation === null) return answer;
  observer.violated(operation.id);
  log.error({ err: violation, details: violation.details, request: requestId }, "A response broke the contract.");
  return responses.violations === "answer" ? envelope("internal", violation.message, violation.details) : answer;
}
