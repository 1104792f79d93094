/** Answers, the log of evaluations, where each reader of the sequence stands, what must wait, who has work, and what was billed. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // `revision` is the newest revision the answer holds for; `attempted_revision` the one of the last attempt, failed or not.
  await knex.raw(`
    create table answers (
      namespace_id bigint not null,
      document_id text collate "C" not null,
      judgment_id text collate "C" not null,
      incarnation bigint not null,
      sequence bigint not null,
      attempted_revision bigint not null,
      revision bigint,
      version integer,
      engine text,
      engine_version text,
      evaluated_at timestamptz,
      number double precision,
      label text collate "C",
      escape_p double precision,
      dist jsonb,
      context_hash bytea,
      error jsonb,
      primary key (namespace_id, document_id, judgment_id)
    )`);
  await knex.raw(`
    create table evaluations (
      namespace_id bigint not null,
      evaluation_id text collate "C" not null,
      judgment_id text collate "C" not null,
      version integer not null,
      document_id text collate "C" not null,
      revision bigint not null,
      incarnation bigint not null,
      engine text not null,
      engine_version text,
      at timestamptz not null,
      carried boolean not null,
      shadow boolean not null,
      answer jsonb,
      context_hash bytea,
      tokens integer not null,
      units integer not null,
      error jsonb,
      primary key (namespace_id, evaluation_id)
    )`);
  // A reader has seen all of the commits up to position and the first within documents of the one after it.
  await knex.raw(`
    create table positions (
      namespace_id bigint not null,
      reader text not null,
      position bigint not null,
      within integer not null default 0,
      primary key (namespace_id, reader)
    )`);
  await knex.raw(`
    create table deferred (
      namespace_id bigint not null,
      document_id text collate "C" not null,
      judgment_id text collate "C" not null,
      reason text not null check (reason in ('interactive', 'retry')),
      revision bigint not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      primary key (namespace_id, document_id, judgment_id)
    )`);
  await knex.raw("create index deferred_due on deferred (namespace_id, due_at)");
  await knex.raw(`
    create table wakeups (
      kind text not null,
      namespace_id bigint not null,
      due_at timestamptz not null,
      generation bigint not null default 0,
      lease_owner text,
      lease_until timestamptz,
      primary key (kind, namespace_id)
    )`);
  await knex.raw("create index wakeups_due on wakeups (due_at)");
  await knex.raw(`
    create table usage_lines (
      namespace_id bigint not null,
      organization_id text not null,
      month text not null,
      line text not null,
      bytes bigint not null default 0,
      units bigint not null default 0,
      tokens bigint not null default 0,
      primary key (namespace_id, month, line)
    )`);
}
