/**
 * Judgments and their immutable versions. `owner` is a namespace's name or a template prefix. Every change raises the organization's
 * epoch in the same transaction, so a reader that holds definitions in memory asks for one number to know that they still hold.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table definition_epochs (
      organization_id text not null primary key,
      epoch bigint not null
    )`);
  await knex.raw(`
    create table judgments (
      judgment_id text not null primary key,
      organization_id text not null,
      owner text collate "C" not null,
      name text collate "C" not null,
      type text not null check (type in ('bool', 'choice', 'score')),
      active_version integer,
      thresholds jsonb not null,
      freshness jsonb not null,
      created_at timestamptz not null,
      unique (organization_id, owner, name)
    )`);
  // What a namespace sets otherwise than the template it inherits a judgment from; members that are not there come from the template.
  await knex.raw(`
    create table judgment_overrides (
      organization_id text not null,
      namespace text collate "C" not null,
      judgment_id text not null,
      thresholds jsonb not null,
      freshness jsonb not null,
      primary key (organization_id, namespace, judgment_id)
    )`);
  await knex.raw(`
    create table judgment_versions (
      judgment_id text not null,
      version integer not null,
      definition jsonb not null,
      created_at timestamptz not null,
      primary key (judgment_id, version)
    )`);
}
