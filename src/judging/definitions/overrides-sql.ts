/** Statements for a namespace's overrides of inherited judgments. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Settings } from "./judgment.ts";

/** All overrides of a namespace. */
export async function readOverrides(
  session: Session,
  organizationId: string,
  namespace: string,
): Promise<(Settings & { judgmentId: string })[]> {
  return built<Settings & { judgmentId: string }>(
    session,
    knex("judgment_overrides")
      .select("judgment_id as judgmentId", "thresholds", "freshness")
      .where({ organization_id: organizationId, namespace }),
  );
}

/** Sets a namespace's overrides of an inherited judgment. */
export async function setOverrides(
  tx: Transaction,
  place: { organizationId: string; namespace: string; judgmentId: string },
  { thresholds, freshness }: Settings,
): Promise<void> {
  const set = {
    thresholds: JSON.stringify(thresholds),
    freshness: JSON.stringify(freshness),
    threshold_count: Object.keys(thresholds).length,
  };
  await built(
    tx,
    knex("judgment_overrides")
      .insert({ organization_id: place.organizationId, namespace: place.namespace, judgment_id: place.judgmentId, ...set })
      .onConflict(["organization_id", "namespace", "judgment_id"])
      .merge(Object.keys(set)),
  );
}

/**
 * A namespace that would have more than `most` thresholds if the template had thresholds with these names. Undefined if there is none.
 */
export async function findWithoutRoom(
  session: Session,
  judgmentId: string,
  names: readonly string[],
  most: number,
): Promise<{ namespace: string; count: number } | undefined> {
  const [row] = await session.query<{ namespace: string; count: number }>({
    name: "judgments_find_without_room",
    // Only overrides with so many thresholds that the sum could exceed the limit are examined. These are few.
    text: `
      select namespace, count from (
        select o.namespace, (
          select count(*)::integer from (select jsonb_object_keys(o.thresholds) union select unnest($2::text[])) names
        ) as count
        from judgment_overrides o
        where o.judgment_id = $1 and o.threshold_count > $3 - cardinality($2::text[])
      ) counted
      where count > $3 limit 1`,
    values: [judgmentId, names, most],
  });
  return row;
}

export async function deleteOverrides(tx: Transaction, organizationId: string, namespace: string): Promise<void> {
  await built(tx, knex("judgment_overrides").delete().where({ organization_id: organizationId, namespace }));
}
