/**
 * What all processes together have let in of a key, as a bucket that refills all the time, instead of counts for each minute of the clock:
 * these let a key make its requests twice within a second, at the turn of a minute. Unlogged: a settlement then waits for no disk, and what
 * a crash of the database loses is worth a minute at most. Rows are updated where they lie (no index on what changes, room on the page).
 *
 * `granted` is what the last settlement was given, for `returning` shows a row as the statement leaves it, not what it has changed.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table rate_levels (
      key_id text primary key,
      level double precision not null default 0,
      at bigint not null,
      minute integer not null,
      held integer not null default 0,
      granted integer not null default 0
    ) with (fillfactor = 50)`);
  await knex.raw("drop table rate_counts");
}
