/**
 * The feed: an organization's events in the order of their ids. `feeds` says which id was handed out last and which was swept last; whoever
 * moves events holds its row. `records_id` is what events of no one namespace are recorded under, and what the feed's sweep is woken by.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feeds (
      organization_id text not null primary key,
      records_id bigint not null unique,
      last_event_id text collate "C",
      swept_to text collate "C"
    ) with (fillfactor = 50)`);
  await knex.raw(`
    create table events (
      organization_id text not null,
      event_id text collate "C" not null,
      namespace text collate "C",
      type text not null,
      subscription_id text,
      recorded_at timestamptz not null,
      data jsonb not null,
      primary key (organization_id, event_id)
    )`);
  await knex.raw(
    "create index events_by_subscription on events (organization_id, subscription_id, event_id) where subscription_id is not null",
  );
}
