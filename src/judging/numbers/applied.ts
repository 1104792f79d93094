/**
 * Selects the calibration of an answer. An epoch is one version of a judgment under one version of its engine. The calibration fitted to
 * the answer's own epoch applies. Until there is one, the newest of those epochs of the same engine applies that had begun by the time of the
 * evaluation: the two engines of a cascade have numbers of their own. What an engine has learned changes its numbers: a calibration with a fit is for answers with this fit alone, and one without for those without.
 */
import type { CalibrationMethod } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { isLearned } from "./learned.ts";
import { type CalibrationMap, calibrated } from "./maps.ts";

/** A calibration with the members that reads of answers need. */
export interface Calibration {
  version: number;
  engine: string;
  engineVersion: string;
  /** The time of the first evaluation that its outcomes are compared with, in milliseconds since 1970. */
  beganAt: number;
  method: CalibrationMethod;
  map: CalibrationMap;
  /** How many outcomes it was fitted to. */
  outcomes: number;
  /** In milliseconds since 1970. */
  fittedAt: number;
}

/** The members of an answer that decide its calibration. */
export interface Evaluated {
  version: number;
  engine: string;
  engineVersion: string;
  /** In milliseconds since 1970. */
  evaluatedAt: number;
}

/** @param calibrations of the judgment, latest epochs first */
export function calibrationOf(calibrations: readonly Calibration[], answer: Evaluated): Calibration | undefined {
  if (calibrations.length === 0) return undefined;
  const ofVersion = calibrations.filter(({ version }) => version === answer.version);
  const own = ofVersion.find((one) => isOfEpoch(one, answer));
  if (own || isLearned(answer.engineVersion)) return own;
  return ofVersion.find(
    ({ beganAt, engine, engineVersion }) =>
      engine === answer.engine && beganAt <= answer.evaluatedAt && !isLearned(engineVersion),
  );
}

export function isOfEpoch(
  one: Pick<Calibration, "engine" | "engineVersion">,
  { engine, engineVersion }: Pick<Evaluated, "engine" | "engineVersion">,
): boolean {
  return one.engine === engine && one.engineVersion === engineVersion;
}

/** The calibrated numbers of an answer. Null if no calibration applies. */
export function calibratedAnswer(calibrations: readonly Calibration[], answer: Evaluated, raw: RawAnswer): RawAnswer | null {
  const applies = calibrationOf(calibrations, answer);
  return applies ? calibrated(applies.map, raw) : null;
}
