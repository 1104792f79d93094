/**
 * Budgets of prefixes and of whole organizations (`*`). Each namespace carries in its row whether one covers it, and whether one of those
 * rejects writes.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("budgets", (table) => {
    table.text("organization_id").notNullable();
    table.specificType("prefix", 'text collate "C"').notNullable();
    table.specificType("budget_usd_per_month", "numeric").notNullable();
    table.text("on_exceeded").notNullable().checkIn(["pause", "reject"], "budgets_on_exceeded_check");
    table.timestamp("updated_at", { useTz: true }).notNullable();
    table.primary(["organization_id", "prefix"]);
  });
  await knex.schema.alterTable("namespaces", (table) => {
    table.text("budget_above").checkIn(["pause", "reject"], "namespaces_budget_above_check");
  });
}
