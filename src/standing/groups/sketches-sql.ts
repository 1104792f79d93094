/** Statements for base sketches. */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { RowAt } from "./rows-sql.ts";
import type { Bases } from "./sketch.ts";

/** In the order of `at`. */
export async function readBases(session: Session, namespaceId: number, at: readonly RowAt[]): Promise<Bases[]> {
  if (at.length === 0) return [];
  const rows = await session.query<RowAt & { number: number; sketch: string }>({
    name: "groups_read_bases",
    text: `
      select s.group_id as "groupId", s.key::text as key, s.number, s.sketch from unnest($2::text[], $3::text[]) as r(g, k)
        join group_sketches s on s.namespace_id = $1 and s.group_id = r.g and s.key = r.k::bytea`,
    values: [namespaceId, textArray(at.map(({ groupId }) => groupId)), textArray(at.map(({ key }) => key))],
  });
  const found = Map.groupBy(rows, ({ groupId, key }) => `${groupId}\n${key}`);
  return at.map(({ groupId, key }) =>
    Object.fromEntries((found.get(`${groupId}\n${key}`) ?? []).map(({ number, sketch }) => [number, sketch])),
  );
}

export interface BaseRow extends RowAt {
  /** Its index in the plan. */
  number: number;
  sketch: string;
}

export async function putBases(tx: Transaction, namespaceId: number, rows: readonly BaseRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: "groups_put_bases",
    text: `
      insert into group_sketches (namespace_id, group_id, key, number, sketch)
      select $1, r.g, r.k::bytea, r.n, r.s from jsonb_to_recordset($2::jsonb) as r(g text, k text, n smallint, s text)
      on conflict (namespace_id, group_id, key, number) do update set sketch = excluded.sketch`,
    values: [
      namespaceId,
      JSON.stringify(rows.map(({ groupId, key, number, sketch }) => ({ g: groupId, k: key, n: number, s: sketch }))),
    ],
  });
}

/** Deletes the base sketches of deleted rows. */
export async function removeBases(tx: Transaction, namespaceId: number, at: readonly RowAt[]): Promise<void> {
  if (at.length === 0) return;
  await tx.query({
    name: "groups_remove_bases",
    text: `
      delete from group_sketches s using unnest($2::text[], $3::text[]) as r(g, k)
      where s.namespace_id = $1 and s.group_id = r.g and s.key = r.k::bytea`,
    values: [namespaceId, textArray(at.map(({ groupId }) => groupId)), textArray(at.map(({ key }) => key))],
  });
}
