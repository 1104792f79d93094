/** How often outcomes agreed with the answers of a judgment in each hour: one row an hour, kept as long as `organization_hours`. */
import type { Knex } from "knex";
import { bytewise, counter } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("judgment_hours", (table) => {
    // 0 for all namespaces together. Otherwise a namespace that inherits the judgment.
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "judgment_id").notNullable();
    table.timestamp("hour").notNullable();
    bytewise(table, "organization_id").notNullable();
    counter(knex, table, "agreed");
    counter(knex, table, "disagreed");
    table.primary(["namespace_id", "judgment_id", "hour"]);
    // For their number in an hour, and for their age.
    table.index(["hour", "organization_id"], "judgment_hours_by_hour");
  });
}
