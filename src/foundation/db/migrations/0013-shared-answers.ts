/** Answers that all namespaces of a judgment may use. They are found by context hash, wherever the namespace's own rows are. */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("shared_answers", (table) => {
    bytewise(table, "judgment_id").notNullable();
    table.binary("context_hash").notNullable();
    bytewise(table, "evaluation_id").notNullable();
    table.bigInteger("namespace_id").notNullable();
    table.timestamp("at").notNullable();
    table.integer("version").notNullable();
    table.text("engine").notNullable();
    table.text("engine_version").notNullable();
    table.jsonb("answer").notNullable();
    table.primary(["judgment_id", "context_hash", "evaluation_id"]);
    // Finds what ends with a namespace, and what its log no longer keeps.
    table.index(["namespace_id", "at"], "shared_answers_by_namespace");
  });
}
