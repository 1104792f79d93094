/** What kinds of long work keep beside their job: schedules, tuning and daily limits. */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await schedules(knex);
  await tunings(knex);
  await suggestionCounts(knex);
}

/**
 * When judgments with policy `periodic` run next. Each place that sets an interval has a row: the judgment itself, or a namespace that
 * overrides it.
 */
async function schedules(knex: Knex): Promise<void> {
  await knex.schema.createTable("schedules", (table) => {
    bytewise(table, "judgment_id").notNullable();
    bytewise(table, "place").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "judgment").notNullable();
    // The key of its row in `wakeups` (kind `schedule`).
    table.bigInteger("claim_id").notNullable();
    table.bigInteger("interval_ms").notNullable();
    table.timestamp("next_at").notNullable();
    table.unique(["claim_id"], { indexName: "schedules_claim_id_key" });
    table.primary(["judgment_id", "place"]);
  });
}

/** The last monthly search for a cheaper recipe, for each judgment and place. */
async function tunings(knex: Knex): Promise<void> {
  await knex.schema.createTable("tunings", (table) => {
    bytewise(table, "judgment_id").notNullable();
    bytewise(table, "place").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "judgment").notNullable();
    // The key of its row in `wakeups`.
    table.bigInteger("claim_id").notNullable();
    table.text("month").notNullable();
    table.integer("version").notNullable();
    table.text("status").notNullable().checkIn(["running", "done", "failed"], "tunings_status_check");
    table.jsonb("checkpoint");
    table.integer("steps").notNullable().defaultTo(0);
    table.integer("attempts").notNullable().defaultTo(0);
    table.jsonb("suggested");
    table.timestamp("started_at").notNullable();
    // How often the suggested recipe agreed with the present one on documents that it was not chosen by.
    table.jsonb("agreement");
    table.unique(["claim_id"], { indexName: "tunings_claim_id_key" });
    table.primary(["judgment_id", "place"]);
  });
}

/** Suggestions that an organization asked for on the last day on which it asked. */
async function suggestionCounts(knex: Knex): Promise<void> {
  await knex.schema.createTable("suggestion_counts", (table) => {
    table.text("organization_id").notNullable();
    table.date("day").notNullable();
    table.integer("used").notNullable();
    table.primary(["organization_id"]);
    table.check("used >= 0", {}, "suggestion_counts_used_check");
  });
}
