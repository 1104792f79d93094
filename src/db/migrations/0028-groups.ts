/**
 * Groups, and what they keep. `groups`: as they were made, on a namespace or template prefix. `group_readers`: how far a namespace's reader of groups
 * has merged: rows are exact at `as_of`; while it is in the middle of changes (`dirty`), what rows were before stands beside them under
 * the present `epoch`. `group_states`: how far a group is in a namespace; one that is held against all documents stays readable
 * as it was when that began (`frozen_epoch`, `frozen_as_of`). `group_contributions`: what each document gives to each group, so that
 * exactly that can be taken away; `group_values`: those numbers of it of which the least and the greatest are kept, in their order.
 * `group_rows`: a key's aggregates; `settled` is what it was before `epoch`. `namespaces.grouped_epoch`: as `subscribed_epoch`.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table namespaces add column grouped_epoch bigint");
  await knex.raw(`
    create table groups (
      group_id text collate "C" not null primary key,
      organization_id text not null,
      owner text collate "C" not null,
      name text collate "C" not null,
      definition jsonb not null,
      created_at timestamptz not null,
      created_epoch bigint not null,
      job_id text,
      unique (organization_id, owner, name)
    )`);
  await knex.raw(`
    create table group_readers (
      namespace_id bigint not null primary key,
      judgments jsonb not null,
      as_of bigint not null default 0,
      epoch bigint not null default 1,
      dirty boolean not null default false
    )`);
  await knex.raw(`
    create table group_states (
      namespace_id bigint not null,
      group_id text collate "C" not null,
      name text collate "C" not null,
      status text not null check (status in ('building', 'ready', 'ended')),
      walk text check (walk in ('walking', 'walked')),
      walked_to text collate "C" not null default '',
      frozen_epoch bigint,
      frozen_as_of bigint,
      keys bigint not null default 0,
      over_cap_until timestamptz,
      primary key (namespace_id, group_id)
    )`);
  await knex.raw(`
    create table group_contributions (
      namespace_id bigint not null,
      group_id text collate "C" not null,
      document_id text collate "C" not null,
      key bytea not null,
      given float8[] not null,
      primary key (namespace_id, group_id, document_id)
    )`);
  await knex.raw(`
    create table group_values (
      namespace_id bigint not null,
      group_id text collate "C" not null,
      key bytea not null,
      number smallint not null,
      value float8 not null,
      document_id text collate "C" not null,
      primary key (namespace_id, group_id, key, number, value, document_id)
    )`);
  await knex.raw(`
    create table group_rows (
      namespace_id bigint not null,
      group_id text collate "C" not null,
      key bytea not null,
      value jsonb not null,
      documents bigint not null,
      tally text not null,
      changed_at timestamptz,
      epoch bigint not null default 0,
      settled jsonb,
      primary key (namespace_id, group_id, key)
    )`);
  await knex.raw("create index group_rows_by_documents on group_rows (namespace_id, group_id, documents desc, key)");
  await knex.raw(`
    create index group_rows_by_change on group_rows (namespace_id, group_id, changed_at) where changed_at is not null`);
  await knex.raw("create index group_rows_by_epoch on group_rows (namespace_id, group_id, epoch) where epoch > 0");
}
