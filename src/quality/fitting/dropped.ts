/**
 * Tells when a new version of the engine agrees with labels less often than the version before it. Labels of a version grow, so it is compared at 20
 * documents, 40, 80 and so on. Each comparison has half of the level of the one before, so all together keep it. Weights of label queues count.
 */
import type { Database } from "#src/foundation/db/database.ts";
import type { EventBody } from "#src/foundation/events/record.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { type Counts, keyOf, type Seen } from "#src/quality/due/counts.ts";
import { shareInterval, sumOf, type Weighed, worseThanRest } from "#src/quality/fits/agreement.ts";
import { type EpochSums, sumRight } from "./outcomes-sql.ts";

/** With fewer documents, nothing is compared. */
export const FEWEST = 20;
const GROWN = 2;
const LEVEL = 0.05;

/** What a comparison has seen, to be stored, and what it tells. */
export interface Drop {
  key: string;
  seen: Seen;
  told: EventBody[];
}

/** Whether agreement has dropped, by the number of comparisons before this one. The p-value is adjusted for all of them. */
export function verdictOf(probability: number, looks: number): { probability: number; dropped: boolean } {
  const adjusted = Math.min(1, probability * 2 ** (looks + 1));
  return { probability: adjusted, dropped: adjusted <= LEVEL };
}

/** Whether a version is compared, by the documents with labels now and what was seen before. */
export function isDue(documents: number, seen: Seen | undefined): boolean {
  return documents >= (seen ? GROWN * seen.documents : FEWEST) && !seen?.told;
}

/**
 * Compares the newest epoch of the active version with the one before. Null when it is not due.
 * @param epochs outcomes of the judgment by epoch
 */
export async function lookForDrop(
  db: Database,
  judgment: Judgment,
  counts: Counts,
  epochs: readonly EpochSums[],
  namespaceIds: readonly number[],
): Promise<Drop | null> {
  if (!isActive(judgment)) return null;
  const own = epochs
    .filter(({ version }) => version === judgment.activeVersion)
    .toSorted((one, other) => one.firstAt.getTime() - other.firstAt.getTime());
  const now = own.at(-1);
  const before = own.slice(0, -1).findLast(({ documents }) => documents >= FEWEST);
  // Each engine of a cascade answers other documents, and which ones depends on the bound. So they differ without any drop.
  if (!now || !before || judgment.definition.engine?.cascade) return null;
  const key = keyOf(now);
  const seen = counts[key]?.seen;
  if (!isDue(now.documents, seen)) return null;
  const [here, there] = [await labelled(db, judgment, now, namespaceIds), await labelled(db, judgment, before, namespaceIds)];
  const looks = seen?.looks ?? 0;
  const { probability, dropped } = verdictOf(worseThanRest(here, there), looks);
  const told = dropped ? [event(judgment, { now, before, here, there, probability })] : [];
  return { key, seen: { looks: looks + 1, documents: now.documents, told: dropped }, told };
}

interface Labelled {
  all: Weighed;
  right: Weighed;
  mistakes: Weighed;
}

async function labelled(
  db: Database,
  { judgmentId, type }: ActiveJudgment,
  epoch: EpochSums,
  namespaceIds: readonly number[],
): Promise<Labelled> {
  const sums = await sumRight(db, judgmentId, epoch, type === "bool", namespaceIds);
  const of = (right: boolean) => sumOf(sums.filter((one) => one.right === right));
  return { all: sumOf(sums), right: of(true), mistakes: of(false) };
}

interface Compared {
  now: EpochSums;
  before: EpochSums;
  here: Labelled;
  there: Labelled;
  probability: number;
}

function event({ owner, name, activeVersion }: ActiveJudgment, { now, before, here, there, probability }: Compared): EventBody {
  const data = {
    namespace: owner,
    judgment: name,
    version: activeVersion,
    engine: now.engine,
    engine_version: now.engineVersion,
    documents: here.all.documents,
    agreement: shareInterval(here.right, here.all)!,
    before_engine: before.engine,
    before_engine_version: before.engineVersion,
    before_documents: there.all.documents,
    before_agreement: shareInterval(there.right, there.all)!,
    p_value: probability,
  };
  return { type: "judgment.agreement_dropped", data };
}
