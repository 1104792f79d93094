/**
 * A search for a cheaper recipe, and for a cascade, in steps. Each step commits with its checkpoint, so after a crash one step is repeated.
 *
 *   answers: sampled ──▶ the present recipe's answers for the sample ──▶ candidates, cheapest first ──▶ tried until one agrees
 *   ──▶ measured on documents that were not used for the choice ──▶ cascades with cheaper engines: each tried on all documents ──▶ done
 *
 * Nothing of it is billed, logged, or stored as an answer.
 */
import type { Json } from "#src/foundation/json/json.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { retryAt } from "#src/foundation/queue/retries.ts";
import { START } from "#src/jobs/sampling/walk.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentAt, versionsOf } from "#src/judging/definitions/lookup.ts";
import type { CascadeParts } from "./cascades.ts";
import { beginCascades, soFar, tryCascade } from "./cascading.ts";
import type { About } from "./deciding.ts";
import { type Checkpoint, decide, draw, list, measure, type Next, tryOn } from "./searching.ts";
import * as sql from "./sql.ts";

const MOST_ATTEMPTS = 12;

export interface TuningParts extends CascadeParts {
  log: Logger;
}

/** Continues a search. Returns when to continue; null if it has ended. */
export async function runTuning(parts: TuningParts, claimId: number, signal: AbortSignal): Promise<Date | null> {
  const { db, clock, log } = parts;
  while (!signal.aborted) {
    const tuning = await sql.readClaimedTuning(db, claimId);
    if (tuning?.status !== "running") return null;
    const next = await step(parts, tuning, signal).catch((error: unknown): Next => {
      log.warn({ err: error, judgment: tuning.judgment, place: tuning.place }, "A step of a tuning failed.");
      return { again: "an error in the service" };
    });
    if (next === "cut short") break;
    await db.transaction((tx) => sql.moveTuning(tx, tuning, movedBy(tuning, next)));
    if ("again" in next) return retryAt(clock.now(), tuning.attempts + 1, 0);
  }
  return clock.now();
}

function movedBy({ checkpoint, attempts }: sql.Tuning, next: Exclude<Next, "cut short">): sql.Moved {
  if ("done" in next) return doneWith(next);
  if ("checkpoint" in next) return { status: "running", checkpoint: next.checkpoint as unknown as Json, attempts: 0, ...NOTHING };
  if (attempts + 1 < MOST_ATTEMPTS) return { status: "running", checkpoint, attempts: attempts + 1, ...NOTHING };
  const last = checkpoint as unknown as Checkpoint | null;
  // A cheap engine that stays away takes nothing from what was found before.
  return last?.at === "cascading" ? doneWith(soFar(last)) : { status: "failed", checkpoint: null, attempts: 0, ...NOTHING };
}

function doneWith({ done, cascade = null }: Extract<Next, { done: unknown }>): sql.Moved {
  const { suggested = null, agreement = null } = done ?? {};
  return { status: "done", checkpoint: null, attempts: 0, suggested, agreement, cascade };
}

const NOTHING = { suggested: null, agreement: null, cascade: null };

async function step(parts: TuningParts, tuning: sql.Tuning, signal: AbortSignal): Promise<Next> {
  const { organizationId, place, judgment, judgmentId, version } = tuning;
  const found = await judgmentAt(parts.db, organizationId, place, judgment);
  const definition = (await versionsOf(parts.db, judgmentId)).find((one) => one.version === version)?.definition;
  // The judgment or that version is no longer in use.
  if (found?.judgmentId !== judgmentId || !isActive(found) || definition === undefined) return { done: null };
  const about = { organizationId, place, judgment, judgmentId, version, definition };
  const checkpoint = (tuning.checkpoint as unknown as Checkpoint | null) ?? { at: "drawing", walk: START };
  const next = await stepFrom(parts, about, found, checkpoint, signal);
  const isSearched = typeof next === "object" && "done" in next && checkpoint.at !== "drawing" && checkpoint.at !== "cascading";
  return isSearched ? beginCascades(parts, about, checkpoint, next.done) : next;
}

async function stepFrom(
  parts: TuningParts,
  about: About,
  judgment: ActiveJudgment,
  checkpoint: Checkpoint,
  signal: AbortSignal,
): Promise<Next> {
  switch (checkpoint.at) {
    case "drawing":
      return draw(parts, about, judgment, checkpoint.walk);
    case "present":
      return checkpoint.left.length > 0 ? decide(parts, about, checkpoint, signal) : list(parts, about, checkpoint);
    case "trying":
      return tryOn(parts, about, checkpoint, signal);
    case "measuring":
      return measure(parts, about, checkpoint, signal);
    case "cascading":
      return tryCascade(parts, about, checkpoint, signal);
    default:
      return checkpoint satisfies never;
  }
}
