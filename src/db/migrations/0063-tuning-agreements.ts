/** How often a suggested recipe agreed with the present one on documents that it was not chosen by. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table tunings add column agreement jsonb");
}
