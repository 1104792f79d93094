/** Documents that a page could not judge for now. They are retried with later pages, each after its own delay. */

import { retryAt } from "#src/foundation/queue/retries.ts";
import type { Judged } from "#src/judging/asking/judged.ts";

export interface Later {
  id: string;
  /** Temporary failures of an engine so far. */
  tries: number;
  /** The earliest retry, in milliseconds since 1970. */
  at: number;
}

/** After this many tries a document has failed. With the delays in between, that takes about four minutes. */
export const MOST_TRIES = 9;
/** With this many left, the job takes no further documents. */
export const MOST_LATER = 1_024;

/** A temporary failure becomes permanent after the maximum number of tries. */
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
