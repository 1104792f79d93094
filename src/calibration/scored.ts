/**
 * The outcomes of a version as thresholds cut them. They are read a page at a time and held as bytes, so neither their number nor that of a choice's
 * options makes a recommendation large.
 */
import { combined, type Inputs, isComposite } from "#src/composites/combine.ts";
import { fits } from "#src/composites/labels.ts";
import type { Session } from "#src/db/database.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";
import type { CutNumber } from "./cut-numbers.ts";
import type { Scored } from "./cuts.ts";
import { MOST_FITTED } from "./examples.ts";
import { foldOf } from "./fit.ts";
import { readEpochs } from "./outcomes-sql.ts";
import { readScored, readScoredCutoff, type ScoredPage } from "./scored-sql.ts";

const PAGE = 5_000;

/** Of all epochs; of more than may be fitted, those that were evaluated last. */
export async function scoredOutcomes(
  session: Session,
  judgment: ActiveJudgment,
  cut: CutNumber,
  namespaceIds: readonly number[],
): Promise<Scored> {
  const { judgmentId, activeVersion: version } = judgment;
  const epochs = namespaceIds.length === 0 ? [] : await readEpochs(session, judgmentId, namespaceIds);
  const count = epochs.reduce((sum, epoch) => sum + (epoch.version === version ? epoch.outcomes : 0), 0);
  const cutoff =
    count > MOST_FITTED ? ((await readScoredCutoff(session, judgmentId, version, namespaceIds, MOST_FITTED)) ?? null) : null;
  const numberOf = numbersBy(judgment);
  const found = empty(Math.min(count, MOST_FITTED));
  let length = 0;
  for (const namespaceId of namespaceIds) {
    for (let after: { at: Date; id: string } | null = null; length < found.numbers.length; ) {
      const page: ScoredPage = await readScored(session, namespaceId, judgmentId, version, cut, { after, cutoff }, PAGE);
      // Outcomes that were posted since they were counted are none of them.
      const count = Math.min(page.numbers.length, found.numbers.length - length);
      for (let at = 0; at < count; at++, length++) {
        found.numbers[length] = numberOf(page.numbers[at]!, page.inputs[at]!);
        found.so[length] = Number(page.so[at]);
        found.folds[length] = foldOf(namespaceId, page.documentIds[at]!);
      }
      after = page.last;
      if (page.numbers.length < PAGE || after === null) break;
    }
  }
  const { numbers, so, folds } = found;
  return { numbers: numbers.subarray(0, length), so: so.subarray(0, length), folds: folds.subarray(0, length) };
}

function empty(length: number): Scored {
  return { numbers: new Float64Array(length), so: new Uint8Array(length), folds: new Uint8Array(length) };
}

/** A composite answers by the weights of now: what it would have said by them is what a threshold will cut. */
function numbersBy({ definition, weights }: ActiveJudgment): (number: number, inputs: Inputs | null) => number {
  if (!isComposite(definition)) return (number) => number;
  return (number, inputs) => (fits(definition, inputs ?? undefined) ? combined(definition, weights, inputs!) : number);
}
