/** The body of a request as the validated value that its handler receives, with the contract's defaults. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { OperationDescriptor, Validate } from "#generated/contract.ts";
import { type Issue, invalidRequest } from "#src/foundation/errors.ts";
import { type Bodies, type BodyLimits, hasBody, readBody } from "./body.ts";
import { ClientGone } from "./client-gone.ts";
import { refuseOtherThanJson } from "./content-type.ts";
import { exactPlaces } from "./exact-places.ts";
import { digestOf } from "./idempotency.ts";
import { issuesOf, type RequestPart } from "./issues.ts";
import { parseJsonBody } from "./json-body.ts";
import { knownFields } from "./known-fields.ts";
import type { RemoteBodies, RemoteBody } from "./remote-body.ts";

export interface RequestBody {
  /** Undefined if it is in another thread. */
  readonly value: unknown;
  readonly remote: RemoteBody | null;
  /** The digest of the body for an idempotency key; null if it was not requested. */
  readonly digest: string | null;
}

export interface BodyReading {
  readonly bodies: Bodies;
  /** The sender's organization. */
  readonly organizationId: string;
  /** Accepts this operation's large bodies; null: they are all handled in this thread. */
  readonly remote: RemoteBodies | null;
  /** Whether to compute the digest. */
  readonly digest: boolean;
}

const NOTHING = Buffer.alloc(0);

/** Larger than any reasonable spelling of an empty object. */
const EMPTY_OBJECT_LIMIT = 1024;

export async function requestBody(
  operation: OperationDescriptor,
  request: IncomingMessage,
  response: ServerResponse,
  { bodies, organizationId, remote, digest }: BodyReading,
): Promise<RequestBody> {
  const validate = operation.validate.body;
  if (validate === null) {
    await refuseContent(request, response, { ...bodies, organizationId });
    return { value: undefined, remote: null, digest: digest ? digestOf(undefined) : null };
  }
  const bytes = hasBody(request)
    ? await readJson(request, response, { ...bodies, organizationId, limit: operation.bodyLimit })
    : NOTHING;
  if (bytes.length === 0 && operation.bodyRequired) {
    throw invalidRequest([{ path: "", message: "a JSON body is required" }]);
  }
  if (remote !== null && bytes.length > 0 && remote.takes(bytes)) {
    const body = await whileThere(response, (signal) => remote.parse(alone(bytes), { digest, organizationId }, signal));
    return { value: undefined, remote: body, digest: body.digest };
  }
  // An absent optional body has all its defaults, like an empty one.
  const value = bytes.length === 0 ? {} : parseJsonBody(bytes, exactPlaces(operation.id));
  refuseInvalid(validate, value, "body", operation.id);
  return { value, remote: null, digest: digest ? digestOf(value) : null };
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

/** `bodyOf`: the operation, if the value is its body. Then unknown fields are compared with its known ones. */
export function refuseInvalid(validate: Validate, value: unknown, place: RequestPart, bodyOf?: string): void {
  if (isValid(validate, value, place)) return;
  const known = bodyOf === undefined ? undefined : (pointer: string) => knownFields(bodyOf, pointer);
  throw invalidRequest(issuesOf(validate.errors, place, value, known));
}

/** A recursive schema may exhaust the stack on excessive nesting. That is an error of the request, not of the server. */
function isValid(validate: Validate, value: unknown, place: RequestPart): boolean {
  try {
    return validate(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const issue: Issue = { path: place === "body" ? "" : place, message: "is nested too deeply" };
    throw invalidRequest([issue]);
  }
}

function readJson(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): Promise<Buffer> {
  refuseOtherThanJson(request.headers["content-type"]);
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
