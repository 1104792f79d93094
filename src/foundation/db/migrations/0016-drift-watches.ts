/** Periods of answers that are compared with those before: versions of engines, and months. */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("drift_watches", (table) => {
    table.text("judgment_id").notNullable();
    table.integer("version").notNullable();
    // `engine_version` or `month`.
    table.text("divided_by").notNullable();
    // The engine and its version as a JSON array, or the month that began.
    bytewise(table, "period").notNullable();
    table.text("organization_id").notNullable();
    // The key of its row in `wakeups` (kind `drift`).
    table.bigInteger("claim_id").notNullable();
    table.timestamp("begun_at").notNullable();
    // How often it was compared. It tells two concurrent comparisons apart.
    table.integer("looks").notNullable().defaultTo(0);
    table.unique(["claim_id"], { indexName: "drift_watches_claim_id_key" });
    table.primary(["judgment_id", "version", "divided_by", "period"]);
  });
}
