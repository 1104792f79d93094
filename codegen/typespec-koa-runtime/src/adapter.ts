/**
 * One operation of the contract as one Koa middleware. Everything between the router and the handler is plain functions called in
 * a row. A separate middleware for each step would cost a fifth of the throughput, and would hide the order, which matters:
 *
 *   request id ▸ key ▸ rate limit ▸ requests in hand ▸ role and plan ▸ path ▸ scope ▸ query, headers and cookies ▸ body ▸ built at all ▸ idempotency ▸ handler ▸ contract ▸ compression
 *
 * Checks without a key come first, and steps that reveal data come last. An operation that is not built refuses invalid requests
 * as it will when it is built. So a 501 means that the request was valid.
 */

import type { IncomingMessage } from "node:http";
import { clientAddress } from "./address-blocks.ts";
import type { Answer } from "./answer.ts";
import { isClientGone } from "./client-gone.ts";
import { isText } from "./content-type.ts";
import type { Handler, OperationDescriptor, Reply, Validate } from "./contract.ts";
import { addHeaders } from "./cross-origin.ts";
import { declaredStream, streamsEvents } from "./declared-stream.ts";
import type { Errors } from "./errors.ts";
import { asksForStream, sendStream } from "./event-stream.ts";
import { type Inputs, refuseInvalid } from "./inputs.ts";
import { inOrder, joined, type Pieces, piecesOf } from "./json/passed-text.ts";
import { answerTo, writtenPast } from "./koa-answer.ts";
import { encoded, PER_TURN } from "./large-answer.ts";
import { type LongList, longList, textOfList } from "./list-text.ts";
import { cookieValues, type Decoded, headerValues, parametersIn, pathValues, queryValues } from "./parameters.ts";
import type { Pipeline } from "./pipeline.ts";
import type { RetriedRequest } from "./ports.ts";
import { refuseConditions, unknownConditions, unlessKnown } from "./preconditions.ts";
import { isInvalid, Refusals } from "./refusals.ts";
import { isSmall, type RequestBody, requestBody } from "./request-body.ts";
import { bytesIn, bytesOut, type Seen } from "./request-log.ts";
import { requestQuery } from "./request-target.ts";
import { violationOf } from "./response-check.ts";
import { type Collected, collect } from "./response-headers.ts";
import type { Routed } from "./routed.ts";
import { isExpected, type ServiceError } from "./service-error.ts";

