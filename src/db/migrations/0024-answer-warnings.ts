/** What a reader should know of an answer beside its numbers (judging/warnings.ts): written with it, null where there is nothing. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  for (const table of ["answers", "answer_history"]) await knex.raw(`alter table ${table} add column warnings jsonb`);
}
