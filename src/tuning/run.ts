/**
 * A search for a cheaper recipe, a step at a time; each commits with where it has come to, so a process that dies does one again.
 *
 *   answers: drawn ──▶ the present recipe's answers to the sample ──▶ candidates, cheapest first ──▶ tried until one agrees
 *   ──▶ measured on documents that it was not chosen by ──▶ done
 *
 * Nothing of it is billed or logged, or lands.
 */
import type { Json } from "#src/json.ts";
import { retryAt } from "#src/judging/retries.ts";
import { isActive } from "#src/judgments/judgment.ts";
import { judgmentAt, versionsOf } from "#src/judgments/lookup.ts";
import type { Logger } from "#src/log.ts";
import { START } from "#src/sampling/walk.ts";
import type { DecidingParts } from "./deciding.ts";
import { type Checkpoint, decide, draw, list, measure, type Next, tryOn } from "./searching.ts";
import * as sql from "./sql.ts";

const MOST_ATTEMPTS = 12;

export interface TuningParts extends DecidingParts {
  log: Logger;
}

/** Does what is left of a search; answers when it is to be gone on with, null for not at all. */
export async function runTuning(parts: TuningParts, claimId: number, signal: AbortSignal): Promise<Date | null> {
  const { db, clock, log } = parts;
  while (!signal.aborted) {
    const tuning = await sql.readClaimedTuning(db, claimId);
    if (tuning?.status !== "running") return null;
    const next = await step(parts, tuning, signal).catch((error: unknown): Next => {
      log.warn({ err: error, judgment: tuning.judgment, place: tuning.place }, "a step of a tuning run failed");
      return { again: "a fault of the server" };
    });
    if (next === "cut short") break;
    await db.transaction((tx) => sql.moveTuning(tx, tuning, movedBy(tuning, next)));
    if ("again" in next) return retryAt(clock.now(), tuning.attempts + 1, 0);
  }
  return clock.now();
}

function movedBy({ checkpoint, attempts }: sql.Tuning, next: Exclude<Next, "cut short">): sql.Moved {
  if ("done" in next)
    return {
      status: "done",
      checkpoint: null,
      attempts: 0,
      suggested: next.done?.suggested ?? null,
      agreement: next.done?.agreement ?? null,
    };
  if ("checkpoint" in next) return { status: "running", checkpoint: next.checkpoint as unknown as Json, attempts: 0, ...NOTHING };
  return attempts + 1 < MOST_ATTEMPTS
    ? { status: "running", checkpoint, attempts: attempts + 1, ...NOTHING }
    : { status: "failed", checkpoint: null, attempts: 0, ...NOTHING };
}

const NOTHING = { suggested: null, agreement: null };

async function step(parts: TuningParts, tuning: sql.Tuning, signal: AbortSignal): Promise<Next> {
  const { organizationId, place, judgment, judgmentId, version } = tuning;
  const found = await judgmentAt(parts.db, organizationId, place, judgment);
  const definition = (await versionsOf(parts.db, judgmentId)).find((one) => one.version === version)?.definition;
  // Nobody asks about it any more, or about that version.
  if (found?.judgmentId !== judgmentId || !isActive(found) || definition === undefined) return { done: null };
  const about = { organizationId, place, judgment, judgmentId, version, definition };
  const checkpoint = (tuning.checkpoint as unknown as Checkpoint | null) ?? { at: "drawing", walk: START };
  switch (checkpoint.at) {
    case "drawing":
      return draw(parts, about, found, checkpoint.walk);
    case "present":
      return checkpoint.left.length > 0 ? decide(parts, about, checkpoint, signal) : list(parts, about, checkpoint);
    case "trying":
      return tryOn(parts, about, checkpoint, signal);
    case "measuring":
      return measure(parts, about, checkpoint, signal);
    default:
      return checkpoint satisfies never;
  }
}
