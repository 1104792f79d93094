/** The epoch of a version's present answers, and the earlier ones. */
import type { Database } from "#src/foundation/db/database.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { isOfEpoch } from "#src/judging/numbers/applied.ts";
import { type EpochSums, readEpochs, readNewestEvaluation } from "./outcomes-sql.ts";

/** The epoch of the newest evaluation with its outcomes, and the outcomes of earlier epochs. */
export async function presentEpoch(
  db: Database,
  { judgmentId, activeVersion }: ActiveJudgment,
  namespaceIds: readonly number[],
): Promise<{ present: EpochSums | undefined; earlier: EpochSums[] }> {
  if (namespaceIds.length === 0) return { present: undefined, earlier: [] };
  const epochs = (await readEpochs(db, judgmentId, namespaceIds)).filter(({ version }) => version === activeVersion);
  const newest = await readNewestEvaluation(db, judgmentId, activeVersion, namespaceIds);
  // The newest evaluation may be behind many evaluations of other versions. An epoch that began before may have later answers, carried forward.
  const later = epochs.filter(({ firstAt }) => !newest || firstAt > newest.at);
  const [last] = later.toSorted((one, other) => other.lastAt.getTime() - one.lastAt.getTime());
  const of = last ?? newest;
  if (!of) return { present: undefined, earlier: [] };
  const nothing = { outcomes: 0, documents: 0, firstAt: new Date(0), lastAt: new Date(0) };
  const { engine, engineVersion } = of;
  const present = epochs.find((one) => isOfEpoch(one, of)) ?? { version: activeVersion, engine, engineVersion, ...nothing };
  return { present, earlier: epochs.filter((one) => !isOfEpoch(one, of)) };
}
