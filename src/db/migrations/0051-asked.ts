/**
 * What engines are being asked: a row for each asker (catch-up, or a job) in a namespace, with the digests of its questions that are on their way.
 * It is written before the questions are sent, so whoever goes on after a crash knows which of them were sent and were not answered.
 *
 * It takes the place of the reader's position named `... asks` and of `deferred.begun`, which marked whole pages.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table asked (
      namespace_id bigint not null,
      asker text collate "C" not null,
      questions bytea not null,
      at timestamptz not null,
      primary key (namespace_id, asker)
    )`);
  await knex.raw("delete from positions where reader like '% asks'");
  await knex.raw("alter table deferred drop column begun");
}
