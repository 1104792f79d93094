/** Due work is found by its kind. Else a worker would pass all due work of other kinds on the way to its own. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("wakeups", (table) => {
    table.index(["kind", "due_at"], "wakeups_due_by_kind");
    table.dropIndex(["due_at"], "wakeups_due");
  });
}
