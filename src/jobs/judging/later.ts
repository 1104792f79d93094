/** Documents that a page could not have answered for now: they go along with later pages, each no sooner than it may be tried again. */
import type { Judged } from "#src/judging/judged.ts";
import { retryAt } from "#src/judging/retries.ts";

export interface Later {
  id: string;
  /** Times that an engine has failed for now. */
  tries: number;
  /** When it may be tried again, in milliseconds since 1970. */
  at: number;
}

/** A document that fails as often has failed: with the waits in between, some four minutes. */
export const MOST_TRIES = 9;
/** With as many left, no further documents are taken. */
export const MOST_LATER = 1_024;

/** What has failed for now as often as it may has failed for good. */
export function lastTry(one: Judged): Judged {
  if (one.kind !== "failed" || one.failure.retryAfterMs === null || one.due.attempts + 1 < MOST_TRIES) return one;
  return { ...one, failure: { ...one.failure, retryAfterMs: null } };
}

type ForNow = Extract<Judged, { kind: "failed" | "waiting" }>;

export function isForNow(one: Judged): one is ForNow {
  return one.kind === "waiting" || (one.kind === "failed" && one.failure.retryAfterMs !== null);
}

export function laterOf(one: ForNow, now: Date): Later {
  const { document, attempts } = one.due;
  const id = document.document_id;
  if (one.kind === "waiting") return { id, tries: attempts, at: now.getTime() + one.afterMs };
  return { id, tries: attempts + 1, at: retryAt(now, attempts + 1, one.failure.retryAfterMs ?? 0).getTime() };
}
