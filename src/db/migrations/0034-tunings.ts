/** The month's search for a cheaper recipe, of a judgment in a place: the last one of each. `claim_id` is what its wakeups are kept under. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table tunings (
      judgment_id text collate "C" not null,
      place text collate "C" not null,
      organization_id text not null,
      judgment text collate "C" not null,
      claim_id bigint not null unique,
      month text not null,
      version integer not null,
      status text not null check (status in ('running', 'done', 'failed')),
      checkpoint jsonb,
      steps integer not null default 0,
      attempts integer not null default 0,
      suggested jsonb,
      started_at timestamptz not null,
      primary key (judgment_id, place)
    )`);
}
