/** Converts a response to the operation's success, or to the error to throw. */
import { isText, JSON_TYPE } from "./content-type.ts";
import { ErrorResponse, UnexpectedResponseError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { ResponseInfo } from "./response-info.ts";

/** A successful response with its status, for operations with several success statuses. */
export interface Reply<Status extends number, Body> {
  readonly status: Status;
  readonly body: Body;
}

export type Meaning =
  | { readonly kind: "reply"; readonly reply: Reply<number, unknown> }
  | { readonly kind: "refusal"; readonly error: ErrorResponse }
  | { readonly kind: "unexpected"; readonly error: UnexpectedResponseError };

export function meaning(operation: Operation, info: ResponseInfo, text: string, retryAfter: number | null): Meaning {
  const success = info.status >= 200 && info.status < 300;
  if (success && !operation.statuses.includes(info.status)) {
    return unexpected(`answered ${info.status}, which this version of the contract does not know`, info, text);
  }
  if (info.status === 204) return { kind: "reply", reply: { status: 204, body: undefined } };
  if (success && isText(operation.answerTypes?.[info.status] ?? JSON_TYPE))
    return { kind: "reply", reply: { status: info.status, body: text } };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    return unexpected(`answered ${info.status} with what is not JSON`, info, text, cause);
  }
  if (success) return { kind: "reply", reply: { status: info.status, body } };
  const envelope = errorEnvelope(body);
  if (envelope === null) return unexpected(`answered ${info.status} without the error envelope`, info, text);
  return { kind: "refusal", error: new ErrorResponse(envelope, info, retryAfter) };
}

function unexpected(problem: string, info: ResponseInfo, text: string, cause?: unknown): Meaning {
  return { kind: "unexpected", error: new UnexpectedResponseError(problem, info, text, cause) };
}

function errorEnvelope(body: unknown): { code: string; message: string; details: unknown } | null {
  const { error } = isObject(body) ? body : {};
  if (!isObject(error)) return null;
  const { code, message, details } = error;
  if (typeof code !== "string" || typeof message !== "string") return null;
  return { code, message, details: isObject(details) ? details : {} };
}

export function isObject(value: unknown): value is { readonly [member: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
