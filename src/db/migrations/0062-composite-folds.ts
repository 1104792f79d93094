/** A composite's weights as they are without one or two fifths of the documents: figures that are held out are by these. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table composite_weights add column without jsonb");
}
