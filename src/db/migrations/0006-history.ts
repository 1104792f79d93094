/**
 * What documents and answers were, for those who still read at an earlier sequence. A row's place in time is from `revision` (of an
 * answer: `sequence`) up to and without `superseded`. A pin holds a sequence; `lowest_pin` and `highest_pin` of the namespace are the least
 * and the greatest of them, null without any. A version that ceases now, at n, is read by somebody exactly where it began at or before the
 * highest pin, for no pin lies beyond n; and nobody reads what ceased at or before the lowest.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table namespaces add column highest_pin bigint");
  await knex.raw(`
    create table pins (
      namespace_id bigint not null,
      pin_id text collate "C" not null,
      sequence bigint not null,
      expires_at timestamptz not null,
      primary key (namespace_id, pin_id)
    )`);
  await knex.raw(`
    create table document_history (
      namespace_id bigint not null,
      document_id text collate "C" not null,
      revision bigint not null,
      superseded bigint not null,
      incarnation bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      attributes jsonb not null,
      state jsonb not null,
      bytes integer not null,
      primary key (namespace_id, document_id, revision)
    )`);
  // For the sweep, and for readers at a sequence: what ceased after it is all that they need of history.
  await knex.raw("create index document_history_superseded on document_history (namespace_id, superseded)");
  await knex.raw(`
    create table answer_history (
      namespace_id bigint not null,
      document_id text collate "C" not null,
      judgment_id text collate "C" not null,
      sequence bigint not null,
      superseded bigint not null,
      incarnation bigint not null,
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
      primary key (namespace_id, document_id, judgment_id, sequence)
    )`);
  await knex.raw("create index answer_history_superseded on answer_history (namespace_id, superseded)");
}
