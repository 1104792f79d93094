/** Statements on sentinels and the contexts that they keep. */
import type { SentinelAction, SentinelInterval } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Frozen } from "./frozen.ts";

export interface SentinelRow {
  judgmentId: string;
  organizationId: string;
  /** The key of its work-queue row. */
  claimId: number;
  size: number;
  every: SentinelInterval;
  budgetUsd: number;
  onDrift: SentinelAction;
  createdAt: Date;
  /** The version that the contexts were drawn for. Null before a draw. */
  version: number | null;
  drawnAt: Date | null;
  /** The number of the last run that began. */
  run: number;
  /** What was spent in `spentMonth`. */
  spentMonth: string | null;
  spentUsd: number;
  /** Why a run that is due or open does not go on. */
  waiting: string | null;
}

const columns = [
  "judgment_id as judgmentId",
  "organization_id as organizationId",
  "claim_id as claimId",
  "size",
  "every",
  "budget_usd as budgetUsd",
  "on_drift as onDrift",
  "created_at as createdAt",
  "version",
  "drawn_at as drawnAt",
  "run",
  "spent_month as spentMonth",
  knex.raw('spent_usd::double precision as "spentUsd"'),
  "waiting",
];

export async function readSentinel(session: Session, judgmentId: string): Promise<SentinelRow | undefined> {
  const [row] = await built<SentinelRow>(session, knex("sentinels").select(columns).where({ judgment_id: judgmentId }));
  return row;
}

export async function readClaimed(session: Session, claimId: number): Promise<SentinelRow | undefined> {
  const [row] = await built<SentinelRow>(session, knex("sentinels").select(columns).where({ claim_id: claimId }));
  return row;
}

export type SentinelSettings = Pick<SentinelRow, "size" | "every" | "budgetUsd" | "onDrift">;

/** Another size draws anew. */
export async function putSentinel(
  tx: Transaction,
  about: Pick<SentinelRow, "judgmentId" | "organizationId" | "claimId" | "createdAt">,
  { size, every, budgetUsd, onDrift }: SentinelSettings,
): Promise<SentinelRow> {
  const settings = { size, every, budget_usd: budgetUsd, on_drift: onDrift };
  const [row] = await built<SentinelRow>(
    tx,
    knex("sentinels")
      .insert({
        judgment_id: about.judgmentId,
        organization_id: about.organizationId,
        claim_id: about.claimId,
        created_at: about.createdAt,
        ...settings,
      })
      .onConflict("judgment_id")
      .merge({
        ...settings,
        version: knex.raw("case when sentinels.size = excluded.size then sentinels.version end"),
        waiting: null,
      })
      .returning(columns),
  );
  return row!;
}

/** Its contexts, runs and answers too. */
export async function deleteSentinel(tx: Transaction, judgmentId: string): Promise<SentinelRow | undefined> {
  const [row] = await built<SentinelRow>(tx, knex("sentinels").delete().where({ judgment_id: judgmentId }).returning(columns));
  await deleteContexts(tx, judgmentId);
  await built(tx, knex("sentinel_answers").delete().where({ judgment_id: judgmentId }));
  await built(tx, knex("sentinel_runs").delete().where({ judgment_id: judgmentId }));
  return row;
}

async function deleteContexts(tx: Transaction, judgmentId: string): Promise<void> {
  await built(tx, knex("sentinel_contexts").delete().where({ judgment_id: judgmentId }));
}

/** Notes why nothing goes on, if that is not known already. */
export async function setWaiting(
  session: Session,
  { judgmentId, claimId }: Pick<SentinelRow, "judgmentId" | "claimId">,
  waiting: string | null,
): Promise<void> {
  const other = knex("sentinels").update({ waiting }).where({ judgment_id: judgmentId, claim_id: claimId });
  await built(session, other.whereRaw("waiting is distinct from ?::text", [waiting]));
}

export interface FrozenRow extends Frozen {
  item: number;
  namespaceId: number;
}

const INSERTED = 32;

