/**
 * Fits a calibration to outcomes of one epoch: Platt scaling or temperature scaling from 100 outcomes, isotonic regression from 1,000. What it can be
 * expected to achieve is measured on outcomes that it did not see: documents are dealt into five folds by their names, and each fold is calibrated
 * by a map that was fitted to the other four.
 */
import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { CalibrationMethod, JudgmentType, OutcomeValue } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import { type Measured, measured } from "#src/outcomes/measured.ts";
import { fitIsotonic } from "./isotonic.ts";
import { type CalibrationMap, calibrated, logOdds, near } from "./maps.ts";
import { type BinSums, summed } from "./metrics.ts";
import { fitPlatt } from "./platt.ts";
import { type Distributed, fitTemperature } from "./temperature.ts";

export const FIRST = 100;
export const ISOTONIC_FROM = 1_000;
export const FOLDS = 5;
/** What an evaluation said, and what happened. */
export interface Example {
  fold: number;
  answer: RawAnswer;
  value: OutcomeValue;
}

export interface Fit {
  map: CalibrationMap;
  /** For each fold the map that has not seen it. */
  folds: CalibrationMap[];
  /** Of each fold by that map. */
  heldOut: BinSums[];
}

/** Outcomes of one document are in one fold. */
export function foldOf(namespaceId: number, documentId: string): number {
  return createHash("sha256").update(`${namespaceId}\n${documentId}`).digest().readUInt32BE() % FOLDS;
}

/** How so many outcomes are calibrated; null where they are too few. */
export function methodFor(type: JudgmentType, outcomes: number): CalibrationMethod | null {
  if (outcomes < FIRST) return null;
  if (outcomes >= ISOTONIC_FROM) return "isotonic";
  return type === "bool" ? "platt" : "temperature";
}

/** Each map is fitted in a turn of its own, so that a process that also serves requests goes on doing so. */
export async function crossFit(method: CalibrationMethod, examples: readonly Example[]): Promise<Fit> {
  const map = fitMap(method, examples);
  const folds: CalibrationMap[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    await turn();
    const seen = examples.filter((one) => one.fold !== fold);
    folds.push(seen.length === 0 ? map : fitMap(method, seen));
  }
  await turn();
  return { map, folds, heldOut: heldOut(folds, examples) };
}

/** The sums of metrics over examples, each by the map that has not seen it. */
export function heldOut(folds: readonly CalibrationMap[], examples: readonly Example[]): BinSums[] {
  return summed(measuredBy(folds, examples), examples[0]?.answer.type === "bool");
}

function* measuredBy(folds: readonly CalibrationMap[], examples: readonly Example[]): Generator<Measured> {
  for (const { fold, answer, value } of examples) yield measured(calibrated(folds[fold]!, answer), value);
}

export function fitMap(method: CalibrationMethod, examples: readonly Example[]): CalibrationMap {
  switch (method) {
    case "platt": {
      const { x, came } = masses(examples);
      return fitPlatt(x.map(logOdds), came);
    }
    case "temperature":
      return fitTemperature(examples.map(distributed));
    case "isotonic": {
      const { x, came } = masses(examples);
      return fitIsotonic(x.map(near), came);
    }
    default:
      return method satisfies never;
  }
}

/** Every mass and whether it was that of what happened: of a bool `p`, else each option's or level's. */
function masses(examples: readonly Example[]): { x: Float64Array; came: Uint8Array } {
  const x: number[] = [];
  const came: number[] = [];
  for (const { answer, value } of examples) {
    if (answer.type === "bool") {
      x.push(answer.p);
      came.push(Number(value === true));
      continue;
    }
    for (const [name, mass] of Object.entries(answer.dist)) {
      x.push(mass);
      came.push(Number(name === String(value)));
    }
  }
  return { x: Float64Array.from(x), came: Uint8Array.from(came) };
}

function distributed({ answer, value }: Example): Distributed {
  if (answer.type === "bool") return { masses: [1 - answer.p, answer.p], happened: Number(value === true) };
  const names = Object.keys(answer.dist);
  return { masses: Object.values(answer.dist), happened: names.indexOf(String(value)) };
}
