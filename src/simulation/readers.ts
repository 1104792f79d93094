/** Who would be judged anew: the judgments that cut by thresholds which are tried. */
import type { Thresholds } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import { durationMs } from "#src/durations.ts";
import { canonical, type Json } from "#src/json.ts";
import type { ActiveJudgment, Judgment } from "#src/judgments/judgment.ts";
import { type CuttingJudgment, cuttingAt, cuttingOf } from "#src/judgments/reads-sql.ts";
import { matchCondition } from "#src/queries/attribute-match.ts";
import type { And, Condition } from "#src/queries/condition.ts";
import { isPrefix, ownersOf } from "#src/templates/owners.ts";

/** A judgment that shows a boolean of another, and where documents live that it is shown for. */
export interface ReadingJudgment {
  judgmentId: string;
  name: string;
  place: string;
  /** Asked by its active version. */
  engine: string;
}

/** Each of them once; those that cut by nothing that would change are none. */
export async function readingJudgments(
  session: Session,
  organizationId: string,
  place: string,
  { name, owner, thresholds: before }: Pick<Judgment, "name" | "owner" | "thresholds">,
  tried: Thresholds,
): Promise<ReadingJudgment[]> {
  const changed = new Set(Object.keys(tried).filter((one) => textOf(before, one) !== textOf(tried, one)));
  // A namespace may set what the prefix has to something else, which then changes to what is tried as little as before.
  const all = await cuttingOf(session, organizationId, { kind: "judgment", name, owner });
  if (place !== owner) all.push(...(await cuttingAt(session, organizationId, place, name)));
  const cutting = all.filter((one) => changed.has(one.cut) && reaches(one, place, owner));
  return [...Map.groupBy(cutting, ({ judgmentId }) => judgmentId).values()].map((some): ReadingJudgment => {
    const [{ judgmentId, name, owner, engine }] = some as [CuttingJudgment];
    return { judgmentId, name, engine, place: some.some(({ elsewhere }) => elsewhere) ? owner : narrower(owner, place) };
  });
}

/** The documents that a change elsewhere has judged anew (`src/judging/fanout/outdate.ts` says the same of one); null for none. */
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

/** Of a template's judgment that is tried in one namespace, only those are readers that read it there. */
function reaches({ owner: reader, elsewhere }: CuttingJudgment, place: string, owner: string): boolean {
  if (place === owner) return true;
  return elsewhere === null ? ownersOf(place).includes(reader) : elsewhere === place;
}

/** Of two places, one of which covers the other, the smaller. */
function narrower(one: string, other: string): string {
  if (!isPrefix(one)) return one;
  return ownersOf(other).includes(one) ? other : one;
}

function textOf(thresholds: Thresholds, name: string): string | null {
  return Object.hasOwn(thresholds, name) ? canonical(thresholds[name] as unknown as Json) : null;
}
