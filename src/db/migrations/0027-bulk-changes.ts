/**
 * Changes of answers in bulk. `commits.bulk`: what a landing is part of, `{cause, id, judgment, ends}` (`src/standing/bulk.ts`). `subscription_bulks`:
 * one that is over in a namespace and that subscriptions are still to be told of, and the last one that was. `subscription_bulk_counts`: the
 * transitions that it has made of a subscription, which are told together.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table commits add column bulk jsonb");
  await knex.raw(`
    create table subscription_bulks (
      namespace_id bigint not null,
      bulk_id text collate "C" not null,
      cause text not null,
      judgment text not null,
      told_to text collate "C" not null default '',
      primary key (namespace_id, bulk_id)
    )`);
  await knex.raw(`
    create table subscription_bulk_counts (
      namespace_id bigint not null,
      bulk_id text collate "C" not null,
      subscription_id text collate "C" not null,
      entered bigint not null,
      exited bigint not null,
      primary key (namespace_id, bulk_id, subscription_id)
    )`);
}
