import type { JudgmentDefinition } from "#generated/types.ts";
import { textArray } from "#src/foundation/db/array-literals.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";

/** The active judgments whose relations name a namespace. */
export async function readNaming(
  session: Session,
  organizationId: string,
  source: string,
): Promise<{ judgmentId: string; definition: JudgmentDefinition }[]> {
  return session.query({
    name: "fanout_read_naming",
    text: `
      select j.judgment_id as "judgmentId", v.definition
      from context_sources c
        join judgments j on j.judgment_id = c.judgment_id
        join judgment_versions v on v.judgment_id = j.judgment_id and v.version = j.active_version
      where c.organization_id = $1 and c.source = $2 order by j.judgment_id`,
    values: [organizationId, source],
  });
}

/** The namespaces that a judgment's contexts name. */
export async function readSources(session: Session, judgmentId: string): Promise<string[]> {
  const rows = await built<{ source: string }>(
    session,
    knex("context_sources").select("source").where({ judgment_id: judgmentId }).orderBy("source"),
  );
  return rows.map(({ source }) => source);
}

/** The namespaces that the contexts of an owner's judgments name. */
export async function readSourcesOf(
  session: Session,
  organizationId: string,
  owner: string,
): Promise<{ judgmentId: string; source: string }[]> {
  return built(
    session,
    knex("context_sources")
      .select("judgment_id as judgmentId", "source")
      .where({ organization_id: organizationId, owner })
      .orderBy(["judgment_id", "source"]),
  );
}

/** Sets the list of namespaces that a judgment's contexts name. */
export async function replaceSources(
  tx: Transaction,
  { organizationId, owner, judgmentId }: { organizationId: string; owner: string; judgmentId: string },
  sources: readonly string[],
): Promise<void> {
  await built(tx, knex("context_sources").delete().where({ judgment_id: judgmentId }).whereNotIn("source", sources));
  if (sources.length === 0) return;
  await built(
    tx,
    knex("context_sources")
      .insert(sources.map((source) => ({ organization_id: organizationId, source, judgment_id: judgmentId, owner })))
      .onConflict(["organization_id", "source", "judgment_id"])
      .ignore(),
  );
}

/** A change on its way to all documents that have a certain value in an attribute. */
export interface FanoutKey {
  judgmentId: string;
  attribute: string;
  /** A key of `src/records/values/attribute-values.ts`. */
  value: string;
  /** The document that changed, if it is in the same namespace: it is not shown to itself. Null if there are several. */
  exceptId: string | null;
  /** Answers for revisions after this sequence take the change into account. Absent if no answer does. */
  since?: number;
}

/**
 * Stores changes to be walked, but only those whose key some document has. If a waiting row for the key exists, it is updated. Returns the
 * keys that have documents. Rows are locked in the order of their keys, before the wakeup of catch-up.
 */
export async function putFanouts(
  tx: Transaction,
  namespaceId: number,
  keys: readonly FanoutKey[],
  change: { mark: number; at: Date },
): Promise<{ attribute: string; value: string }[]> {
  if (keys.length === 0) return [];
  return tx.query({
    name: "fanout_put",
    text: `
      insert into fanouts as f (namespace_id, judgment_id, attribute, value, begun, except_id, since, mark, first_at, changed_at)
      select $1, k.j, k.a, k.v::bytea, false, k.x, k.s, $3, $4, $4
      from jsonb_to_recordset($2::jsonb) as k(j text, a text, v text, x text, s bigint)
      where (
        select true from attribute_values v
        where v.namespace_id = $1 and v.attribute = k.a and v.value = k.v::bytea and (k.x is null or v.document_id <> k.x) limit 1
      )
      order by k.j collate "C", k.a collate "C", k.v::bytea
      on conflict (namespace_id, judgment_id, attribute, value, begun) do update
      set mark = excluded.mark, changed_at = excluded.changed_at,
          except_id = case when f.except_id = excluded.except_id then f.except_id end,
          since = case when f.since is not null and excluded.since is not null then greatest(f.since, excluded.since) end
      returning f.attribute, f.value::text as value`,
    values: [
      namespaceId,
      JSON.stringify(
        keys.map(({ judgmentId, attribute, value, exceptId, since }) => ({
          j: judgmentId,
          a: attribute,
          v: value,
          x: exceptId,
          s: since ?? null,
        })),
      ),
      change.mark,
      change.at,
    ],
  });
}

export interface Fanout {
  judgment_id: string;
  attribute: string;
  value: string;
  begun: boolean;
  after: string;
  except_id: string | null;
  since: number | null;
  mark: number;
  first_at: Date;
  changed_at: Date;
}

