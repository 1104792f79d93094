/** Conditions in headers (RFC 9110, 13). They are met or refused: one that is ignored would write over what somebody else has written. */
import type { IncomingHttpHeaders } from "node:http";
import type { OperationDescriptor } from "#generated/contract.ts";
import { invalidRequest } from "#src/errors.ts";
import type { Answer } from "./answer.ts";

const CONDITIONS = ["If-Match", "If-None-Match", "If-Unmodified-Since", "If-Modified-Since"] as const;

/** The conditions that an operation does not know; none for reading, where RFC 9110 lets them be ignored. */
export function unknownConditions({ method, parameters }: OperationDescriptor): readonly string[] {
  if (method === "GET") return [];
  const known = new Set(parameters.flatMap(({ in: place, name }) => (place === "header" ? [name] : [])));
  return CONDITIONS.filter((name) => !known.has(name));
}

export function refuseConditions(unknown: readonly string[], headers: IncomingHttpHeaders): void {
  for (const name of unknown) {
    if (headers[name.toLowerCase()] === undefined) continue;
    const message = "is a condition that this operation does not take; writes of documents take `if_revision` and If-Match";
    throw invalidRequest([{ path: `header/${name}`, message }]);
  }
}

/** 304 in place of an answer that the client has already. */
export function unlessKnown(answer: Answer, ifNoneMatch: string | undefined): Answer {
  const tag = answer.headers?.ETag;
  if (ifNoneMatch === undefined || tag === undefined || answer.status !== 200) return answer;
  const known = ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
  return known ? { status: 304, body: undefined, headers: answer.headers } : answer;
}
