/** When an attempt to an endpoint was begun last: a rate goes by that, so one that is changed holds at once. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table webhook_endpoints add column last_begun_at timestamptz");
}
