/** Sentinels of judgments: contexts that are kept, asked again and again, and compared. */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await sentinels(knex);
  await contexts(knex);
  await runs(knex);
  await answers(knex);
}

async function sentinels(knex: Knex): Promise<void> {
  await knex.schema.createTable("sentinels", (table) => {
    bytewise(table, "judgment_id").primary();
    table.text("organization_id").notNullable();
    // The key of its row in `wakeups` (kind `sentinel`).
    table.bigInteger("claim_id").notNullable();
    table.integer("size").notNullable();
    table.text("every").notNullable();
    table.double("budget_usd").notNullable();
    table.text("on_drift").notNullable();
    table.timestamp("created_at").notNullable();
    // The version that the contexts were drawn for. Null before a draw.
    table.integer("version");
    table.timestamp("drawn_at");
    // The number of the last run that began.
    table.integer("run").notNullable().defaultTo(0);
    // What was spent in the last month in which anything was.
    table.text("spent_month");
    table.decimal("spent_usd", null).notNullable().defaultTo(0);
    table.text("waiting");
    table.unique(["claim_id"], { indexName: "sentinels_claim_id_key" });
  });
}

async function contexts(knex: Knex): Promise<void> {
  await knex.schema.createTable("sentinel_contexts", (table) => {
    bytewise(table, "judgment_id").notNullable();
    table.integer("item").notNullable();
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "document_id").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.bigInteger("revision").notNullable();
    table.text("context").notNullable();
    // What else is known of the context: tokens, hash, options.
    table.jsonb("compiled").notNullable();
    // The attributes that a composite reads.
    table.jsonb("attributes").notNullable();
    table.primary(["judgment_id", "item"]);
    // Finds what ends with a namespace.
    table.index(["namespace_id"], "sentinel_contexts_by_namespace");
  });
}

async function runs(knex: Knex): Promise<void> {
  await knex.schema.createTable("sentinel_runs", (table) => {
    bytewise(table, "judgment_id").notNullable();
    table.integer("run").notNullable();
    table.text("reason").notNullable();
    table.integer("version").notNullable();
    table.timestamp("started_at").notNullable();
    table.timestamp("ended_at");
    table.text("engine");
    table.text("engine_version");
    table.integer("answered").notNullable().defaultTo(0);
    table.integer("failed").notNullable().defaultTo(0);
    table.decimal("cost_usd", null).notNullable().defaultTo(0);
    // Beside the run before.
    table.jsonb("compared");
    table.primary(["judgment_id", "run"]);
  });
}

async function answers(knex: Knex): Promise<void> {
  await knex.schema.createTable("sentinel_answers", (table) => {
    bytewise(table, "judgment_id").notNullable();
    table.integer("run").notNullable();
    table.integer("item").notNullable();
    table.text("engine").notNullable();
    table.text("engine_version");
    // Null if the engine could not answer.
    table.jsonb("answer");
    table.primary(["judgment_id", "run", "item"]);
  });
}
