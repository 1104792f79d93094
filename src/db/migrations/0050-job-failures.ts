/**
 * What jobs tell of their failures. `failed_count` documents could not be judged, the first of them are in `failures`. `waiting` says why a job that
 * is at work does not move. `page_done` counts the documents of the page under way that are in `documents_done` already. `settling`: it was
 * cancelled, and what engines had been asked by then is to land before its end is told.
 *
 * Answers that failed are found by their index, however many there are that did not. Ended jobs are found by their age when they are deleted.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table jobs
      add column failed_count bigint not null default 0,
      add column failures jsonb not null default '[]',
      add column waiting jsonb,
      add column page_done bigint not null default 0,
      add column settling boolean not null default false`);
  await knex.raw("create index answers_failed on answers (namespace_id, judgment_id, document_id) where error is not null");
  await knex.raw("create index jobs_ended on jobs (ended_at) where ended_at is not null");
}
