/** What a tenant was like when a run of its summary looked at it, so that the next need not; `settings` counts changes of what is published. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table tenant_publications add column look jsonb");
  await knex.raw("alter table tenant_summaries add column settings bigint not null default 0");
}