/** `handler` is undefined if the operation is not built. */
export function adapt<Caller, Context>(
  operation: OperationDescriptor,
  handler: Handler<Context> | undefined,
  pipeline: Pipeline<Caller, Context>,
): (routed: Routed) => Promise<void> {
  const { admission, handling, retries, inputs, hints, bodies, compression, errors, observer, log, trustedProxies } = pipeline;
  const requestLog = pipeline.requestLog ?? null;
  const { validate } = operation;
  const remote = pipeline.remote[operation.id] ?? null;
  const [ofPath, ofQuery, ofHeaders, ofCookies] = [
    parametersIn(operation, "path"),
    parametersIn(operation, "query"),
    parametersIn(operation, "header"),
    parametersIn(operation, "cookie"),
  ];
  const isStream = streamsEvents(operation);
  const openStream = pipeline.streams[operation.id];
  const conditions = unknownConditions(operation);
  const takesIdempotencyKey = operation.idempotency === "key";
  if (isStream && (openStream || remote))
    throw new Error(`Operation ${operation.id} declares its stream of events. Its handler gives it.`);
  const digestOf = retries === null ? null : (body: unknown) => retries.digestOf(body);
  const tellsAll = log.isLevelEnabled("debug");
  if (takesIdempotencyKey && retries === null)
    throw new Error(`Operation ${operation.id} takes an Idempotency-Key, and the server was given no retries.`);

  async function answer(routed: Routed, requestId: string, headers: Collected, seen: Seen<Caller>): Promise<Answer> {
    const { req, res } = routed;
    const address = clientAddress(req.socket.remoteAddress, req.headers["x-forwarded-for"] as string | undefined, trustedProxies);
    const known = admission.authenticate(req, address);
    const caller = known instanceof Promise ? await known : known;
    seen.caller = caller;
    seen.address = address;
    const counted = admission.admit?.(caller, headers);
    if (counted !== undefined) await counted;
    const held = admission.hold?.(caller) ?? null;
    seen.held = held;
    // Its sender may be slow, and large bodies have their own room.
    if (held !== null && !isSmall(req)) held.release();
    admission.allow?.(caller, operation);
    const segments = pathValues(ofPath, routed.params, routed.captures);
    const ofPathAlone = checked(inputs, validate.path, segments, "path", null);
    if (ofPathAlone !== null) throw ofPathAlone.error();
    const path = segments.values;
    seen.path = path;
    admission.within?.(caller, operation, path);
    let refusals: Refusals | null = null;
    const query = queryValues(ofQuery, requestQuery(req.url ?? ""));
    if (ofQuery.length > 0 || query.issues.length > 0) refusals = checked(inputs, validate.query, query, "query", refusals);
    const headerParameters = headerValues(ofHeaders, req.headers);
    if (ofHeaders.length > 0) refusals = checked(inputs, validate.headers, headerParameters, "header", refusals);
    const cookies = ofCookies.length === 0 ? null : cookieValues(ofCookies, req.headers.cookie);
    if (cookies !== null) refusals = checked(inputs, validate.cookies!, cookies, "cookie", refusals);
    if (refusals !== null) throw await withThoseOfBody(refusals, routed, admission.sender(caller));
    const idempotencyKey = takesIdempotencyKey
      ? ((headerParameters.values["Idempotency-Key"] as string | undefined) ?? null)
      : null;
    refuseConditions(conditions, req.headers, hints.conditions ?? null);
    const digest = idempotencyKey === null ? null : digestOf;
    const reading = { inputs, bodies, sender: admission.sender(caller), remote, digest };
    const body = await requestBody(operation, req, res, reading);
    if (handler === undefined) return notBuilt(operation, errors);
    if (openStream && asksForStream(req.headers.accept)) {
      const lastEventId = (req.headers["last-event-id"] as string | undefined) || null;
      const authenticate = () => admission.authenticate(req, address);
      const asked = { caller, query: query.values as never, lastEventId, authenticate };
      return { status: 200, body: undefined, headers: undefined, stream: await openStream(asked) };
    }
    const context = handling.context({ requestId, caller, address, operation, idempotencyKey, response: res, held, log });
    const parts = { path, query: query.values, headers: headerParameters.values, body: body.value };
    const request = cookies === null ? parts : { ...parts, cookies: cookies.values };
    const retriedBy = { headers: headerParameters.values, body: body.value, remote: body.remote };
    const heard = { caller, idempotencyKey, requestId, parts: retriedBy };
    if (body.remote === null) {
      const handle = () => handler(context, request);
      return handled(routed, heard, body, headers, handling.carryOut ? () => handling.carryOut!(context, handle) : handle);
    }
    const { remote: elsewhere } = body;
    try {
      return await handled(routed, heard, body, headers, () => elsewhere.handle(context, request));
    } finally {
      elsewhere.release();
    }
  }

  /** A large body is not read for a request that is refused in any case. */
  async function withThoseOfBody(refusals: Refusals, { req, res }: Routed, sender: string): Promise<ServiceError> {
    if (!isSmall(req)) return refusals.error();
    try {
      await requestBody(operation, req, res, { inputs, bodies, sender, remote: null, digest: null });
    } catch (error) {
      if (isClientGone(error, res)) throw error;
      if (isInvalid(error)) refusals.add(error);
    }
    return refusals.error();
  }

  /** Handles a request that may be a retry of another. */
  async function handled(
    { req }: Routed,
    { caller, idempotencyKey, requestId, parts }: Heard<Caller>,
    { remote: elsewhere, digest }: RequestBody<Context>,
    headers: Collected,
    handle: () => Promise<Reply<number, unknown>>,
  ): Promise<Answer> {
    if (isStream) return declaredStream(operation, await handle(), requestId, pipeline);
    if (idempotencyKey === null || retries === null) return answerInParts(operation, await handle());
    const kept = { caller, operationId: operation.id, idempotencyKey, target: targetOf(req), digest: digest ?? "", parts };
    const carryOut = async () => {
      try {
        return answerOf(operation, await handle());
      } catch (error) {
        return errors.answer(error, requestId, log);
      }
    };
    const { answer, replayed } = await retries.once(kept, { carryOut, waits: () => elsewhere?.yield() });
    if (replayed) headers["Idempotent-Replayed"] = "true";
    return answer;
  }

  const around = observer.around?.bind(observer);
  return around ? (routed) => around({ operation, req: routed.req }, () => serve(routed)) : serve;

  async function serve(routed: Routed): Promise<void> {
    const { req, res, koa } = routed;
    const started = observer.now();
    const seen: Seen<Caller> = { address: "", path: NO_PATH, held: null };
    const begun = requestLog === null ? 0 : performance.now();
    const headers = collect(pipeline, req);
    if (operation.headers !== undefined) Object.assign(headers, operation.headers);
    const requestId = headers["X-Request-Id"];
    const tell = (result: Answer | null) => {
      if (requestLog === null || seen.caller === undefined) return;
      const { caller, address, path } = seen;
      const durationMs = performance.now() - begun;
      const sizes = { bytesIn: bytesIn(req), bytesOut: result && bytesOut(result) };
      const end = { status: result?.status ?? null, code: result?.code ?? null, durationMs, ...sizes };
      requestLog.ended({ caller, operation, requestId, address, path, ...end });
    };
    let result: Answer;
    try {
      result = await answer(routed, requestId, headers, seen);
    } catch (error) {
      if (isClientGone(error, res)) {
        writtenPast(koa);
        observer.gone(operation.id, started);
        tell(null);
        return;
      }
      if (isExpected(error)) seen.caller = undefined;
      result = errors.answer(error, requestId, log);
    } finally {
      seen.held?.release();
    }
    if (result.stream) {
      observer.answered(operation.id, result.status, started, requestId);
      tell(result);
      writtenPast(koa);
      addHeaders(headers, result.headers);
      await sendStream(res, result.stream, headers, log);
      return;
    }
    result = unlessKnown(inContract(operation, result, requestId, pipeline), req.headers["if-none-match"]);
    const packed = compression.of(req, result);
    result = packed instanceof Promise ? await packed : packed;
    const sending = answerTo(routed, result, headers);
    if (sending !== undefined) await sending;
    observer.answered(operation.id, result.status, started, requestId);
    tell(result);
    if (tellsAll) log.debug({ request: requestId, operation: operation.id, status: result.status }, "A request was answered.");
  }
}

