/** Why a delivery was skipped, where its endpoint was not disabled. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("deliveries", (table) => {
    // Null: the endpoint was disabled.
    table.text("skipped_reason");
  });
}
