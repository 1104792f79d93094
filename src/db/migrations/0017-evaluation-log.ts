/**
 * The log of evaluations is read by judgment, newest first, and by document: its key is the order of the first, and the second has an index.
 * Both end in a time, so that pages of a landing lie together where the key grows. `judgment_removals` are judgments that were deleted and
 * whose answers, evaluations and overrides go behind the request: by namespaces in the order of their names, from `done_up_to` on.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table evaluations drop constraint evaluations_pkey,
      add primary key (namespace_id, judgment_id, at, evaluation_id)`);
  await knex.raw("create index evaluations_by_document on evaluations (namespace_id, document_id, at)");
  await knex.raw(`
    create table judgment_removals (
      claim_id bigint not null primary key,
      organization_id text not null,
      owner text collate "C" not null,
      judgment_id text not null,
      done_up_to text collate "C" not null default ''
    )`);
}
