/**
 * `namespaces.logged_until`: the evaluations that were made before this moment have been read as a whole, so what lands from here on was not
 * made before it, whatever the clock of the process that lands it says.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table namespaces add column logged_until timestamptz");
}
