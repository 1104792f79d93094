/** Cascades that the month's search suggests. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("tunings", (table) => {
    table.jsonb("cascade");
  });
}
