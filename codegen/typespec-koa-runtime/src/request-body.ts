/** The body of a request as the validated value that its handler receives, with the contract's defaults. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Bodies, type BodyLimits, hasBody, readBody, readInto } from "./body.ts";
import { ClientGone } from "./client-gone.ts";
import { isText, JSON_TYPE, refuseOtherThan } from "./content-type.ts";
import type { OperationDescriptor } from "./contract.ts";
import { type Inputs, refuseInvalid } from "./inputs.ts";
import { parseJsonBody } from "./json/json-body.ts";
import { LARGE_BYTES } from "./large-bodies.ts";
import { partsSink } from "./multipart.ts";
import type { RemoteBodies, RemoteBody } from "./remote-body.ts";
import { invalidRequest } from "./service-error.ts";
import { parseTextBody } from "./text-body.ts";

export interface RequestBody<Context> {
  /** Undefined if it is in another thread. */
  readonly value: unknown;
  readonly remote: RemoteBody<Context> | null;
  /** The digest of the body for an idempotency key; null if it was not requested. */
  readonly digest: string | null;
}

export interface BodyReading<Context> {
  readonly inputs: Inputs;
  readonly bodies: Bodies;
  /** Whose share of the memory for large bodies it uses. */
  readonly sender: string;
  /** Accepts this operation's large bodies; null: they are all handled in this thread. */
  readonly remote: RemoteBodies<Context> | null;
  /** Computes the digest of a body as JSON, undefined for none; null: none is wanted. */
  readonly digest: ((body: unknown) => string) | null;
}

const NOTHING = Buffer.alloc(0);

/** Larger than any reasonable spelling of an empty object. */
const EMPTY_OBJECT_LIMIT = 1024;

export async function requestBody<Context>(
  operation: OperationDescriptor,
  request: IncomingMessage,
  response: ServerResponse,
  { inputs, bodies, sender, remote, digest }: BodyReading<Context>,
): Promise<RequestBody<Context>> {
  const validate = operation.validate.body;
  if (validate === null) {
    await refuseContent(request, response, { ...bodies, sender });
    return { value: undefined, remote: null, digest: digest === null ? null : digest(undefined) };
  }
  if (operation.parts !== undefined) {
    const limits = { ...bodies, sender, limit: operation.bodyLimit };
    const { value, digested } = await partsOf(operation, request, response, limits, digest !== null);
    if (value !== undefined) refuseInvalid(inputs, validate, value, "body", operation.id);
    return { value, remote: null, digest: digest === null ? null : digest(digested) };
  }
  const { bodyType = JSON_TYPE } = operation;
  const limits = { ...bodies, sender, limit: operation.bodyLimit };
  const bytes = hasBody(request) ? await readAs(bodyType, request, response, limits) : NOTHING;
  if (bytes.length === 0 && operation.bodyRequired) {
    throw invalidRequest([{ path: "", message: `a ${isText(bodyType) ? "text" : "JSON"} body is required` }]);
  }
  if (isText(bodyType)) {
    if (bytes.length === 0) return { value: undefined, remote: null, digest: digest === null ? null : digest(undefined) };
    const text = parseTextBody(bytes);
    refuseInvalid(inputs, validate, text, "body");
    return { value: text, remote: null, digest: digest === null ? null : digest(text) };
  }
  if (remote !== null && bytes.length > 0 && remote.takes(bytes)) {
    const body = await whileThere(response, (signal) => remote.parse(alone(bytes), { digest: digest !== null, sender }, signal));
    return { value: undefined, remote: body, digest: body.digest };
  }
  // An absent optional body has all its defaults, like an empty one.
  const value = bytes.length === 0 ? {} : parseJsonBody(bytes, inputs.exactPlaces(operation.id));
  refuseInvalid(inputs, validate, value, "body", operation.id);
  return { value, remote: null, digest: digest === null ? null : digest(value) };
}

/** The parts of a form; undefined for no body where none is needed. */
async function partsOf(
  { parts = [], bodyRequired }: OperationDescriptor,
  request: IncomingMessage,
  response: ServerResponse,
  limits: BodyLimits,
  digests: boolean,
): Promise<{ value: unknown; digested: unknown }> {
  if (hasBody(request)) return readInto(request, response, limits, partsSink(parts, request.headers, digests));
  if (bodyRequired) throw invalidRequest([{ path: "", message: "a body of several parts is required (multipart/form-data)" }]);
  return { value: undefined, digested: undefined };
}

/** Whether a body is announced as one that is read in one step, or there is none. */
export function isSmall(request: IncomingMessage): boolean {
  const { "content-length": length, "content-encoding": encoding } = request.headers;
  return !hasBody(request) || (length !== undefined && Number(length) <= LARGE_BYTES && encoding === undefined);
}

/** The signal is aborted when the client disconnects. */
async function whileThere<T>(response: ServerResponse, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  const leave = () => gone.abort(new ClientGone());
  if (response.closed || response.destroyed) leave();
  response.once("close", leave);
  try {
    return await work(gone.signal);
  } finally {
    response.off("close", leave);
  }
}

/** A single chunk has at most this many bytes, and may share its memory with the next request. */
const LARGEST_CHUNK = 64 * 1024;

/** The bytes in separate memory, from its beginning, so that they can be transferred. */
function alone(bytes: Buffer): Buffer {
  if (bytes.byteOffset === 0 && bytes.length > LARGEST_CHUNK) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function readAs(bodyType: string, request: IncomingMessage, response: ServerResponse, limits: BodyLimits): Promise<Buffer> {
  refuseOtherThan(bodyType, request.headers["content-type"]);
  return readBody(request, response, limits);
}

/** Some clients send `{}` if there is nothing to send. Anything else was meant for another operation. */
async function refuseContent(
  request: IncomingMessage,
  response: ServerResponse,
  bodies: Omit<BodyLimits, "limit">,
): Promise<void> {
  if (!hasBody(request)) return;
  const refusal = invalidRequest([{ path: "", message: "this operation takes no body" }]);
  const bytes = await readBody(request, response, { ...bodies, limit: EMPTY_OBJECT_LIMIT }).catch((error: unknown) => {
    throw error instanceof Error && error.name === "ServiceError" ? refusal : error;
  });
  if (!/^\s*(?:\{\s*\})?\s*$/.test(bytes.toString("latin1"))) throw refusal;
}
