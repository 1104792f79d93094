/**
 * One operation of the contract as one Koa middleware. Everything between the router and the handler is plain functions called in
 * a row. A separate middleware for each step would cost a fifth of the throughput, and would hide the order, which matters:
 *
 *   request id ▸ key ▸ rate limit ▸ role and plan ▸ path ▸ scope ▸ query and headers ▸ body ▸ built at all ▸ idempotency ▸ handler ▸ contract ▸ compression
 *
 * Checks without a key come first, and steps that reveal data come last. An operation that is not built refuses invalid requests
 * as it will when it is built. So a 501 means that the request was valid.
 */
import type { OperationDescriptor, Reply } from "#generated/contract.ts";
import { type Actor, actAs } from "#src/accounts/audit/actor.ts";
import { refuseOutsideScope, refuseUnlessAllowed } from "#src/accounts/keys/access.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { type AddressBlocks, clientAddress } from "#src/foundation/address-blocks.ts";
import { inOrder, joined, type Pieces, piecesOf } from "#src/foundation/json/passed-text.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { admit } from "./admission.ts";
import { type Answer, type Collected, collect } from "./answer.ts";
import type { Bodies } from "./body.ts";
import { RequestCaller } from "./caller.ts";
import { isClientGone } from "./client-gone.ts";
import type { Compression } from "./compression.ts";
import { OperationContext } from "./context.ts";
import type { CrossOrigin } from "./cross-origin.ts";
import { answerError, envelope } from "./errors.ts";
import { asksForStream, type OpenStream, sendStream } from "./event-stream.ts";
import type { IdempotencyCache } from "./idempotency.ts";
import { answerTo, writtenPast } from "./koa-answer.ts";
import { encoded, PER_TURN } from "./large-answer.ts";
import { type LongList, longList, textOfList } from "./list-text.ts";
import type { Observer } from "./observer.ts";
import { headerValues, parametersIn, pathValues, queryValues } from "./parameters.ts";
import { refuseConditions, unknownConditions, unlessKnown } from "./preconditions.ts";
import type { RemoteBodies } from "./remote-body.ts";
import { type RequestBody, refuseInvalid, requestBody } from "./request-body.ts";
import { requestQuery } from "./request-target.ts";
import { type ResponseCheck, violationOf } from "./response-check.ts";
import type { Routed } from "./routed.ts";

/** What a handler receives: the decoded and validated parts of the request. */
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
  readonly trustedProxies: AddressBlocks;
  readonly crossOrigin: CrossOrigin;
  readonly idempotency: IdempotencyCache;
  readonly bodies: Bodies;
  readonly compression: Compression;
  /** By operation id. */
  readonly remote: Readonly<Record<string, RemoteBodies>>;
  /** Operations that are harmless to repeat. Only this process stores responses for their idempotency keys. */
  readonly harmless: ReadonlySet<string>;
  /** Opens event streams, by operation id. */
  readonly streams: Readonly<Record<string, OpenStream>>;
  readonly responses: ResponseCheck;
  readonly observer: Observer;
  readonly log: Logger;
}

