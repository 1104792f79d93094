/**
 * Each attempt of a delivery, without what was answered (`deliveries.history`, at most nine), and how many attempts there were in a minute. Of
 * minutes before, those are counted that a delivery ended with.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table deliveries add column history jsonb");
  await knex.raw(`
    alter table endpoint_minutes add column attempts bigint not null default 0, add column attempts_succeeded bigint not null default 0`);
  await knex.raw("update endpoint_minutes set attempts = succeeded + failed, attempts_succeeded = succeeded");
}
