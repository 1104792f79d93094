/** How many bytes of history the pins of a namespace retain. */
import type { Knex } from "knex";
import { counter } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("namespaces", (table) => {
    // Of the versions of documents and answers in the history that ended at or before `retained_to`.
    counter(knex, table, "retained_bytes");
    counter(knex, table, "retained_to");
  });
}
