/**
 * The sums behind metrics of a composite's raw answers. Outcomes store evaluations with the weights of that time, but a report
 * shows answers with the present weights. So each answer is combined again, with weights fitted without the document's fold.
 * Outcomes that the weights were fitted to say nothing about others.
 */

import type { Session } from "#src/foundation/db/database.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { type AnswerWithout, answerWithout } from "#src/judging/numbers/without.ts";
import { readWeights } from "#src/quality/composites/weights.ts";
import type { EpochKey } from "#src/quality/due/epoch-key.ts";
import type { BinSums } from "#src/quality/fits/bins.ts";
import { foldOf } from "#src/quality/fits/folds.ts";
import { measured } from "#src/quality/fits/measured.ts";
import { summed } from "#src/quality/fits/metrics.ts";
import { type RawSums, readEpochs, readExamples } from "./outcomes-sql.ts";

const PAGE = 5_000;

/** By epoch and bin. */
export async function sumComposite(
  session: Session,
  judgment: ActiveJudgment,
  namespaceIds: readonly number[],
): Promise<RawSums[]> {
  const found: RawSums[] = [];
  const { judgmentId, activeVersion, definition, weights } = judgment;
  const row = await readWeights(session, judgmentId, activeVersion);
  const answer = answerWithout(definition, row?.weights ?? weights, row?.without);
  for (const { outcomes: _, documents: __, firstAt, lastAt, ...epoch } of await readEpochs(session, judgmentId, namespaceIds)) {
    if (epoch.version !== activeVersion) continue;
    const bins = new Map<number, BinSums>();
    for (const namespaceId of namespaceIds) await addOutcomes(session, judgmentId, epoch, { namespaceId, answer }, bins);
    const { engine, engineVersion } = epoch;
    found.push(...[...bins.values()].map((sums) => ({ ...sums, engine, engineVersion, firstAt, lastAt })));
  }
  return found;
}

async function addOutcomes(
  session: Session,
  judgmentId: string,
  epoch: EpochKey,
  { namespaceId, answer }: { namespaceId: number; answer: AnswerWithout },
  bins: Map<number, BinSums>,
): Promise<void> {
  for (let after: { at: Date; id: string } | null = null; ; ) {
    const range = { after, cutoff: null, postedBy: null };
    const rows = await readExamples(session, namespaceId, judgmentId, epoch, range, PAGE);
    const page = rows.map((row) => {
      const fold = foldOf(namespaceId, row.documentId);
      return measured(answer(row, [fold]), row.value);
    });
    for (const sums of summed(page, true)) bins.set(sums.bin, added(bins.get(sums.bin), sums));
    const last = rows.at(-1);
    if (rows.length < PAGE || !last) return;
    after = { at: last.observedAt, id: last.id };
  }
}

function added(one: BinSums | undefined, other: BinSums): BinSums {
  if (one === undefined) return other;
  return {
    bin: one.bin,
    count: one.count + other.count,
    predicted: one.predicted + other.predicted,
    came: one.came + other.came,
    right: one.right + other.right,
    loss: one.loss + other.loss,
    distance: one.distance + other.distance,
    squares: (one.squares ?? 0) + (other.squares ?? 0),
  };
}
