/** The request log: one row for each request of a known key, kept for days. */
import type { Knex } from "knex";
import { bytewise, counter } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await requestLog(knex);
  await requestLogDays(knex);
}

async function requestLog(knex: Knex): Promise<void> {
  await knex.schema.createTable("request_log", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "entry_id").notNullable();
    table.timestamp("at").notNullable();
    table.text("request_id").notNullable();
    table.text("key_id").notNullable();
    table.text("address").notNullable();
    table.text("operation").notNullable();
    table.text("method").notNullable();
    table.text("path").notNullable();
    bytewise(table, "namespace");
    // Null: the client disconnected before the response.
    table.integer("status");
    table.text("error");
    table.integer("duration_ms").notNullable();
    table.bigInteger("bytes_in");
    table.bigInteger("bytes_out");
    table.primary(["organization_id", "entry_id"]);
    table.index(["organization_id", "key_id", "entry_id"], "request_log_by_key");
    table.index(["organization_id", "request_id"], "request_log_by_request");
    table.index(["at"], "request_log_by_age");
  });
}

/** What the log has of a day, and how many requests of that day it has not. */
async function requestLogDays(knex: Knex): Promise<void> {
  await knex.schema.createTable("request_log_days", (table) => {
    table.text("organization_id").notNullable();
    table.date("day").notNullable();
    counter(knex, table, "kept");
    counter(knex, table, "left_out");
    table.primary(["organization_id", "day"]);
  });
}
