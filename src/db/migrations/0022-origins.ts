/**
 * The values that fields had when their document was created, for judgments that show them (judging/context/origins.ts). They are taken from a
 * document when it changes for the first time: until then it has them itself. `namespaces.anchored_fields`: which fields those are, the
 * paths of all judgments that answer there; `anchored_fields` what each judgment asks for, for namespaces that are yet to come.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table namespaces add column anchored_fields text[] not null default '{}'");
  await knex.raw(`
    create table anchored_fields (
      organization_id text not null,
      owner text collate "C" not null,
      judgment_id text collate "C" not null,
      path text collate "C" not null,
      primary key (organization_id, owner, judgment_id, path)
    )`);
  await knex.raw(`
    create table document_origins (
      namespace_id bigint not null,
      document_id text collate "C" not null,
      incarnation bigint not null,
      shown jsonb not null,
      primary key (namespace_id, document_id)
    )`);
}
