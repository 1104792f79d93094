/**
 * Long-running operations. `claim_id` is what a job's row in `wakeups` is kept under (kind `job`): a number of its own, so that the jobs of a
 * namespace run side by side and a template's job needs no namespace. `settings` is what it was asked to do, `checkpoint` how far it has
 * come, `result` what it found; each is the matter of its type. `pages` counts the pages that have committed: whoever works on a job moves
 * it from the page it read itself to be at, so two that hold it do nothing twice. A job that has ended has no checkpoint. `running_since` and
 * `running_from` say when it last began to run and with how many documents done, which gives its rate.
 *
 * `wakeups.share`: whose work a row is, where several have a claim to a fair part of a worker; jobs name their organization.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table jobs (
      job_id text collate "C" not null primary key,
      organization_id text not null,
      claim_id bigint not null unique,
      type text not null,
      status text not null check (status in ('estimating', 'awaiting_confirm', 'running', 'paused', 'done', 'failed', 'cancelled')),
      namespace text collate "C" not null,
      judgment text collate "C",
      judgment_id text collate "C",
      settings jsonb not null,
      checkpoint jsonb,
      pages bigint not null default 0,
      attempts integer not null default 0,
      estimate jsonb,
      result jsonb,
      documents_done bigint not null default 0,
      spend_usd numeric not null default 0,
      error text,
      held_by text check (held_by in ('hand', 'budget')),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      ended_at timestamptz,
      running_since timestamptz,
      running_from bigint not null default 0,
      check ((status = 'paused') = (held_by is not null)),
      check ((status in ('done', 'failed', 'cancelled')) = (ended_at is not null))
    )`);
  await knex.raw("create index jobs_by_organization on jobs (organization_id, job_id desc)");
  await knex.raw("create index jobs_open on jobs (judgment_id) where ended_at is null");
  await knex.raw('alter table wakeups add column share text collate "C"');
}
