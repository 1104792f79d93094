/**
 * Finds the bounds of cascades with `max_disagreement`:
 *
 *   100 documents asked of both engines ─▶ a look: a bound, or none ─▶ grown by a half, or by 500 ─▶ the next look
 *                                               ▲                                                       │
 *                                               ├──────────────────────────◀────────────────────────────┘
 *                                               └─ 100 documents in a row of another version of an engine
 *
 * Each look has a smaller level than the one before, so all of them together keep the confidence. Looks are counted over all versions of
 * the engines: behind a load balancer two of them may answer in turn without end. A later look replaces the bound, or takes it away.
 */
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import type { Work } from "#src/foundation/queue/work.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentById } from "#src/judging/definitions/lookup.ts";
import { type BoundReport, type FoundBound, findsBound } from "#src/judging/numbers/cascade-bound.ts";
import { insertRuns, readClaimed, readRuns } from "#src/quality/due/runs-sql.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { boundOf, levelOf } from "./bound.ts";
import { countPairsAfter, deletePairsBefore, putBound, readPairs } from "./cascades-sql.ts";
import { CASCADES } from "./wakeups.ts";

/** The documents of the first look. */
export const FEWEST = 100;
/** The most documents of a look: the newest. */
export const MOST = 2_000;
/** There is a look again when documents have grown by this share, or by this many. */
const GROWN = 0.5;
const GROWN_MOST = 500;

/** A version with a cascade begins at once with the documents of its trial. Call it in the transaction that activates the version. */
export async function lookAtOnce(tx: Transaction, organizationId: string, judgmentId: string, at: Date): Promise<void> {
  await insertRuns(tx, organizationId, [{ judgmentId, claimId: newNumber() }]);
  const [run] = await readRuns(tx, [judgmentId]);
  await wakeAll(tx, CASCADES, [run!.claimId], at);
}

/** Looks at one judgment, if it is due. */
export async function lookAtCascade(
  { db, clock }: { db: Database; clock: Clock },
  claimId: number,
): Promise<Awaited<ReturnType<Work>>> {
  const run = await readClaimed(db, claimId);
  const judgment = run && (await judgmentById(db, run.judgmentId));
  if (!judgment || !isActive(judgment) || !findsBound(judgment.definition)) return null;
  const { judgmentId, activeVersion: version, owner, cascade: last } = judgment;
  const newest = await readPairs(db, judgmentId, version, FEWEST);
  if (newest.length < FEWEST) return null;
  const before = last?.version === version ? last : null;
  if (before !== null) {
    const grown = await countPairsAfter(db, judgmentId, version, new Date(before.lookedAt));
    if (!isDue(before, newest, grown)) return null;
  }
  const { firstVersion, engineVersion } = newest[0]!;
  const all = await readPairs(db, judgmentId, version, MOST);
  const pairs = all.filter((one) => isOf(one, newest[0]!));
  if (pairs.length < FEWEST) return null;
  const looks = (before?.looks ?? 0) + 1;
  const found = boundOf(pairs, judgment.definition.engine!.cascade!.max_disagreement!, levelOf(looks));
  const at = clock.now();
  await db.transaction(async (tx) => {
    await raiseEpoch(tx, run!.organizationId, owner);
    const fit = before?.fit ?? 0;
    if (!(await putBound(tx, judgmentId, { version, firstVersion, engineVersion, looks, ...found }, fit, at))) return;
    if (all.length === MOST) await deletePairsBefore(tx, judgmentId, version, all.at(-1)!.at);
  });
  return null;
}

type Versions = Pick<FoundBound, "firstVersion" | "engineVersion">;

const isOf = (one: Versions, other: Versions) =>
  one.firstVersion === other.firstVersion && one.engineVersion === other.engineVersion;

/**
 * Whether there is another look.
 *
 * @param newest as many pairs as the first look has
 * @param grown the pairs since the last look, of all versions of the engines
 */
export function isDue(last: Versions & Pick<FoundBound, "report">, newest: readonly Versions[], grown: number): boolean {
  const isRunOfOther = !isOf(newest[0]!, last) && newest.every((one) => isOf(one, newest[0]!));
  return isRunOfOther || grown >= growth(last.report);
}

/** How many more documents make the next look due. */
function growth({ documents }: Pick<BoundReport, "documents">): number {
  return Math.min(GROWN_MOST, Math.ceil(GROWN * documents));
}

/** The numbers of documents at which there are looks, up to so many. */
export function looksOf(most: number): number[] {
  const looks: number[] = [];
  for (let documents = FEWEST; documents <= most; documents += growth({ documents })) looks.push(documents);
  return looks;
}
