/** Holds: leases on documents at a revision, which a process judges itself. Catch-up skips them until the hold ends. */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Settled } from "./deferred.ts";
import type { Whole } from "./passing-over.ts";

/** Documents that the writing process judges itself. Catch-up skips them until `until`. */
export interface Interactive {
  judgmentIds: readonly string[];
  documentIds: readonly string[];
  until: Date;
  /** Set if these judgments are all that apply to the namespace, and these documents are all that the commit writes. */
  whole?: Whole;
  /** Not held but left to catch-up, although the judgments' policy would skip the documents. */
  asked?: boolean;
}

/** What a commit inserts into `deferred`, and where a row is there: it is at the new revision. */
export const INTO_HELD = "insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at)";
export const OVER_HELD = `on conflict (namespace_id, document_id, judgment_id, reason) do update
      set revision = excluded.revision, due_at = excluded.due_at`;

export function heldFor({ asked = false }: Interactive): "read" | "interactive" {
  return asked ? "read" : "interactive";
}

/** Makes catch-up skip the documents that a commit wrote, at their new revisions. */
export async function holdInteractive(
  tx: Transaction,
  { namespaceId, sequence }: { namespaceId: number; sequence: number },
  interactive: Interactive,
): Promise<void> {
  const { judgmentIds, documentIds, until } = interactive;
  await tx.query({
    name: "deferred_hold_interactive",
    text: `
      ${INTO_HELD}
      select n.namespace_id, d, j, $6, $5, $4 from namespaces n, unnest($2::text[]) d, unnest($3::text[]) j where n.namespace_id = $1
      ${OVER_HELD}`,
    values: [namespaceId, textArray(documentIds), textArray(judgmentIds), until, sequence, heldFor(interactive)],
  });
}

/**
 * Takes holds that are free, expired, or for an earlier revision. Returns the holds taken. The present time is a column of the
 * row, because a cluster cannot use parameters of `insert … select` in `on conflict`.
 */
export async function takeHolds(
  tx: Transaction,
  namespaceId: number,
  wanted: readonly Settled[],
  { now, until }: { now: Date; until: Date },
): Promise<{ document_id: string; judgment_id: string }[]> {
  return tx.query({
    name: "deferred_take_holds",
    text: `
      insert into deferred as held (namespace_id, document_id, judgment_id, reason, revision, due_at, first_at)
      select $1, w.d, w.j, 'interactive', w.r, $5, $6 from unnest($2::text[], $3::text[], $4::bigint[]) as w(d, j, r) order by w.d, w.j
      on conflict (namespace_id, document_id, judgment_id, reason) do update
      set revision = excluded.revision, due_at = excluded.due_at, first_at = excluded.first_at
      where held.due_at <= excluded.first_at or held.revision < excluded.revision
      returning document_id, judgment_id`,
    values: [namespaceId, ...lists(wanted), until, now],
  });
}

/**
 * Holds end later, while the engine is working. This needs no lock of the namespace, as it waits for nothing: a hold must not end because a commit takes
 * long. Rows that somebody else is changing are left out.
 */
export async function prolongHolds(tx: Transaction, namespaceId: number, held: readonly Settled[], until: Date): Promise<void> {
  const free = await tx.query<Settled>({
    name: "deferred_hold_free",
    text: `
      select f.document_id as "documentId", f.judgment_id as "judgmentId", f.revision
      from unnest($2::text[], $3::text[], $4::bigint[]) as h(d, j, r)
        join deferred f on f.namespace_id = $1 and f.document_id = h.d and f.judgment_id = h.j and f.reason = 'interactive' and f.revision = h.r
      for no key update skip locked`,
    values: [namespaceId, ...lists(held)],
  });
  if (free.length > 0) await sendEnd(tx, "deferred_prolong_holds", namespaceId, free, until);
}

/** Changes when holds end, under the lock of their namespace. */
export async function endHoldsAt(tx: Transaction, namespaceId: number, held: readonly Settled[], until: Date): Promise<void> {
  await sendEnd(tx, "deferred_end_holds_at", namespaceId, held, until);
}

async function sendEnd(tx: Transaction, name: string, namespaceId: number, held: readonly Settled[], until: Date): Promise<void> {
  await tx.query({
    name,
    text: `
      update deferred f set due_at = $5 from unnest($2::text[], $3::text[], $4::bigint[]) as h(d, j, r)
      where f.namespace_id = $1 and f.document_id = h.d and f.judgment_id = h.j and f.reason = 'interactive' and f.revision = h.r`,
    values: [namespaceId, ...lists(held), until],
  });
}

function lists(pairs: readonly Settled[]): string[] {
  return [
    textArray(pairs.map(({ documentId }) => documentId)),
    textArray(pairs.map(({ judgmentId }) => judgmentId)),
    numberArray(pairs.map(({ revision }) => revision)),
  ];
}

/** Documents that a query wants judged for a version of a judgment. */
export interface WantedReads {
  readonly judgmentId: string;
  readonly version: number;
  readonly documentIds: readonly string[];
}

/**
 * Documents without a fresh answer, unless they are already scheduled, or failed permanently and nothing that their context shows has changed
 * since.
 */
const UNASKED = `
      from unnest($4::text[]) as w(id)
        cross join lateral (
          select document_id, revision, incarnation from documents where namespace_id = $1 and document_id = w.id limit 1
        ) d
      where not exists (
          select 1 from answers a
          where a.namespace_id = $1 and a.document_id = d.document_id and a.judgment_id = $2 and a.incarnation = d.incarnation
            and (a.revision >= d.revision and a.version = $3 and not a.outdated
              or a.error is not null and a.attempted_revision >= d.revision and a.attempted_version = $3
                and not (a.outdated and a.error ? 'context' and a.error ->> 'mark' is distinct from a.outdated_by::text)))
        and not exists (
          select 1 from deferred f where f.namespace_id = $1 and f.document_id = d.document_id and f.judgment_id = $2)
      order by d.document_id`;

/** Those of the documents that `deferReads` would leave to catch-up now. Mostly there are none, and then nothing need be locked. */
export async function readUnasked(session: Session, namespaceId: number, wanted: WantedReads): Promise<string[]> {
  const rows = await session.query<{ document_id: string }>({
    name: "deferred_read_unasked",
    text: `select d.document_id ${UNASKED}`,
    values: [namespaceId, wanted.judgmentId, wanted.version, textArray(wanted.documentIds)],
  });
  return rows.map(({ document_id }) => document_id);
}

/** Leaves documents to catch-up although the judgment's policy would skip them. Returns their number. */
export async function deferReads(tx: Transaction, namespaceId: number, wanted: WantedReads, now: Date): Promise<number> {
  const asked = await tx.query({
    name: "deferred_defer_reads",
    text: `
      insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at)
      select $1, d.document_id, $2, 'read', d.revision, $5 ${UNASKED}
      on conflict (namespace_id, document_id, judgment_id, reason) do nothing
      returning 1`,
    values: [namespaceId, wanted.judgmentId, wanted.version, textArray(wanted.documentIds), now],
  });
  return asked.length;
}
