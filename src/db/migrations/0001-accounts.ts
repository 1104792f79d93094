/**
 * Organizations and their API keys. Of a key only a keyed hash is stored, with a fingerprint of the server's pepper, so that keys hashed
 * under another one are noticed instead of silently unknown. A revoked key keeps its row: its id stays in logs and evaluations.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table organizations (
      organization_id text not null primary key,
      name text not null unique,
      plan text not null check (plan in ('developer', 'team', 'scale')),
      suggestions boolean not null default false,
      contacts jsonb not null default '[]',
      created_at timestamptz not null
    )`);
  await knex.raw(`
    create table api_keys (
      key_id text not null primary key,
      organization_id text not null,
      name text not null,
      hash bytea not null unique,
      previous_hash bytea unique,
      previous_valid_until timestamptz,
      pepper text not null,
      role text not null check (role in ('read_only', 'read_write')),
      admin boolean not null default false,
      scope text collate "C",
      created_at timestamptz not null,
      revoked_at timestamptz,
      check ((previous_hash is null) = (previous_valid_until is null)),
      check (not admin or (role = 'read_write' and scope is null))
    )`);
  await knex.raw("create index on api_keys (organization_id, key_id) where revoked_at is null");
}
