/**
 * Webhook endpoints, and deliveries of events to them. `claim_id` is what an endpoint's row in `wakeups` is kept under (kind `deliveries`).
 * `failing_since` and `failed_attempts` count from the first failed attempt after the last success; `paused_until` is what the endpoint
 * asked for. `idempotency` is the key that an endpoint was created with and what it was created of, so that a retry finds it anywhere.
 *
 * One that is deleted keeps its row until its log is gone.
 *
 * A delivery's `queued_id` is its event's id, or a later one where the event is sent again; it orders the log. `next_attempt_at` is null
 * unless it is pending.
 *
 * An event with `test_endpoint` is a test send to that endpoint: it has an id as others have, and is not listed.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table events add column test_endpoint text");
  await knex.raw(`
    create table webhook_endpoints (
      endpoint_id text collate "C" not null primary key,
      organization_id text not null,
      claim_id bigint not null unique,
      url text not null,
      events text[] not null,
      namespace_prefix text collate "C",
      description text not null,
      max_per_second double precision,
      status text not null default 'active' check (status in ('active', 'failing', 'disabled')),
      secret bytea not null,
      previous_secret bytea,
      previous_secret_until timestamptz,
      failing_since timestamptz,
      failed_attempts bigint not null default 0,
      paused_until timestamptz,
      last_success_at timestamptz,
      idempotency text,
      created_at timestamptz not null,
      deleted_at timestamptz
    ) with (fillfactor = 50)`);
  await knex.raw("create index webhook_endpoints_by_organization on webhook_endpoints (organization_id, endpoint_id)");
  await knex.raw(
    "create unique index webhook_endpoints_by_idempotency on webhook_endpoints (organization_id, split_part(idempotency, ' ', 1)) where idempotency is not null and deleted_at is null",
  );
  await knex.raw(`
    create table deliveries (
      endpoint_id text collate "C" not null,
      queued_id text collate "C" not null,
      event_id text collate "C" not null,
      organization_id text not null,
      event_type text not null,
      status text not null check (status in ('pending', 'succeeded', 'failed', 'skipped')),
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      attempted_at timestamptz,
      status_code integer,
      latency_ms integer,
      error text,
      response text,
      created_at timestamptz not null,
      primary key (endpoint_id, queued_id)
    )`);
  await knex.raw("create index deliveries_again on deliveries (endpoint_id, event_id) where queued_id <> event_id");
  await knex.raw("create index deliveries_by_status on deliveries (endpoint_id, status, queued_id) where status <> 'succeeded'");
  await knex.raw("create index deliveries_due on deliveries (endpoint_id, next_attempt_at, queued_id) where status = 'pending'");
  // How endpoints did, by the minute: what succeeded and what failed for good.
  await knex.raw(`
    create table endpoint_minutes (
      endpoint_id text collate "C" not null,
      minute timestamptz not null,
      succeeded bigint not null default 0,
      failed bigint not null default 0,
      primary key (endpoint_id, minute)
    )`);
  // Mails to an organization's contacts that are to be sent, beside what they tell of.
  await knex.raw(`
    create table mails (
      mail_id text collate "C" not null primary key,
      organization_id text not null,
      recipients jsonb not null,
      subject text not null,
      body text not null,
      attempts integer not null default 0,
      due_at timestamptz not null
    )`);
}
