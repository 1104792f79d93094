/**
 * `fanouts.since`: answers for revisions after this sequence know of the change, as the context of a revision shows a group's row that has come
 * to it; null: none does.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table fanouts add column since bigint");
}
