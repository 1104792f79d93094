/**
 * Indexes of two attributes together. They are apart from `indexed_attributes`, because processes of earlier releases do not maintain them:
 * such a process raises a namespace's sequence and leaves `combined_sequence` behind, so the indexes are not used any more.
 */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("combined_indexes", (table) => {
    table.bigInteger("namespace_id").notNullable();
    // The names of the two.
    bytewise(table, "attribute").notNullable();
    table.text("state").notNullable().checkIn(["building", "ready", "dropping"], "combined_indexes_state_check");
    // The last document that the index has been built for. Commits maintain what is written meanwhile.
    bytewise(table, "built_up_to").notNullable().defaultTo("");
    table.timestamp("created_at").notNullable();
    table.timestamp("last_used_at").notNullable();
    table.primary(["namespace_id", "attribute"]);
  });
  await knex.schema.alterTable("namespaces", (table) => {
    // The combined indexes that commits maintain.
    table.specificType("combined_attributes", "text[]").notNullable().defaultTo("{}");
    // The sequence up to which they were maintained. Equal to `sequence` unless an earlier release has changed the namespace since.
    table.bigInteger("combined_sequence");
  });
}
