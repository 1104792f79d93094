/** Answers to a question that was asked in another way are told apart from those to the question itself. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("evaluations", (table) => {
    // The variant of a robustness job. Null otherwise.
    table.text("asked_as");
  });
}
