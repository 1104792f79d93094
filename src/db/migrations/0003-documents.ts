/**
 * Documents and the commits that changed them. Readers of the sequence find what changed through `commits.document_ids`, so
 * documents need no index on their revision and an update that leaves the key alone stays on its page.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table documents (
      namespace_id bigint not null,
      document_id text collate "C" not null,
      revision bigint not null,
      incarnation bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      attributes jsonb not null,
      state jsonb not null,
      bytes integer not null,
      primary key (namespace_id, document_id)
    )`);
  await knex.raw(`
    create table commits (
      namespace_id bigint not null,
      sequence bigint not null,
      kind text not null check (kind in ('documents', 'answers')),
      at timestamptz not null,
      document_ids text[] not null,
      primary key (namespace_id, sequence)
    )`);
}