/** Reads some of the changes to be walked, one per key. A change whose walk has begun comes before one that waits. */
export async function readFanouts(session: Session, namespaceId: number, limit: number): Promise<Fanout[]> {
  return session.query<Fanout>({
    name: "fanout_read",
    text: `
      select distinct on (judgment_id, attribute, value)
        judgment_id, attribute, value::text as value, begun, after, except_id, since, mark, first_at, changed_at
      from fanouts where namespace_id = $1
      order by judgment_id, attribute, value, begun desc limit $2`,
    values: [namespaceId, limit],
  });
}

export interface Dependant {
  /** The index of its change in the argument. */
  of: number;
  document_id: string;
  created_at: Date;
  attributes: JsonObject;
}

/** The next documents of each change's key, up to a limit for each, in order of their ids. */
export async function readDependants(
  session: Session,
  namespaceId: number,
  fanouts: readonly Fanout[],
  each: number,
): Promise<Dependant[]> {
  return session.query<Dependant>({
    name: "fanout_read_dependants",
    text: `
      select f.k as of, d.document_id, d.created_at, d.attributes
      from jsonb_to_recordset($2::jsonb) as f(k integer, a text, v text, after text)
        cross join lateral (
          select document_id from attribute_values
          where namespace_id = $1 and attribute = f.a and value = f.v::bytea and document_id > f.after
          order by document_id limit $3
        ) v
        cross join lateral (
          select document_id, created_at, attributes from documents
          where namespace_id = $1 and document_id = v.document_id limit 1
        ) d
      order by f.k, d.document_id`,
    values: [
      namespaceId,
      JSON.stringify(fanouts.map(({ attribute, value, after }, k) => ({ k, a: attribute, v: value, after }))),
      each,
    ],
  });
}

/**
 * Advances changes to the given document; null removes the change. Returns how many were advanced. A change that somebody else has advanced
 * or replaced is not counted. Rows are locked in the order of their keys.
 */
export async function moveFanouts(
  tx: Transaction,
  namespaceId: number,
  moves: readonly { fanout: Fanout; to: string | null }[],
): Promise<number> {
  const held = JSON.stringify(moves.map(({ fanout: { judgment_id: j, attribute: a, value: v, begun: b } }) => ({ j, a, v, b })));
  unawaited(
    tx.query({
      name: "fanout_hold",
      text: `
        select 1 from fanouts f join jsonb_to_recordset($2::jsonb) as m(j text, a text, v text, b boolean)
          on f.judgment_id = m.j and f.attribute = m.a and f.value = m.v::bytea and f.begun = m.b
        where f.namespace_id = $1 order by f.judgment_id, f.attribute, f.value, f.begun for update`,
      values: [namespaceId, held],
    }),
  );
  const rows = await tx.query({
    name: "fanout_move",
    text: `
      with moves as (
        select * from jsonb_to_recordset($2::jsonb) as m(j text, a text, v text, b boolean, m bigint, after text, "to" text)
      ), ended as (
        delete from fanouts f using moves m
        where f.namespace_id = $1 and f.judgment_id = m.j and f.attribute = m.a and f.value = m.v::bytea and f.begun = m.b
          and f.mark = m.m and f.after = m.after and m."to" is null
        returning f.judgment_id
      ), moved as (
        update fanouts f set after = m."to", begun = true from moves m
        where f.namespace_id = $1 and f.judgment_id = m.j and f.attribute = m.a and f.value = m.v::bytea and f.begun = m.b
          and f.mark = m.m and f.after = m.after and m."to" is not null
        returning f.judgment_id
      )
      select judgment_id from ended union all select judgment_id from moved`,
    values: [
      namespaceId,
      JSON.stringify(
        moves.map(({ fanout, to }) => ({
          j: fanout.judgment_id,
          a: fanout.attribute,
          v: fanout.value,
          b: fanout.begun,
          m: fanout.mark,
          after: fanout.after,
          to,
        })),
      ),
    ],
  });
  return rows.length;
}

/**
 * For each pair that was judged: the revision that its answer holds for, or, if it only failed, the revision that was attempted.
 */
export async function readAttempted(
  session: Session,
  namespaceId: number,
  pairs: readonly { documentId: string; judgmentId: string }[],
): Promise<{ documentId: string; judgmentId: string; revision: number }[]> {
  return session.query({
    name: "fanout_read_attempted",
    text: `
      select a.document_id as "documentId", a.judgment_id as "judgmentId", coalesce(a.revision, a.attempted_revision) as revision
      from unnest($2::text[], $3::text[]) as p(d, j)
        join answers a on a.namespace_id = $1 and a.document_id = p.d and a.judgment_id = p.j`,
    values: [
      namespaceId,
      textArray(pairs.map(({ documentId }) => documentId)),
      textArray(pairs.map(({ judgmentId }) => judgmentId)),
    ],
  });
}