async function insertContexts(tx: Transaction, judgmentId: string, frozen: readonly FrozenRow[]): Promise<void> {
  await tx.query({
    name: "sentinel_contexts_insert",
    text: `
      insert into sentinel_contexts (judgment_id, item, namespace_id, document_id, incarnation, revision, context, compiled, attributes)
      select $1, item, "namespaceId", "documentId", incarnation, revision, context, compiled, attributes
      from jsonb_to_recordset($2::jsonb) as f(item integer, "namespaceId" bigint, "documentId" text, incarnation bigint, revision bigint,
        context text, compiled jsonb, attributes jsonb)`,
    values: [judgmentId, JSON.stringify(frozen)],
  });
}

/** Replaces the contexts; false if somebody else has drawn, or the sentinel was changed or turned off. */
export async function putContexts(
  tx: Transaction,
  { judgmentId, claimId, size, version: before }: Pick<SentinelRow, "judgmentId" | "claimId" | "size" | "version">,
  version: number,
  frozen: readonly FrozenRow[],
  at: Date,
): Promise<boolean> {
  const drawn = await built(
    tx,
    knex("sentinels")
      .update({ version, drawn_at: at, waiting: null })
      .where({ judgment_id: judgmentId, claim_id: claimId, size })
      .whereRaw("version is not distinct from ?::integer", [before])
      .returning("judgment_id"),
  );
  if (drawn.length === 0) return false;
  await deleteContexts(tx, judgmentId);
  await built(tx, knex("sentinel_answers").delete().where({ judgment_id: judgmentId }));
  await built(tx, knex("sentinel_runs").delete().where({ judgment_id: judgmentId, ended_at: null }));
  // All of them together are up to 8 MB, and writing that as JSON would hold the event loop.
  for (let from = 0; from < frozen.length; from += INSERTED)
    await insertContexts(tx, judgmentId, frozen.slice(from, from + INSERTED));
  return true;
}

export interface FrozenName {
  item: number;
  namespaceId: number;
  documentId: string;
  incarnation: number;
}

/** Which documents the contexts are of, without their text. */
export async function readNames(session: Session, judgmentId: string): Promise<FrozenName[]> {
  const named = ["item", "namespace_id as namespaceId", "document_id as documentId", "incarnation"];
  return built(session, knex("sentinel_contexts").select(named).where({ judgment_id: judgmentId }).orderBy("item"));
}

/** By document and not by item: the contexts may have been drawn anew meanwhile. */
export async function deleteContextsOf(session: Session, judgmentId: string, documents: readonly FrozenName[]): Promise<void> {
  if (documents.length === 0) return;
  await session.query({
    name: "sentinel_contexts_delete_of",
    text: `
      delete from sentinel_contexts c
      using jsonb_to_recordset($2::jsonb) as d("namespaceId" bigint, "documentId" text, incarnation bigint)
      where c.judgment_id = $1 and c.namespace_id = d."namespaceId" and c.document_id = d."documentId" and c.incarnation = d.incarnation`,
    values: [
      judgmentId,
      JSON.stringify(documents.map(({ namespaceId, documentId, incarnation }) => ({ namespaceId, documentId, incarnation }))),
    ],
  });
}

/** All contexts without their text, which is long: what asking about them costs does not need it. */
export async function readWithoutText(session: Session, judgmentId: string): Promise<FrozenRow[]> {
  return session.query<FrozenRow>({
    name: "sentinel_contexts_read_without_text",
    text: `
      select item, namespace_id as "namespaceId", document_id as "documentId", incarnation, revision, '' as context, compiled, attributes
      from sentinel_contexts where judgment_id = $1 order by item`,
    values: [judgmentId],
  });
}

/** The next contexts that have no answer of a run. */
export async function readUnanswered(session: Session, judgmentId: string, run: number, limit: number): Promise<FrozenRow[]> {
  return session.query<FrozenRow>({
    name: "sentinel_contexts_read_unanswered",
    text: `
      select c.item, c.namespace_id as "namespaceId", c.document_id as "documentId", c.incarnation, c.revision, c.context, c.compiled, c.attributes
      from sentinel_contexts c
      where c.judgment_id = $1
        and not exists (select 1 from sentinel_answers a where a.judgment_id = $1 and a.run = $2 and a.item = c.item)
      order by c.item limit $3`,
    values: [judgmentId, run, limit],
  });
}

export async function countContexts(session: Session, judgmentId: string): Promise<number> {
  const [row] = await built<{ count: number }>(
    session,
    knex("sentinel_contexts").select(knex.raw("count(*)::integer as count")).where({ judgment_id: judgmentId }),
  );
  return row!.count;
}
