/**
 * What lies apart of the sketches of group rows: a merge writes the buckets that it has changed into the row, and only when those have become
 * many all of them here. They do not get smaller by being compressed, which took longer than everything else.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table group_sketches (
      namespace_id bigint not null,
      group_id text collate "C" not null,
      key bytea not null,
      number smallint not null,
      sketch text not null,
      primary key (namespace_id, group_id, key, number)
    )`);
  await knex.raw("alter table group_sketches alter column sketch set storage external");
}
