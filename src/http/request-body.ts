/** The body of a request as the validated value that its handler gets, filled up with the contract's defaults. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { OperationDescriptor, Validate } from "#generated/contract.ts";
import { type Issue, invalidRequest } from "#src/errors.ts";
import { type Bodies, type BodyLimits, hasBody, readBody } from "./body.ts";
import { ClientGone } from "./client-gone.ts";
import { refuseOtherThanJson } from "./content-type.ts";
import { exactPlaces } from "./exact-places.ts";
import { digestOf } from "./idempotency.ts";
import { issuesOf, type Place } from "./issues.ts";
import { parseJsonBody } from "./json-body.ts";
import { knownFields } from "./known-fields.ts";
import type { RemoteBodies, RemoteBody } from "./remote-body.ts";

export interface RequestBody {
  /** Undefined where it is elsewhere. */
  readonly value: unknown;
  readonly remote: RemoteBody | null;
  /** Of what the body says, for an idempotency key; null where none was wanted. */
  readonly digest: string | null;
}

export interface BodyReading {
  readonly bodies: Bodies;
  /** Who sends it. */
  readonly organizationId: string;
  /** Takes this operation's large bodies; null: they are all taken here. */
  readonly remote: RemoteBodies | null;
  /** Whether the digest is wanted. */
  readonly digest: boolean;
}

const NOTHING = Buffer.alloc(0);

/** Larger than any way of writing an empty object that a client comes up with. */
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
  // An optional body that is absent has all its defaults, as an empty one has.
  const value = bytes.length === 0 ? {} : parseJsonBody(bytes, exactPlaces(operation.id));
  refuseInvalid(validate, value, "body", operation.id);
  return { value, remote: null, digest: digest ? digestOf(value) : null };
}

/** The signal is aborted when the client goes. */
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

/** What arrives at once has at most this many bytes, and may share its memory with the request after it. */
const LARGEST_CHUNK = 64 * 1024;

/** The bytes in memory of their own, from its beginning, as they can be handed over. */
function alone(bytes: Buffer): Buffer {
  if (bytes.byteOffset === 0 && bytes.length > LARGEST_CHUNK) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** `bodyOf`: the operation, where the value is its body; unknown fields are then compared with those that it knows. */
export function refuseInvalid(validate: Validate, value: unknown, place: Place, bodyOf?: string): void {
  if (isValid(validate, value, place)) return;
  const known = bodyOf === undefined ? undefined : (pointer: string) => knownFields(bodyOf, pointer);
  throw invalidRequest(issuesOf(validate.errors, place, value, known));
}

/** A recursive schema may run out of stack on what is nested beyond reason; that is the request's fault and not the server's. */
function isValid(validate: Validate, value: unknown, place: Place): boolean {
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

/** Some clients send `{}` where there is nothing to send; anything else was meant for another operation. */
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
