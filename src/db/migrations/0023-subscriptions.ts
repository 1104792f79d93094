/**
 * Subscriptions, and who is a member of which where. `subscriptions`: as they were made, on a namespace or template prefix; one that was deleted
 * stays as its id and name, so that whoever holds definitions learns of it by its epoch. `subscription_states`: how far one is in a namespace:
 * `cause` and `walked_to` while it is held against all documents, with what that has changed so far. `subscription_members`: the documents
 * that match, which life of them, and their revision when they were last looked at. `subscription_readers`: the definitions that a
 * namespace's reader goes by. `namespaces.subscribed_epoch`: where its changes are followed, the organization's epoch when that
 * began with the namespace itself, or -1 where it began later.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table namespaces add column subscribed_epoch bigint");
  await knex.raw(`
    create table subscriptions (
      subscription_id text collate "C" not null primary key,
      organization_id text not null,
      owner text collate "C" not null,
      name text collate "C" not null,
      filters jsonb not null,
      events text[] not null,
      include jsonb not null,
      endpoint text collate "C",
      bulk text not null check (bulk in ('summary', 'deliver')),
      created_at timestamptz not null,
      created_epoch bigint not null,
      epoch bigint not null,
      deleted boolean not null default false
    )`);
  await knex.raw("create unique index subscriptions_by_name on subscriptions (organization_id, owner, name) where not deleted");
  await knex.raw("create index subscriptions_by_epoch on subscriptions (organization_id, owner, epoch)");
  await knex.raw(`
    create table subscription_states (
      namespace_id bigint not null,
      subscription_id text collate "C" not null,
      live_at timestamptz,
      cause text,
      walked_to text collate "C" not null default '',
      entered bigint not null default 0,
      exited bigint not null default 0,
      primary key (namespace_id, subscription_id)
    )`);
  await knex.raw(`
    create index subscription_states_walked on subscription_states (namespace_id, walked_to, subscription_id) where cause is not null`);
  await knex.raw(`
    create table subscription_members (
      namespace_id bigint not null,
      document_id text collate "C" not null,
      subscription_id text collate "C" not null,
      incarnation bigint not null,
      revision bigint not null,
      since bigint not null,
      primary key (namespace_id, document_id, subscription_id)
    )`);
  await knex.raw(`
    create index subscription_members_by_subscription on subscription_members (namespace_id, subscription_id, document_id)`);
  await knex.raw(`
    create table subscription_readers (
      namespace_id bigint not null primary key,
      epoch bigint not null,
      judgments jsonb not null
    )`);
}
