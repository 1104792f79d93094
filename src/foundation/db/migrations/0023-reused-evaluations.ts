/** Answers that other documents with the same context may use, and the evaluation that a reused answer comes from. */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("evaluations", (table) => {
    // An engine answered, and the judgment says that other documents of the namespace may use the answer.
    table.boolean("reusable").notNullable().defaultTo(false);
    bytewise(table, "reused_from");
  });
  // Most judgments share nothing and pay nothing for it.
  await knex.raw("create index evaluations_reusable on evaluations (namespace_id, judgment_id, context_hash) where reusable");
}
