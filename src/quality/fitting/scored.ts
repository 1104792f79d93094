/**
 * The outcomes of an epoch for choosing a threshold, the newest per document. They are read a page at a time and stored in typed
 * arrays. So neither their number nor the number of a choice's options makes a recommendation expensive.
 */

import type { Session } from "#src/foundation/db/database.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { combined, fits, type Inputs, isComposite } from "#src/judging/numbers/combine.ts";
import type { WeightsWithout } from "#src/judging/numbers/without.ts";
import { readWeights } from "#src/quality/composites/weights.ts";
import type { CutNumber } from "#src/quality/fits/cut-numbers.ts";
import type { Scored } from "#src/quality/fits/cuts.ts";
import { drawOf, FOLDS, foldOf } from "#src/quality/fits/folds.ts";
import { MOST_FITTED } from "./examples.ts";
import { type EpochSums, readCutoff } from "./outcomes-sql.ts";
import { readScored, type ScoredPage } from "./scored-sql.ts";

const PAGE = 5_000;

/** Outcomes to choose a threshold on, and for each fold those to choose one without it. */
export interface ScoredOutcomes {
  all: Scored;
  /** The numbers of a model fitted without a fold; null if nothing was fitted, and `all` is used. */
  without: ((fold: number) => Scored) | null;
}

/** If there are more than a fit may use, the last evaluated ones. */
export async function scoredOutcomes(
  session: Session,
  judgment: ActiveJudgment,
  cut: CutNumber,
  epoch: EpochSums,
  namespaceIds: readonly number[],
): Promise<ScoredOutcomes> {
  const { judgmentId } = judgment;
  const count = epoch.documents;
  const cutoff = count > MOST_FITTED ? ((await readCutoff(session, judgmentId, epoch, namespaceIds, MOST_FITTED)) ?? null) : null;
  const numberOf = await numbersBy(session, judgment);
  const found = empty(Math.min(count, MOST_FITTED), numberOf === null ? 1 : FOLDS);
  let length = 0;
  for (const namespaceId of namespaceIds) {
    for (let after: { at: Date; id: string } | null = null; length < found.so.length; ) {
      const page: ScoredPage = await readScored(session, namespaceId, judgmentId, epoch, cut, { after, cutoff }, PAGE);
      // Outcomes that were posted after the count are not included.
      const count = Math.min(page.numbers.length, found.so.length - length);
      for (let at = 0; at < count; at++, length++) {
        const fold = foldOf(namespaceId, page.documentIds[at]!);
        for (const [without, numbers] of found.numbers.entries())
          numbers[length] = numberOf ? numberOf(page.numbers[at]!, page.inputs[at]!, [fold, without]) : page.numbers[at]!;
        found.so[length] = Number(page.so[at]);
        found.folds[length] = fold;
        found.weights[length] = page.weights[at]!;
        found.draws[length] = drawOf(namespaceId, page.documentIds[at]!);
      }
      after = page.last;
      if (page.numbers.length < PAGE || after === null) break;
    }
  }
  const kept = evenly(found.weights.subarray(0, length), found.draws);
  const so = found.so.subarray(0, length).filter(kept);
  const folds = found.folds.subarray(0, length).filter(kept);
  const scored = (numbers: Float64Array): Scored => ({ numbers: numbers.subarray(0, length).filter(kept), so, folds });
  const [first] = found.numbers;
  if (numberOf === null) return { all: scored(first!), without: null };
  return {
    // Each number comes from what was fitted without its own fold.
    all: scored(Float64Array.from(found.folds, (fold, at) => found.numbers[fold]![at]!)),
    without: (fold) => scored(found.numbers[fold]!),
  };
}

function empty(length: number, sets: number) {
  const numbers = Array.from({ length: sets }, () => new Float64Array(length));
  const [weights, draws] = [new Float64Array(length), new Float64Array(length)];
  return { numbers, so: new Uint8Array(length), folds: new Uint8Array(length), weights, draws };
}

/**
 * Of outcomes that stand for different numbers of documents, those that together are like a random sample. An outcome is kept with a
 * chance in proportion to its weight. So exact tests hold, which weights would not allow (rejection sampling, von Neumann 1951).
 * The chance comes from a digest of the document, so every request keeps the same.
 */
export function evenly(weights: Float64Array, draws: Float64Array): (_: number, at: number) => boolean {
  const most = weights.reduce((one, other) => Math.max(one, other), 0);
  return (_, at) => draws[at]! * most < weights[at]!;
}

type NumberBy = (number: number, inputs: Inputs | null, without: readonly [number, number]) => number;

/**
 * A composite answers with its present weights. So a threshold cuts the number it would have answered with them. Null for a
 * judgment that is not a composite.
 */
async function numbersBy(session: Session, { definition, judgmentId, activeVersion }: ActiveJudgment): Promise<NumberBy | null> {
  if (!isComposite(definition)) return null;
  const row = await readWeights(session, judgmentId, activeVersion);
  return (number, inputs, [one, other]) => {
    if (!fits(definition, inputs ?? undefined)) return number;
    return combined(definition, without(row?.without, one, other) ?? row?.weights ?? null, inputs!);
  };
}

function without(weights: WeightsWithout | null | undefined, one: number, other: number) {
  return weights?.[one === other ? `${one}` : `${Math.min(one, other)},${Math.max(one, other)}`];
}
