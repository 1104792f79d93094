/** The documents of a write that the service refused. */
import { JudgmentServiceError } from "#generated/client/index.ts";

export interface Refused {
  /** The position in the request, from 0. */
  readonly at: number;
  readonly problem: string;
}

/** @returns in order, one for each refused document that the error names; empty if the error is about something else */
export function refusedOf(error: unknown, documents: number): Refused[] {
  if (!(error instanceof JudgmentServiceError)) return [];
  // Only a single document can be that large.
  if (error.code === "too_large" && documents === 1) return [{ at: 0, problem: "it is larger than the 64 MB of a request" }];
  if (error.code !== "invalid_request") return [];
  const found = new Map<number, string>();
  for (const { path, message } of error.details.issues ?? []) {
    const [, at, member] = /^\/(?:upsert|patch)\/(\d+)(.*)$/.exec(path) ?? [];
    if (at !== undefined && !found.has(Number(at))) found.set(Number(at), `${member === "" ? "it" : member} ${message}`);
  }
  return [...found].map(([at, problem]) => ({ at, problem })).toSorted((one, other) => one.at - other.at);
}
