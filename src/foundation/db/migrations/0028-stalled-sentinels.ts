/** Since when a run of a sentinel gets no answers. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("sentinel_runs", (table) => {
    // Null: its engine answers, or it has asked nothing yet.
    table.timestamp("stalled_at");
  });
}
