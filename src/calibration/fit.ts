/**
 * Fits a calibration to outcomes of one epoch, by the method that does best on outcomes that it did not see. Platt scaling (for `bool`) or a
 * temperature (for `choice` and `score`) is allowed from 100 documents, isotonic regression from 1,000.
 *
 * What the whole procedure can be expected to achieve is measured by nested cross-validation. Documents are dealt into five folds by their names. For
 * each fold everything is done anew without it: weights of a composite, the choice of the method, and the map.
 */
import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { CalibrationMethod, JudgmentType, OutcomeValue } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import { type Measured, measured } from "#src/outcomes/measured.ts";
import { fitIsotonic } from "./isotonic.ts";
import { type CalibrationMap, calibrated, logOdds, near } from "./maps.ts";
import { type BinSums, lossOf, summed } from "./metrics.ts";
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

/**
 * What an example's document would be answered by something that was fitted without some folds: a composite by its weights. Folds rise, and there
 * are two at most.
 */
export type AnswerWithout = (example: Example, without: readonly number[]) => RawAnswer;

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

/** The methods that so many documents' outcomes allow, the simplest first; none where they are too few. */
export function methodsFor(type: JudgmentType, documents: number): CalibrationMethod[] {
  if (documents < FIRST) return [];
  const scaling = type === "bool" ? "platt" : "temperature";
  return documents < ISOTONIC_FROM ? [scaling] : [scaling, "isotonic"];
}

/** Each map is fitted in a turn of its own, so that a process that also serves requests goes on doing so. */
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

/** Maps that were fitted without some folds, each once. */
class Trials {
  readonly #examples: readonly Example[];
  readonly #answer: AnswerWithout;
  readonly #maps = new Map<string, CalibrationMap>();

  constructor(examples: readonly Example[], answer: AnswerWithout) {
    this.#examples = examples;
    this.#answer = answer;
  }

  /**
   * A map is fitted to answers that their own outcome has no part in: a composite's by weights without the example's fold. Only where two folds are left out, to
   * choose a method, are they by the weights of what is left: three would take as many weights again.
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

  /** The method whose maps have the least log loss on folds that they were not fitted to; of equals the simplest. */
  async best(methods: readonly CalibrationMethod[], without: readonly number[]): Promise<CalibrationMethod> {
    let [best, least] = [methods[0]!, Number.POSITIVE_INFINITY];
    for (const method of methods.length > 1 ? methods : []) {
      let loss = 0;
      for (let fold = 0; fold < FOLDS; fold++) if (!without.includes(fold)) loss += await this.#loss(method, without, fold);
      if (loss < least) [best, least] = [method, loss];
    }
    return best;
  }

  /** On one fold, of the map without it. */
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

/** The sums of metrics over examples, each by the map, and the answer, that have not seen it. */
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
