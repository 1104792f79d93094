/** Suggestions that an organization has asked for on a day: a row each, of the last day on which it asked. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table suggestion_counts (
      organization_id text not null primary key,
      day date not null,
      used integer not null check (used >= 0)
    )`);
}
