/** What happened in an organization in each hour: a few rows an hour, kept for months. */
import type { Knex } from "knex";
import { bytewise, counter } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("organization_hours", (table) => {
    table.text("organization_id").notNullable();
    table.timestamp("hour").notNullable();
    // What is counted, and which of its kinds.
    bytewise(table, "measure").notNullable();
    bytewise(table, "name").notNullable();
    // Of a lag, the largest one in milliseconds. Otherwise a sum.
    counter(knex, table, "value");
    table.primary(["organization_id", "hour", "measure", "name"]);
    table.index(["hour"], "organization_hours_by_age");
  });
}
