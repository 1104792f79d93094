/** Which judgments would judge again: those that cut by the tried thresholds. */
import type { Thresholds } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import { cuttingAfter } from "#src/judging/definitions/dependent-judgments.ts";
import type { ActiveJudgment, Judgment } from "#src/judging/definitions/judgment.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import type { And, Condition } from "#src/queries/filters/condition.ts";
import { isPrefix, ownersOf } from "#src/records/templates/owners.ts";

/** A judgment that shows a boolean of another, and the place of the documents it is shown for. */
export interface ReadingJudgment {
  judgmentId: string;
  name: string;
  place: string;
  /** The engine of its active version. */
  engine: string;
}

/** There may be one per namespace. This many are read and stored at a time. */
const AT_ONCE = 100;

/** The thresholds that the trial changes. A judgment that cuts by others only would show the same. */
export function changedCuts({ thresholds: before }: Pick<Judgment, "thresholds">, tried: Thresholds): string[] {
  return Object.keys(tried).filter((one) => textOf(before, one) !== textOf(tried, one));
}

/** The next of them after an id. None if there are no more. */
export async function readingJudgments(
  session: Session,
  organizationId: string,
  place: string,
  { name, owner }: Pick<Judgment, "name" | "owner">,
  { cuts, after }: { cuts: readonly string[]; after: string },
): Promise<ReadingJudgment[]> {
  const read = { kind: "judgment", name, owner } as const;
  const cutting = await cuttingAfter(session, organizationId, read, { cuts, place }, { after, limit: AT_ONCE });
  return cutting.map(({ judgmentId, name, owner, engine, elsewhere }): ReadingJudgment => {
    return { judgmentId, name, engine, place: elsewhere ? owner : narrower(owner, place) };
  });
}

/**
 * The documents that a change elsewhere causes to be judged (`src/judging/fanout/outdate.ts` has the same rule for one); null for
 * none.
 */
export function fanoutScope({ definition, freshness }: ActiveJudgment, now: Date): Condition | null {
  if (freshness.policy !== "on_write") return null;
  const { created_within, where } = freshness.fanout?.scope ?? {};
  const { of } = matchCondition({ ...definition.applies_to }) as And;
  const created: Condition[] =
    created_within === undefined
      ? []
      : [{ is: "range", field: { is: "created_at" }, bound: "gte", value: now.getTime() - durationMs(created_within) }];
  return { is: "and", of: [...of, ...(matchCondition({ ...where }) as And).of, ...created] };
}

/** The smaller of two places, one of which covers the other. */
function narrower(one: string, other: string): string {
  if (!isPrefix(one)) return one;
  return ownersOf(other).includes(one) ? other : one;
}

function textOf(thresholds: Thresholds, name: string): string | null {
  return Object.hasOwn(thresholds, name) ? canonical(thresholds[name] as unknown as Json) : null;
}
