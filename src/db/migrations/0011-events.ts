/**
 * Events as they are recorded by what causes them, until the relay moves them to the feed of their organization (events/record.ts). Ids
 * sort by their making within a process. `namespace_id` is an id of the organization's own where an event is about no one namespace.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table recorded_events (
      namespace_id bigint not null,
      record_id text collate "C" not null,
      organization_id text not null,
      namespace text collate "C",
      type text not null,
      data jsonb not null,
      recorded_at timestamptz not null,
      primary key (namespace_id, record_id)
    )`);
}
