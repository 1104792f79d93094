/** The body of a request as the validated value that its handler gets, filled up with the contract's defaults. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { OperationDescriptor, Validate } from "#generated/contract.ts";
import { type Issue, invalidRequest } from "#src/errors.ts";
import { hasBody, readBody } from "./body.ts";
import { refuseOtherThanJson } from "./content-type.ts";
import { issuesOf, type Place } from "./issues.ts";
import { parseJsonBody } from "./json-body.ts";
import { knownFields } from "./known-fields.ts";
import type { LargeBodies } from "./large-bodies.ts";

export interface RequestBody {
  readonly value: unknown;
  /** As received and inflated; what an idempotency key is bound to. */
  readonly bytes: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** Larger than any way of writing an empty object that a client comes up with. */
const EMPTY_OBJECT_LIMIT = 1024;

export async function requestBody(
  operation: OperationDescriptor,
  request: IncomingMessage,
  response: ServerResponse,
  large: LargeBodies,
): Promise<RequestBody> {
  const validate = operation.validate.body;
  if (validate === null) return { value: undefined, bytes: await refuseContent(request, response, large) };
  const bytes = hasBody(request) ? await readJson(operation, request, response, large) : NOTHING;
  if (bytes.length === 0 && operation.bodyRequired) {
    throw invalidRequest([{ path: "", message: "a JSON body is required" }]);
  }
  // An optional body that is absent has all its defaults, as an empty one has.
  const value = bytes.length === 0 ? {} : parseJsonBody(bytes);
  refuseInvalid(validate, value, "body", operation.id);
  return { value, bytes };
}

/** `bodyOf`: the operation, where the value is its body; unknown fields are then compared with those that it knows. */
export function refuseInvalid(validate: Validate, value: unknown, place: Place, bodyOf?: string): void {
  if (isValid(validate, value, place)) return;
  const known = (pointer: string) => (bodyOf === undefined ? [] : knownFields(bodyOf, pointer));
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

function readJson(
  operation: OperationDescriptor,
  request: IncomingMessage,
  response: ServerResponse,
  large: LargeBodies,
): Promise<Buffer> {
  refuseOtherThanJson(request.headers["content-type"]);
  return readBody(request, response, { limit: operation.bodyLimit, large });
}

/** Some clients send `{}` where there is nothing to send; anything else was meant for another operation. */
async function refuseContent(request: IncomingMessage, response: ServerResponse, large: LargeBodies): Promise<Buffer> {
  if (!hasBody(request)) return NOTHING;
  const refusal = invalidRequest([{ path: "", message: "this operation takes no body" }]);
  const bytes = await readBody(request, response, { limit: EMPTY_OBJECT_LIMIT, large }).catch((error: unknown) => {
    throw error instanceof Error && error.name === "ServiceError" ? refusal : error;
  });
  if (!/^\s*(?:\{\s*\})?\s*$/.test(bytes.toString("latin1"))) throw refusal;
  return NOTHING;
}
