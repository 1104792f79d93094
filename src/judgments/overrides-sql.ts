/** Statements over what namespaces override of judgments that they inherit. */
import type { Session, Transaction } from "#src/db/database.ts";
import type { Settings } from "./judgment.ts";

/** What a namespace overrides of all that it inherits. */
export async function readOverrides(
  session: Session,
  organizationId: string,
  namespace: string,
): Promise<(Settings & { judgmentId: string })[]> {
  return session.query<Settings & { judgmentId: string }>({
    name: "judgments_read_overrides",
    text: `
      select judgment_id as "judgmentId", thresholds, freshness from judgment_overrides
      where organization_id = $1 and namespace = $2`,
    values: [organizationId, namespace],
  });
}

/** What a namespace overrides of a judgment that it inherits. */
export async function setOverrides(
  tx: Transaction,
  place: { organizationId: string; namespace: string; judgmentId: string },
  { thresholds, freshness }: Settings,
): Promise<void> {
  await tx.query({
    name: "judgments_set_overrides",
    text: `
      insert into judgment_overrides (organization_id, namespace, judgment_id, thresholds, freshness, threshold_count)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (organization_id, namespace, judgment_id) do update
      set thresholds = excluded.thresholds, freshness = excluded.freshness, threshold_count = excluded.threshold_count`,
    values: [
      place.organizationId,
      place.namespace,
      place.judgmentId,
      JSON.stringify(thresholds),
      JSON.stringify(freshness),
      Object.keys(thresholds).length,
    ],
  });
}

/** A namespace whose overrides leave it with more than `most` thresholds once the template's have these names; undefined where none does. */
export async function findWithoutRoom(
  session: Session,
  judgmentId: string,
  names: readonly string[],
  most: number,
): Promise<{ namespace: string; count: number } | undefined> {
  const [row] = await session.query<{ namespace: string; count: number }>({
    name: "judgments_find_without_room",
    // Few overrides have so many thresholds that these could be too many beside them, and only those are looked into.
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
  await tx.query({
    name: "judgments_delete_overrides",
    text: "delete from judgment_overrides where organization_id = $1 and namespace = $2",
    values: [organizationId, namespace],
  });
}
