/** The protocol's own error for a message that names a member twice. An agent gets it as the response to its request. */
import { isObject, type RepeatedMembers } from "typespec-koa-runtime/json";
import { invalidRequest } from "#src/foundation/errors.ts";

export interface Refusal {
  jsonrpc: "2.0";
  /** Null for a message without an id, or with two: it is no request that could have a response. */
  id: string | number | null;
  error: { code: number; message: string; data: unknown };
}

/** Of JSON-RPC. */
const INVALID_REQUEST = -32600;

export function refusalOf({ value, found, issues }: RepeatedMembers): Refusal {
  const { message, details } = invalidRequest(issues);
  const given = isObject(value) && !found.some(({ path }) => path === "/id") ? value.id : undefined;
  const id = typeof given === "string" || typeof given === "number" ? given : null;
  return { jsonrpc: "2.0", id, error: { code: INVALID_REQUEST, message, data: details } };
}
