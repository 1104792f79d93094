/** Holds: documents that a process judges itself, at a revision, and that catch-up leaves to it until the hold ends. */
import { numberArray, textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Settled } from "./deferred.ts";
import type { Whole } from "./passing-over.ts";

/** Documents whose judging a writing process takes on itself; catch-up leaves them alone until `until`. */
export interface Interactive {
  judgmentIds: readonly string[];
  documentIds: readonly string[];
  until: Date;
  /** Where these judgments are all that answer there, and these documents all that are written. */
  whole?: Whole;
  /** Not held but left to catch-up, which would pass over them by the judgments' policy. */
  asked?: boolean;
}

/** Keeps catch-up off what a commit wrote, at the revision that the commit made of it. */
export async function holdInteractive(
  tx: Transaction,
  { namespaceId, sequence }: { namespaceId: number; sequence: number },
  { judgmentIds, documentIds, until, asked = false }: Interactive,
): Promise<void> {
  await tx.query({
    name: "deferred_hold_interactive",
    text: `
      insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at)
      select $1, d, j, $6, $5, $4 from unnest($2::text[]) d, unnest($3::text[]) j
      on conflict (namespace_id, document_id, judgment_id, reason) do update
      set revision = excluded.revision, due_at = excluded.due_at`,
    values: [namespaceId, textArray(documentIds), textArray(judgmentIds), until, sequence, asked ? "read" : "interactive"],
  });
}

/** Takes holds that nobody has, or had for an earlier revision, or let run out; answers which were taken. */
export async function takeHolds(
  tx: Transaction,
  namespaceId: number,
  wanted: readonly Settled[],
  { now, until }: { now: Date; until: Date },
): Promise<{ document_id: string; judgment_id: string }[]> {
  return tx.query({
    name: "deferred_take_holds",
    text: `
      insert into deferred as held (namespace_id, document_id, judgment_id, reason, revision, due_at)
      select $1, w.d, w.j, 'interactive', w.r, $5 from unnest($2::text[], $3::text[], $4::bigint[]) as w(d, j, r) order by w.d, w.j
      on conflict (namespace_id, document_id, judgment_id, reason) do update
      set revision = excluded.revision, due_at = excluded.due_at
      where held.due_at <= $6 or held.revision < excluded.revision
      returning document_id, judgment_id`,
    values: [namespaceId, ...lists(wanted), until, now],
  });
}

/** Has holds end at another moment: later while the engine is at work, at once where it may not be asked. */
export async function endHoldsAt(session: Session, namespaceId: number, held: readonly Settled[], until: Date): Promise<void> {
  await session.query({
    name: "deferred_end_holds_at",
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

/**
 * Leaves to catch-up what documents lack of a judgment whose policy would pass them over: those without a fresh answer, that have not failed
 * for good, and are not on their way. Answers how many that are.
 */
export async function deferReads(
  tx: Transaction,
  namespaceId: number,
  { judgmentId, version, documentIds }: { judgmentId: string; version: number; documentIds: readonly string[] },
  now: Date,
): Promise<number> {
  const asked = await tx.query({
    name: "deferred_defer_reads",
    text: `
      insert into deferred (namespace_id, document_id, judgment_id, reason, revision, due_at)
      select $1, d.document_id, $2, 'read', d.revision, $5
      from unnest($4::text[]) as w(id)
        cross join lateral (
          select document_id, revision, incarnation from documents where namespace_id = $1 and document_id = w.id limit 1
        ) d
      where not exists (
          select from answers a
          where a.namespace_id = $1 and a.document_id = d.document_id and a.judgment_id = $2 and a.incarnation = d.incarnation
            and (a.revision >= d.revision and a.version = $3 and not a.outdated
              or a.error is not null and a.attempted_revision >= d.revision and a.attempted_version = $3))
        and not exists (
          select from deferred f where f.namespace_id = $1 and f.document_id = d.document_id and f.judgment_id = $2)
      order by d.document_id
      on conflict (namespace_id, document_id, judgment_id, reason) do nothing
      returning 1`,
    values: [namespaceId, judgmentId, version, textArray(documentIds), now],
  });
  return asked.length;
}