/** `handler` is undefined if the operation is not built. */
export function adapt(
  operation: OperationDescriptor,
  handler: Handler | undefined,
  pipeline: Pipeline,
): (routed: Routed) => Promise<void> {
  const { accounts, idempotency, bodies, compression, observer, log, trustedProxies } = pipeline;
  const { validate } = operation;
  const remote = pipeline.remote[operation.id] ?? null;
  const [ofPath, ofQuery, ofHeaders] = [
    parametersIn(operation, "path"),
    parametersIn(operation, "query"),
    parametersIn(operation, "header"),
  ];
  const scoped = operation.scope === "path" && ofPath.some((parameter) => parameter.name === "ns");
  const openStream = pipeline.streams[operation.id];
  const conditions = unknownConditions(operation);
  const takesIdempotencyKey = operation.idempotency === "key";
  const shared = !pipeline.harmless.has(operation.id);
  const tellsAll = log.isLevelEnabled("debug");

  async function answer(routed: Routed, requestId: string, headers: Collected): Promise<Answer> {
    const { req, res } = routed;
    const address = clientAddress(req.socket.remoteAddress, req.headers["x-forwarded-for"] as string | undefined, trustedProxies);
    const known = accounts.authenticate(req.headers.authorization, address);
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
    refuseConditions(conditions, req.headers);
    const { organizationId } = identity;
    const reading = { bodies, organizationId, remote, digest: idempotencyKey !== null };
    const body = await requestBody(operation, req, res, reading);
    if (handler === undefined) return notBuilt(operation);
    if (openStream && asksForStream(req.headers.accept)) {
      const lastEventId = (req.headers["last-event-id"] as string | undefined) || null;
      const authenticate = () => accounts.authenticate(req.headers.authorization, address);
      const asked = { identity, query: query as never, lastEventId, authenticate };
      return { status: 200, body: undefined, headers: undefined, stream: await openStream(asked) };
    }
    const context = new OperationContext(requestId, identity, address, operation, idempotencyKey, res, log);
    const request = { path, query, headers: headerParameters, body: body.value };
    // Code that records a change knows its caller. Reads and writes of documents record nothing.
    const caller = new RequestCaller(identity, operation.id, res, idempotencyKey !== null);
    const actor: Actor = { type: "key", keyId: identity.key.id, address, requestId, caller };
    if (body.remote === null) return handled(routed, context, body, headers, () => actAs(actor, () => handler(context, request)));
    const { remote: elsewhere } = body;
    try {
      return await handled(routed, context, body, headers, () => elsewhere.handle(context, request));
    } finally {
      elsewhere.release();
    }
  }

  /** Handles a request that may be a retry of another. */
  async function handled(
    { req }: Routed,
    { requestId, organizationId, key, idempotencyKey }: RequestContext,
    { remote: elsewhere, digest }: RequestBody,
    headers: Collected,
    handle: () => Promise<Reply<number, unknown>>,
  ): Promise<Answer> {
    if (idempotencyKey === null) return answerInParts(await handle());
    const kept = {
      organizationId,
      apiKeyId: key.id,
      operationId: operation.id,
      idempotencyKey,
      target: req.url ?? "",
      digest: digest ?? "",
    };
    const carryOut = async () => {
      try {
        return answerOf(await handle());
      } catch (error) {
        return answerError(error, requestId, log);
      }
    };
    const { answer, replayed } = await idempotency.once(kept, { carryOut, shared, waits: () => elsewhere?.yield() });
    if (replayed) headers["Idempotent-Replayed"] = "true";
    return answer;
  }

  return async function serve(routed: Routed): Promise<void> {
    const { req, res, koa } = routed;
    const started = observer.now();
    const headers = collect(pipeline, req);
    const requestId = headers["X-Request-Id"];
    let result: Answer;
    try {
      result = await answer(routed, requestId, headers);
    } catch (error) {
      if (isClientGone(error, res)) {
        writtenPast(koa);
        observer.gone(operation.id, started);
        return;
      }
      result = answerError(error, requestId, log);
    }
    if (result.stream) {
      observer.answered(operation.id, result.status, started, requestId);
      writtenPast(koa);
      await sendStream(res, result.stream, headers, log);
      return;
    }
    result = unlessKnown(checked(operation, result, requestId, pipeline), req.headers["if-none-match"]);
    const packed = compression.of(req, result);
    result = packed instanceof Promise ? await packed : packed;
    const sending = answerTo(routed, result, headers);
    if (sending !== undefined) await sending;
    observer.answered(operation.id, result.status, started, requestId);
    if (tellsAll) log.debug({ request: requestId, operation: operation.id, status: result.status }, "A request was answered.");
  };
}

/** The only response for operations that are in the contract but not yet in the server. */
function notBuilt(operation: OperationDescriptor): Answer {
  return envelope(
    "unavailable",
    `${operation.id} is part of the contract, but this server does not serve it yet.`,
    { operation: operation.id },
    501,
  );
}

/** The size in characters up to which a response is validated together with its passed texts. */
const MOST_CHECKED = 64 * 1024;

function answerOf(reply: Reply<number, unknown>): Answer {
  const { status, headers, body } = reply;
  return body === undefined ? { status, body, headers } : textOf(reply, piecesOf(body));
}

function textOf({ status, headers }: Reply<number, unknown>, pieces: Pieces): Answer {
  const body = joined(pieces);
  // A state may be any object. Parsing megabytes of it would cost what passing it as text saves.
  return body.length > MOST_CHECKED ? { status, body, headers, checked: pieces.around.join("{}") } : { status, body, headers };
}

/** The same. The text of a long list and the bytes of a large body are made in several turns of the event loop. */
function answerInParts(reply: Reply<number, unknown>): Answer | Promise<Answer> {
  const { status, headers, body } = reply;
  if (body === undefined) return { status, body, headers };
  const list = longList(body);
  if (list !== null) return listed(reply, list);
  const pieces = piecesOf(body);
  return isLarge(pieces) ? partsOf(reply, pieces) : textOf(reply, pieces);
}

async function listed({ status, headers }: Reply<number, unknown>, list: LongList): Promise<Answer> {
  const { texts, length, checked } = await textOfList(list);
  if (length > PER_TURN) return { status, headers, body: checked, parts: await encoded(texts) };
  const body = texts.join("");
  return length > MOST_CHECKED ? { status, body, headers, checked } : { status, body, headers };
}

async function partsOf({ status, headers }: Reply<number, unknown>, pieces: Pieces): Promise<Answer> {
  return { status, headers, body: pieces.around.join("{}"), parts: await encoded(inOrder(pieces)) };
}

/** Responses without lists and passed texts are limited by the size of writes. */
function isLarge({ around, passed }: Pieces): boolean {
  return passed.length > 0 && [...around, ...passed].reduce((sum, { length }) => sum + length, 0) > PER_TURN;
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
