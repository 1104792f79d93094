/** The steps of time that a request asks for: whole hours or days, which begin in UTC wherever the server is. */
import type { ActivityStep } from "#generated/types.ts";
import { HOUR_MS } from "#src/foundation/counts/hour-counts.ts";
import { invalidRequest } from "#src/foundation/errors.ts";

export interface AskedSteps {
  readonly step: ActivityStep;
  readonly from?: string | undefined;
  /** In place of `from`. */
  readonly steps?: number | undefined;
  readonly to?: string | undefined;
}

export interface Steps {
  readonly from: Date;
  readonly to: Date;
  readonly stepMs: number;
}

const DAY_MS = 24 * HOUR_MS;
const STEP_MS: Record<ActivityStep, number> = { hour: HOUR_MS, day: DAY_MS };
const DEFAULT_STEPS: Record<ActivityStep, number> = { hour: 24, day: 30 };
/** A month of hours. */
const MOST_STEPS = 744;

/** @throws ServiceError `invalid_request` */
export function stepsOf({ step, from: begin, steps: asked, to: end }: AskedSteps, now: Date): Steps {
  if (begin !== undefined && asked !== undefined)
    throw invalidRequest([{ path: "query/steps", message: "must be absent together with from; send only one of them" }]);
  const stepMs = STEP_MS[step];
  const present = floor(now.getTime(), stepMs) + stepMs;
  const to = end === undefined ? present : Math.min(present, -floor(-Date.parse(end), stepMs));
  const from = Math.max(0, floor(begin === undefined ? to - (asked ?? DEFAULT_STEPS[step]) * stepMs : Date.parse(begin), stepMs));
  if (from >= to)
    throw invalidRequest([{ path: "query/from", message: `must be before to, which is ${new Date(to).toISOString()}` }]);
  const steps = (to - from) / stepMs;
  if (steps > MOST_STEPS) {
    const message = `must be at most ${MOST_STEPS} steps before to; this is ${steps}. Ask for days, or in several requests`;
    throw invalidRequest([{ path: "query/from", message }]);
  }
  return { from: new Date(from), to: new Date(to), stepMs };
}

/** The starts of all steps, in order. */
export function startsOf({ from, to, stepMs }: Steps): Date[] {
  return Array.from({ length: (to.getTime() - from.getTime()) / stepMs }, (_, n) => new Date(from.getTime() + n * stepMs));
}

/** Counts from before this hour may have been deleted. */
export function keptFrom(now: Date, keptMs: number): string {
  return new Date(floor(now.getTime() - keptMs, HOUR_MS)).toISOString();
}

function floor(at: number, stepMs: number): number {
  return Math.floor(at / stepMs) * stepMs;
}
