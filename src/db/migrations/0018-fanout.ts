/**
 * What makes answers due again whose contexts show something that has changed elsewhere (judging/fanout/).
 *
 * `changed_sources`: what contexts may show and no commit names: values that documents had and have no longer (`left`, in an attribute that
 * relations join by), and answers whose rendering has changed (`answer`). `fanouts`: changes on their way to the documents that show them,
 * which lie under a value of an attribute; one that is `begun` goes on from document to document, and what changes meanwhile waits beside
 * it. `namespaces.followed`: contexts show something of the namespace. `fanout_generation`: how often documents have been looked for that
 * show changes; a context compiled before may have been overlooked. `shown_elsewhere`: which namespaces show what of this one. `context_sources`: which judgments show other namespaces' documents at all.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table namespaces
      add column watched_attributes text[] not null default '{}',
      add column followed boolean not null default false,
      add column fanout_generation bigint not null default 0`);
  await knex.raw(`
    create table changed_sources (
      namespace_id bigint not null,
      sequence bigint not null,
      kind text not null check (kind in ('left', 'answer')),
      subject text collate "C" not null,
      value bytea not null,
      document_id text collate "C" not null,
      primary key (namespace_id, sequence, kind, subject, value, document_id)
    )`);
  await knex.raw(`
    create table fanouts (
      namespace_id bigint not null,
      judgment_id text collate "C" not null,
      attribute text collate "C" not null,
      value bytea not null,
      begun boolean not null,
      after text collate "C" not null default '',
      except_id text collate "C",
      mark bigint not null,
      first_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (namespace_id, judgment_id, attribute, value, begun)
    )`);
  await knex.raw(`
    create table shown_elsewhere (
      namespace_id bigint not null,
      theirs text collate "C" not null,
      value bytea not null,
      reader_id bigint not null,
      shown_at timestamptz not null,
      primary key (namespace_id, theirs, value, reader_id)
    )`);
  await knex.raw(`
    create table context_sources (
      organization_id text not null,
      source text collate "C" not null,
      judgment_id text collate "C" not null,
      owner text collate "C" not null,
      primary key (organization_id, source, judgment_id)
    )`);
  await knex.raw("create index context_sources_by_judgment on context_sources (judgment_id)");
}
