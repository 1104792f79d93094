/**
 * What all processes together have let in of a key in a minute. Unlogged: a settlement then waits for no disk, and what a crash of the
 * database loses is worth a minute at most. Rows are updated where they lie (no index on what changes, room on the page) and deleted by the
 * front of their key once their minute is over.
 *
 * `granted` is what the last settlement was given, for `returning` shows a row as the statement leaves it, not what it has changed.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table rate_counts (
      minute integer not null,
      key_id text not null,
      taken integer not null default 0,
      held integer not null default 0,
      granted integer not null default 0,
      primary key (minute, key_id)
    ) with (fillfactor = 50)`);
}
