/**
 * Fits a calibration to the outcomes of one epoch. It chooses the method that performs best on outcomes it has not seen. Platt
 * scaling (for `bool`) or a temperature (for `choice` and `score`) needs 100 documents, isotonic regression 1,000.
 *
 * Nested cross-validation measures the expected result of the whole procedure. Documents are assigned to five folds by their
 * names. For each fold, everything is repeated without it: the weights of a composite, the choice of the method, and the map.
 */
import { setImmediate as turn } from "node:timers/promises";
import type { CalibrationMethod, JudgmentType, OutcomeValue } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { type CalibrationMap, calibrated, logOdds, near } from "#src/judging/numbers/maps.ts";
import type { AnswerWithout } from "#src/judging/numbers/without.ts";
import type { BinSums } from "./bins.ts";
import { FOLDS } from "./folds.ts";
import { fitIsotonic } from "./isotonic.ts";
import { type Measured, measured } from "./measured.ts";
import { lossOf, summed } from "./metrics.ts";
import { fitPlatt } from "./platt.ts";
import { type Distributed, fitTemperature } from "./temperature.ts";

export const FIRST = 100;
export const ISOTONIC_FROM = 1_000;

/** An evaluation's answer, and the outcome. */
export interface Example {
  fold: number;
  answer: RawAnswer;
  value: OutcomeValue;
}

export interface Fit {
  map: CalibrationMap;
  /** For each fold, the map fitted without it. */
  folds: CalibrationMap[];
  /** For each fold, the sums by that map. */
  heldOut: BinSums[];
}

/** The methods allowed for this many documents, the simplest first; none if there are too few. */
export function methodsFor(type: JudgmentType, documents: number): CalibrationMethod[] {
  if (documents < FIRST) return [];
  const scaling = type === "bool" ? "platt" : "temperature";
  return documents < ISOTONIC_FROM ? [scaling] : [scaling, "isotonic"];
}

/** Each map is fitted in its own turn of the event loop, so that the process can still serve requests. */
export async function crossFit(
  methods: readonly CalibrationMethod[],
  examples: readonly Example[],
  answer: AnswerWithout = (example) => example.answer,
): Promise<Fit> {
  const trials = new Trials(examples, answer);
  const folds: CalibrationMap[] = [];
  const map = await trials.map(await trials.best(methods, []), []);
  for (let fold = 0; fold < FOLDS; fold++) folds.push(await trials.map(await trials.best(methods, [fold]), [fold]));
  await turn();
  return { map, folds, heldOut: heldOut(folds, examples, answer) };
}

/** A cache of maps fitted without some folds. */
class Trials {
  readonly #examples: readonly Example[];
  readonly #answer: AnswerWithout;
  readonly #maps = new Map<string, CalibrationMap>();

  constructor(examples: readonly Example[], answer: AnswerWithout) {
    this.#examples = examples;
    this.#answer = answer;
  }

  /**
   * A map is fitted to answers that do not depend on their own outcome. For a composite, these are combined with weights fitted
   * without the example's fold. An exception is the choice of a method, which omits two folds. There the weights without these
   * two folds are used: omitting a third would need as many weights again.
   */
  async map(method: CalibrationMethod, without: readonly number[]): Promise<CalibrationMap> {
    const key = `${method} ${without.join()}`;
    const known = this.#maps.get(key);
    if (known) return known;
    await turn();
    const seen = this.#examples.filter(({ fold }) => !without.includes(fold));
    const also = (fold: number) => (without.length < 2 ? [...without, fold].sort((one, other) => one - other) : without);
    const answered = seen.map((example) => ({ ...example, answer: this.#answer(example, also(example.fold)) }));
    const map = seen.length === 0 ? await this.map(method, []) : fitMap(method, answered);
    this.#maps.set(key, map);
    return map;
  }

  /** The method whose maps have the lowest log loss on folds they were not fitted to; the simplest of equal ones. */
  async best(methods: readonly CalibrationMethod[], without: readonly number[]): Promise<CalibrationMethod> {
    let [best, least] = [methods[0]!, Number.POSITIVE_INFINITY];
    for (const method of methods.length > 1 ? methods : []) {
      let loss = 0;
      for (let fold = 0; fold < FOLDS; fold++) if (!without.includes(fold)) loss += await this.#loss(method, without, fold);
      if (loss < least) [best, least] = [method, loss];
    }
    return best;
  }

  /** The log loss on one fold, by the map without it. */
  async #loss(method: CalibrationMethod, without: readonly number[], fold: number): Promise<number> {
    const left = [...without, fold].sort((one, other) => one - other);
    const map = await this.map(method, left);
    await turn();
    let sum = 0;
    for (const example of this.#examples) {
      if (example.fold !== fold) continue;
      sum += lossOf(measured(calibrated(map, this.#answer(example, left)), example.value));
    }
    return sum;
  }
}

/** The sums for metrics over examples. Each is computed with a map and an answer that have not seen it. */
export function heldOut(
  folds: readonly CalibrationMap[],
  examples: readonly Example[],
  answer: AnswerWithout = (example) => example.answer,
): BinSums[] {
  return summed(measuredBy(folds, examples, answer), examples[0]?.answer.type === "bool");
}

function* measuredBy(folds: readonly CalibrationMap[], examples: readonly Example[], answer: AnswerWithout): Generator<Measured> {
  for (const example of examples) {
    const { fold, value } = example;
    yield measured(calibrated(folds[fold]!, answer(example, [fold])), value);
  }
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

/** Every predicted mass, and whether its case happened: `p` of a bool, otherwise the mass of each option or level. */
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
