/**
 * Namespaces. The name leads to an id that never repeats, so a namespace deleted and written again is another one and a deletion
 * may run on behind it. The row carries the sequence: raising it takes the row's lock, hence its order is the order of commits.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table namespace_names (
      organization_id text not null,
      name text collate "C" not null,
      namespace_id bigint not null,
      primary key (organization_id, name)
    )`);
  await knex.raw(`
    create table namespaces (
      namespace_id bigint not null primary key,
      organization_id text not null,
      name text collate "C" not null,
      sequence bigint not null default 0,
      document_count bigint not null default 0,
      bytes bigint not null default 0,
      lowest_pin bigint,
      budget_usd_per_month numeric,
      on_exceeded text not null default 'pause' check (on_exceeded in ('pause', 'reject')),
      created_at timestamptz not null,
      deleted_at timestamptz
    )`);
}
