/**
 * Answers of requests that carried an `Idempotency-Key`, so that a retry gets the first answer in whichever process it arrives. `request` is
 * a digest of API key, operation and `Idempotency-Key`, `payload` one of what was asked. `answer` is sealed, for it may show a secret; it is
 * null while the request is under way, which its `owner` is trusted with until `leased_until`.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table idempotent_answers (
      organization_id text not null,
      request bytea not null,
      payload bytea not null,
      owner text not null,
      leased_until timestamptz,
      until timestamptz not null,
      bytes integer not null default 0,
      answer bytea,
      primary key (organization_id, request)
    )`);
  await knex.raw("create index idempotent_answers_by_end on idempotent_answers (until)");
  await knex.raw("create index idempotent_answers_by_age on idempotent_answers (organization_id, until)");
}
