/**
 * What was last seen of namespaces and their usage, for stores that keep namespaces on several machines: lists and usage reports read it while a
 * machine is lost. Empty on other stores.
 */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("namespaces_seen", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "name").notNullable();
    table.timestamp("seen_at").notNullable();
    // As in `namespaces`.
    table.bigInteger("sequence").notNullable();
    table.bigInteger("document_count").notNullable();
    table.bigInteger("bytes").notNullable();
    table.specificType("budget_usd_per_month", "numeric");
    table.text("on_exceeded").notNullable();
    table.boolean("budget_paused").notNullable();
    table.boolean("non_production").notNullable();
    table.timestamp("created_at").notNullable();
    table.timestamp("deleted_at");
    // Its indexes as a list of the API shows them.
    table.jsonb("indexed_attributes").notNullable();
    table.primary(["namespace_id"]);
    table.index(["organization_id", "name"], "namespaces_seen_by_organization");
  });
  // The rows of the last two months in which a namespace used anything, and of earlier ones as they were then.
  await knex.schema.createTable("usage_lines_seen", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.text("organization_id").notNullable();
    table.text("month").notNullable();
    table.text("line").notNullable();
    table.bigInteger("bytes").notNullable();
    table.bigInteger("units").notNullable();
    table.bigInteger("tokens").notNullable();
    table.boolean("non_production").notNullable();
    table.bigInteger("stored").notNullable();
    table.specificType("stored_moment", "numeric").notNullable();
    table.primary(["namespace_id", "month", "line", "non_production"]);
    table.index(["organization_id", "month"], "usage_lines_seen_by_month");
  });
}
