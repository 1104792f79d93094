/**
 * Conditional headers (RFC 9110, 13). They are evaluated or refused, because ignoring one would overwrite somebody else's change.
 */
import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";
import type { Answer } from "./answer.ts";
import type { OperationDescriptor } from "./contract.ts";
import { invalidRequest } from "./service-error.ts";

const CONDITIONS = ["If-Match", "If-None-Match", "If-Unmodified-Since", "If-Modified-Since"] as const;

/** The conditions that an operation does not support; none for reads, where RFC 9110 allows ignoring them. */
export function unknownConditions({ method, parameters }: OperationDescriptor): readonly string[] {
  if (method === "GET") return [];
  const known = new Set(parameters.flatMap(({ in: place, name }) => (place === "header" ? [name] : [])));
  return CONDITIONS.filter((name) => !known.has(name));
}

/** @param hint what to do instead, as a part of a sentence; null for none */
export function refuseConditions(unknown: readonly string[], headers: IncomingHttpHeaders, hint: string | null): void {
  for (const name of unknown) {
    if (headers[name.toLowerCase()] === undefined) continue;
    const message = `is not supported by this operation${hint === null ? "" : `; ${hint}`}`;
    throw invalidRequest([{ path: `header/${name}`, message }]);
  }
}

/** 304 instead of a response that the client already has. */
export function unlessKnown(answer: Answer, ifNoneMatch: string | undefined): Answer {
  const tag = answer.headers?.ETag;
  if (tag === undefined || answer.status !== 200) return answer;
  return knows(ifNoneMatch, tag) ? { status: 304, body: undefined, headers: answer.headers } : answer;
}

/** Whether `If-None-Match` contains a tag, by weak comparison (RFC 9110, 13.1.2). */
export function knows(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch !== undefined && fresh({ "if-none-match": ifNoneMatch }, { etag: tag });
}
