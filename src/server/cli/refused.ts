/** The documents of a write that the service refused. */
import { JudgmentServiceError } from "#generated/client/index.ts";

export interface Refused {
  /** The position in the request, from 0. */
  readonly at: number;
  readonly problem: string;
}

/** Whether the documents of a request may be taken in several requests. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof JudgmentServiceError && error.code === "too_large";
}

/** @returns in order, one for each refused document that the error names; empty if the error is about something else */
export function refusedOf(error: unknown, documents: number): Refused[] {
  if (!(error instanceof JudgmentServiceError)) return [];
  if (isTooLarge(error) && documents === 1)
    return [{ at: 0, problem: "document_id" in error.details ? error.message : "it is larger than the 64 MB of a request" }];
  if (error.code !== "invalid_request") return [];
  const found = new Map<number, string>();
  for (const { path, message } of error.details.issues ?? []) {
    const [, at, member] = /^\/(?:upsert|patch)\/(\d+)(.*)$/.exec(path) ?? [];
    if (at !== undefined && !found.has(Number(at))) found.set(Number(at), `${member === "" ? "it" : member} ${message}`);
  }
  return [...found].map(([at, problem]) => ({ at, problem })).toSorted((one, other) => one.at - other.at);
}
