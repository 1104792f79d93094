import { numberArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { NameArea } from "./areas.ts";

export interface MarkRow {
  prefix: string;
  created_at: Date;
}

export async function readMark(session: Session, organizationId: string, prefix: string): Promise<MarkRow | undefined> {
  const [row] = await session.query<MarkRow>({
    name: "non_production_read",
    text: "select prefix, created_at from non_production_prefixes where organization_id = $1 and prefix = $2",
    values: [organizationId, prefix],
  });
  return row;
}

export async function insertMark(tx: Transaction, organizationId: string, { prefix, created_at }: MarkRow): Promise<void> {
  await tx.query({
    name: "non_production_insert",
    text: "insert into non_production_prefixes (organization_id, prefix, created_at) values ($1, $2, $3)",
    values: [organizationId, prefix, created_at],
  });
}

/** False where there was none. */
export async function deleteMark(tx: Transaction, organizationId: string, prefix: string): Promise<boolean> {
  const deleted = await tx.query({
    name: "non_production_delete",
    text: "delete from non_production_prefixes where organization_id = $1 and prefix = $2 returning prefix",
    values: [organizationId, prefix],
  });
  return deleted.length > 0;
}

export async function readMarks(session: Session, organizationId: string): Promise<string[]> {
  const rows = await session.query<{ prefix: string }>({
    name: "non_production_read_all",
    text: "select prefix from non_production_prefixes where organization_id = $1",
    values: [organizationId],
  });
  return rows.map(({ prefix }) => prefix);
}

/** By prefix: of an area the one namespace, and all that lies under it. */
export async function listMarks(
  session: Session,
  organizationId: string,
  page: NameArea & { after: string; limit: number },
): Promise<MarkRow[]> {
  return session.query<MarkRow>({
    name: "non_production_list",
    text: `
      select prefix, created_at from non_production_prefixes
      where organization_id = $1 and prefix > $2
        and (prefix = $3 or (prefix >= $4::text and prefix < $4::text || chr(127)))
      order by prefix limit $5`,
    values: [organizationId, page.after, page.exact, page.under, page.limit],
  });
}

/** In the order of their ids, in which commits of several namespaces hold them too. */
export async function readNamespacesIn(
  session: Session,
  organizationId: string,
  { exact, under }: NameArea,
): Promise<{ namespaceId: number; name: string }[]> {
  return session.query({
    name: "non_production_namespaces",
    text: `
      select namespace_id as "namespaceId", name from namespace_names
      where organization_id = $1 and (name = $2::text or (name >= $3::text and name < $3::text || chr(127)))
      order by namespace_id`,
    values: [organizationId, exact, under],
  });
}

/** Of namespaces that the transaction holds, those that were not that already. */
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
