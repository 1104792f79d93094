/**
 * Claims on budgets that several namespaces share: judgment units that engines are being asked for and that nobody has billed yet. The row
 * with the empty `claim_id` is the organization's lock.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("budget_claims", (table) => {
    table.text("organization_id").notNullable();
    table.text("claim_id").notNullable();
    table.specificType("prefix", 'text collate "C"').notNullable();
    table.bigInteger("units").notNullable();
    table.timestamp("until", { useTz: true }).notNullable();
    table.primary(["organization_id", "claim_id", "prefix"]);
  });
}
