/** Snapshots that queries and exports retain. */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await pins(knex);
}

/** Retained snapshots: history of a namespace stays readable from the lowest `sequence` here. */
async function pins(knex: Knex): Promise<void> {
  await knex.schema.createTable("pins", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "pin_id").notNullable();
    table.bigInteger("sequence").notNullable();
    table.timestamp("expires_at").notNullable();
    // What the sequence alone does not tell of its time: how far judging had come, what was deferred, and the judgments with their
    // settings.
    table.jsonb("standing");
    table.primary(["namespace_id", "pin_id"]);
  });
}
