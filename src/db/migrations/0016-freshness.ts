/**
 * What freshness needs beside revisions.
 *
 * `deferred` has a row for each reason that a document waits for: a retry of one revision and the quiet that another waits for end at
 * different times. `first_at` is since when it waits, which `max_wait_ms` counts from; `mark` tells one change elsewhere from the next, where
 * the document's revision does not; `begun` that an engine may have been asked already.
 *
 * `answers.outdated_by`: the mark of the last change elsewhere that made the answer `outdated`: an answer that was asked for before that change
 * does not take it back. `attempted_version`: of the last attempt, failed or not.
 *
 * `positions.moves` counts what a reader has landed, with or without a step forward, and tells whether a commit whose end nobody heard of took
 * place. An evaluation that was asked for again, since nobody knows what became of it the first time, says so (`repeated`).
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table deferred
      drop constraint deferred_reason_check,
      drop constraint deferred_pkey,
      add constraint deferred_reason_check check (reason in ('interactive', 'retry', 'debounce', 'read', 'fanout')),
      add primary key (namespace_id, document_id, judgment_id, reason),
      add column first_at timestamptz,
      add column mark bigint,
      add column begun boolean not null default false`);
  for (const table of ["answers", "answer_history"]) {
    await knex.raw(`alter table ${table} add column attempted_version integer, add column outdated_by bigint`);
  }
  await knex.raw(`
    alter table positions
      add column moves bigint not null default 0`);
  await knex.raw("alter table evaluations add column repeated boolean not null default false");
}
