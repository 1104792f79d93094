/**
 * The values of fields when their document was created, for `previous` with the anchor `created`. The first commit that changes a
 * document saves them. A namespace without such judgments pays nothing. A document that changed before the first such judgment
 * existed has no saved values.
 */

import { parseJson } from "typespec-koa-runtime/json";
import { textArray } from "#src/foundation/db/array-literals.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";

/** The maximum size of the values saved per document, in bytes. Fields beyond it are omitted, in the order of their paths. */
export const MOST_ORIGIN_BYTES = 32_000;

/** Replaces the paths that a judgment wants saved. */
export async function replaceAnchored(
  tx: Transaction,
  { organizationId, owner, judgmentId }: { organizationId: string; owner: string; judgmentId: string },
  paths: readonly string[],
): Promise<void> {
  const place = { organization_id: organizationId, owner, judgment_id: judgmentId };
  await built(tx, knex("anchored_fields").delete().where(place).whereNotIn("path", paths));
  if (paths.length === 0) return;
  await built(
    tx,
    knex("anchored_fields")
      .insert(paths.map((path) => ({ ...place, path })))
      .onConflict(["organization_id", "owner", "judgment_id", "path"])
      .ignore(),
  );
}

export async function forgetAnchored(tx: Transaction, organizationId: string, owner: string): Promise<void> {
  await built(tx, knex("anchored_fields").delete().where({ organization_id: organizationId, owner }));
}

/** The paths that judgments of these owners want saved. */
export async function readAnchored(session: Session, organizationId: string, owners: readonly string[]): Promise<string[]> {
  const rows = await session.query<{ path: string }>({
    name: "origins_read_anchored",
    text: "select distinct path from anchored_fields where organization_id = $1 and owner = any($2::text[]) order by path",
    values: [organizationId, textArray(owners)],
  });
  return rows.map(({ path }) => path);
}

/** From now on, commits to a namespace save these fields as well. */
export async function keepFrom(session: Session, namespaceId: number, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await session.query({
    name: "origins_keep_from",
    text: `
      update namespaces set anchored_fields = array(select distinct p from unnest(anchored_fields || $2::text[]) as a(p) order by p)
      where namespace_id = $1 and not anchored_fields @> $2::text[]`,
    values: [namespaceId, textArray(paths)],
  });
}

/** Saves the values of documents that are about to change for the first time. */
export async function keepOrigins(
  tx: Transaction,
  namespaceId: number,
  paths: readonly string[],
  documentIds: readonly string[],
): Promise<void> {
  await tx.query({
    name: "origins_keep",
    // In strict mode, a path into an array is an error, and silent mode returns null for it: arrays are not entered.
    text: `
      insert into document_origins (namespace_id, document_id, incarnation, shown)
      select d.namespace_id, d.document_id, d.incarnation, (
        select coalesce(jsonb_object_agg(path, value) filter (where bytes <= ${MOST_ORIGIN_BYTES}), '{}')
        from (
          select f.path, v.value, sum(octet_length(v.value::text)) over (order by f.at) as bytes
          from unnest($3::text[], $4::text[]) with ordinality as f(path, inner_path, at)
            cross join lateral (
              select jsonb_path_query_first(
                case when f.path like 'attributes%' then d.attributes else d.state end, f.inner_path::jsonpath, '{}', true
              ) as value
            ) v
          where v.value is not null
        ) k
      )
      from documents d
      where d.namespace_id = $1 and d.document_id = any($2::text[]) and d.revision = d.incarnation
      on conflict (namespace_id, document_id) do update set incarnation = excluded.incarnation, shown = excluded.shown`,
    values: [namespaceId, textArray(documentIds), textArray(paths), textArray(paths.map(jsonPath))],
  });
}

function jsonPath(path: string): string {
  const members = path.split(".").slice(1);
  return `strict $${members.map((member) => `.${JSON.stringify(member)}`).join("")}`;
}

/** The values of documents that have changed since their creation, by document. A generation without saved values is omitted. */
export async function readOrigins(
  session: Session,
  namespaceId: number,
  documents: readonly { document_id: string; incarnation: number }[],
): Promise<Map<string, JsonObject>> {
  if (documents.length === 0) return new Map();
  const rows = await session.query<{ document_id: string; incarnation: number; shown: string }>({
    name: "origins_read",
    text: "select document_id, incarnation, shown::text as shown from document_origins where namespace_id = $1 and document_id = any($2::text[])",
    values: [namespaceId, textArray(documents.map(({ document_id }) => document_id))],
  });
  const lives = new Map(documents.map(({ document_id, incarnation }) => [document_id, incarnation]));
  return new Map(
    rows
      .filter(({ document_id, incarnation }) => lives.get(document_id) === incarnation)
      .map((row) => [row.document_id, parseJson(row.shown) as JsonObject]),
  );
}

export async function forgetOrigins(tx: Transaction, namespaceId: number, documentIds: readonly string[]): Promise<void> {
  await tx.query({
    name: "origins_forget",
    text: "delete from document_origins where namespace_id = $1 and document_id = any($2::text[])",
    values: [namespaceId, textArray(documentIds)],
  });
}
