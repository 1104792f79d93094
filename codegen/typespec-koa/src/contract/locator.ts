/** Finds the specification's line for a change. */
import type { Api, NamedType, Operation, Position } from "../model.ts";
import { operationsOf } from "./lock-of.ts";
import type { Place } from "./schema/side.ts";

export interface Locator {
  type(place: Place): Position | null;
  operation(id: string): Position | null;
  /** `parameter` as in the lock: `query limit`. */
  parameter(id: string, parameter: string): Position | null;
  /** Of a body of several parts. */
  part(id: string, name: string): Position | null;
  /** `error` as in the lock: `409 conflict`. */
  error(error: string): Position | null;
  code(code: string): Position | null;
  webhook(name: string): Position | null;
}

export function locator(api: Api): Locator {
  const types = new Map(api.types.map((type): [string, NamedType] => [type.name, type]));
  const operations = new Map(operationsOf(api).map((operation): [string, Operation] => [operation.id, operation]));
  const operation = (id: string) => operations.get(id)?.position ?? null;
  return {
    operation,
    type: ({ type, pointer }) => memberPosition(types.get(type ?? ""), pointer),
    parameter: (id, parameter) =>
      operations.get(id)?.parameters.find(({ in: place, name }) => `${place} ${name}` === parameter)?.position ?? operation(id),
    part: (id, wanted) => operations.get(id)?.body?.parts?.find(({ name }) => name === wanted)?.position ?? operation(id),
    error: (error) => api.errors.find(({ status, code }) => `${status} ${code}` === error)?.position ?? null,
    webhook: (wanted) => api.webhooks.find(({ name }) => name === wanted)?.position ?? null,
    code: (name) => api.errorCodes.find(({ code }) => code === name)?.position ?? null,
  };
}

/** The declaration of the pointer's member, or of the nearest one around it. */
function memberPosition(type: NamedType | undefined, pointer: string): Position | null {
  if (!type) return null;
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const position = type.members[at];
    if (position) return position;
  }
  return type.position;
}
