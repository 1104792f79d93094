/** Fits weights to all documents, and again without some folds of them. */
import { setImmediate as turn } from "node:timers/promises";
import type { Composite, Weights } from "#src/judging/numbers/combine.ts";
import type { WeightsWithout } from "#src/judging/numbers/without.ts";
import { FOLDS } from "#src/quality/fits/folds.ts";
import { fitWeights, type Labelled } from "./fit.ts";

export interface FittedWeights {
  weights: Weights;
  without: WeightsWithout;
}

export async function fitAllWeights(definition: Composite, labels: readonly Labelled[]): Promise<FittedWeights> {
  return { weights: fitWeights(definition, labels), without: await fitWithout(definition, labels) };
}

/** Each fit runs in its own turn of the event loop. */
export async function fitWithout(definition: Composite, labels: readonly Labelled[]): Promise<WeightsWithout> {
  const found: Record<string, Weights> = {};
  for (let one = 0; one < FOLDS; one++) {
    for (let other = one; other < FOLDS; other++) {
      await turn();
      const seen = labels.filter(({ fold }) => fold !== one && fold !== other);
      found[one === other ? `${one}` : `${one},${other}`] = fitWeights(definition, seen);
    }
  }
  return found;
}