const NO_PATH = {};

/** What is known of a request that may be a retry. */
interface Heard<Caller> extends Pick<RetriedRequest<Caller>, "caller" | "parts"> {
  readonly idempotencyKey: string | null;
  readonly requestId: string;
}

/** Adds all faults of one part of the request to those of earlier parts; null without any. */
function checked(
  inputs: Inputs,
  validate: Validate,
  { values, issues }: Decoded,
  place: "path" | "query" | "header" | "cookie",
  earlier: Refusals | null,
): Refusals | null {
  let refusals = earlier;
  if (issues.length > 0) {
    refusals ??= new Refusals();
    refusals.addIssues(issues);
  }
  try {
    refuseInvalid(inputs, validate, values, place);
  } catch (error) {
    refusals ??= new Refusals();
    refusals.add(error);
  }
  return refusals;
}

/** The only response for operations that are in the contract but not yet in the server. */
function notBuilt(operation: OperationDescriptor, errors: Errors): Answer {
  return errors.envelope(
    "unavailable",
    `${operation.id} is part of the contract, but this server does not serve it yet.`,
    { operation: operation.id },
    501,
  );
}

/** The size in characters up to which a response is validated together with its passed texts. */
const MOST_CHECKED = 64 * 1024;

/** A reply under another content type than `application/json`; null for all others. */
function typed({ id, responseTypes }: OperationDescriptor, { status, body, headers }: Reply<number, unknown>): Answer | null {
  const type = body === undefined ? undefined : responseTypes?.[status];
  if (type === undefined) return null;
  if (!isText(type)) return { ...textOf({ status, body, headers: { "Content-Type": type, ...headers } }, piecesOf(body)) };
  if (typeof body !== "string") throw new TypeError(`${id} answers ${status} as ${type}, and its handler gave a ${typeof body}.`);
  return { status, body, headers: { "Content-Type": `${type}; charset=utf-8`, ...headers } };
}

function answerOf(operation: OperationDescriptor, reply: Reply<number, unknown>): Answer {
  const { status, headers, body } = reply;
  if (body === undefined) return { status, body, headers };
  return typed(operation, reply) ?? textOf(reply, piecesOf(body));
}

function textOf({ status, headers }: Reply<number, unknown>, pieces: Pieces): Answer {
  const body = joined(pieces);
  // A state may be any object. Parsing megabytes of it would cost what passing it as text saves.
  return body.length > MOST_CHECKED ? { status, body, headers, checked: pieces.around.join("{}") } : { status, body, headers };
}

/** The same. The text of a long list and the bytes of a large body are made in several turns of the event loop. */
function answerInParts(operation: OperationDescriptor, reply: Reply<number, unknown>): Answer | Promise<Answer> {
  const { status, headers, body } = reply;
  if (body === undefined) return { status, body, headers };
  const other = typed(operation, reply);
  if (other !== null) return other;
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
  return passed.length > 0 && [...around, ...passed.flat()].reduce((sum, { length }) => sum + length, 0) > PER_TURN;
}

function inContract(
  operation: OperationDescriptor,
  answer: Answer,
  requestId: string,
  {
    responses,
    inputs,
    errors,
    observer,
    log,
  }: Pick<Pipeline<never, never>, "responses" | "inputs" | "errors" | "observer" | "log">,
): Answer {
  if (responses.share < 1 && Math.random() >= responses.share) return answer;
  const violation = violationOf(operation, answer, inputs.wording);
  if (violation === null) return answer;
  observer.violated(operation.id);
  log.error({ err: violation, details: violation.details, request: requestId }, "A response broke the contract.");
  return responses.violations === "answer" ? errors.envelope("internal", violation.message, violation.details) : answer;
}

/** The undecoded path and query. With another `If-Match` it is another request. */
function targetOf({ url = "", headers }: IncomingMessage): string {
  const condition = headers["if-match"];
  return condition === undefined ? url : `${url}\nIf-Match: ${condition}`;
}
