/**
 * Which calibration applies to an answer: the one fitted to its own epoch, that is to evaluations of its version under its engine's version; while
 * there is none, that of the epoch before, the newest of those that had begun when it was evaluated.
 */
import type { CalibrationMethod } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import { type CalibrationMap, calibrated } from "./maps.ts";

/** A calibration as answers are read with it. */
export interface Calibration {
  version: number;
  engine: string;
  engineVersion: string;
  /** When the first evaluation was made that its outcomes are held against; milliseconds since 1970. */
  beganAt: number;
  method: CalibrationMethod;
  map: CalibrationMap;
  /** Outcomes it was fitted to. */
  outcomes: number;
  /** Milliseconds since 1970. */
  fittedAt: number;
}

/** An answer as far as its calibration depends on it. */
export interface Evaluated {
  version: number;
  engine: string;
  engineVersion: string;
  /** Milliseconds since 1970. */
  evaluatedAt: number;
}

/** @param calibrations of the judgment, of epochs that began later first */
export function calibrationOf(calibrations: readonly Calibration[], answer: Evaluated): Calibration | undefined {
  if (calibrations.length === 0) return undefined;
  const ofVersion = calibrations.filter(({ version }) => version === answer.version);
  return ofVersion.find((one) => isOfEpoch(one, answer)) ?? ofVersion.find(({ beganAt }) => beganAt <= answer.evaluatedAt);
}

export function isOfEpoch(
  one: Pick<Calibration, "engine" | "engineVersion">,
  { engine, engineVersion }: Pick<Evaluated, "engine" | "engineVersion">,
): boolean {
  return one.engine === engine && one.engineVersion === engineVersion;
}

/** The numbers of an answer after calibration; null where none applies. */
export function calibratedAnswer(calibrations: readonly Calibration[], answer: Evaluated, raw: RawAnswer): RawAnswer | null {
  const applies = calibrationOf(calibrations, answer);
  return applies ? calibrated(applies.map, raw) : null;
}
