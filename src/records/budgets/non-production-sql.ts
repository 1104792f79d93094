import type { NameArea } from "#src/foundation/areas.ts";
import { numberArray } from "#src/foundation/db/array-literals.ts";
import { built, inArea, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface MarkRow {
  prefix: string;
  created_at: Date;
}

export async function readMark(session: Session, organizationId: string, prefix: string): Promise<MarkRow | undefined> {
  const [row] = await built<MarkRow>(
    session,
    knex("non_production_prefixes").select("prefix", "created_at").where({ organization_id: organizationId, prefix }),
  );
  return row;
}

export async function insertMark(tx: Transaction, organizationId: string, { prefix, created_at }: MarkRow): Promise<void> {
  await built(tx, knex("non_production_prefixes").insert({ organization_id: organizationId, prefix, created_at }));
}

/** False if there was none. */
export async function deleteMark(tx: Transaction, organizationId: string, prefix: string): Promise<boolean> {
  const deleted = await built(
    tx,
    knex("non_production_prefixes").delete().where({ organization_id: organizationId, prefix }).returning("prefix"),
  );
  return deleted.length > 0;
}

/** Whether one of these prefixes is marked. */
export async function isOneMarked(session: Session, organizationId: string, prefixes: readonly string[]): Promise<boolean> {
  const marked = knex("non_production_prefixes")
    .select("prefix")
    .where({ organization_id: organizationId })
    .whereIn("prefix", prefixes);
  return (await built(session, marked.limit(1))).length > 0;
}

export async function readMarks(session: Session, organizationId: string): Promise<string[]> {
  const rows = await built<{ prefix: string }>(
    session,
    knex("non_production_prefixes").select("prefix").where({ organization_id: organizationId }),
  );
  return rows.map(({ prefix }) => prefix);
}

/** Sorted by prefix. Within an area: the namespace itself, and everything under it. */
export async function listMarks(
  session: Session,
  organizationId: string,
  { after, limit, ...area }: NameArea & { after: string; limit: number },
): Promise<MarkRow[]> {
  return built<MarkRow>(
    session,
    knex("non_production_prefixes")
      .select("prefix", "created_at")
      .where({ organization_id: organizationId })
      .where("prefix", ">", after)
      .where(inArea("prefix", area))
      .orderBy("prefix")
      .limit(limit),
  );
}

/** In the order of ids, in which commits of several namespaces also take their locks. */
export async function readNamespacesIn(
  session: Session,
  organizationId: string,
  area: NameArea,
): Promise<{ namespaceId: number; name: string }[]> {
  return built(
    session,
    knex("namespace_names")
      .select("namespace_id as namespaceId", "name")
      .where({ organization_id: organizationId })
      .where(inArea("name", area))
      .orderBy("namespace_id"),
  );
}

/** Changes namespaces that the transaction has locked. Returns those that had another value before. */
export async function setNonProduction(
  tx: Transaction,
  namespaceIds: readonly number[],
  nonProduction: boolean,
): Promise<{ namespaceId: number; bytes: number; paused: boolean }[]> {
  return tx.query({
    name: "non_production_set",
    text: `
      update namespaces set non_production = $2
      where namespace_id = any($1::bigint[]) and deleted_at is null and non_production <> $2
      returning namespace_id as "namespaceId", bytes, budget_paused as paused`,
    values: [numberArray(namespaceIds), nonProduction],
  });
}
