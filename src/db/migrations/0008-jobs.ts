/**
 * Long-running operations. `claim_id` is what a job's row in `wakeups` is kept under (kind `job`): a number of its own, so that the jobs of a
 * namespace run side by side and a template's job needs no namespace. `settings` is what it was asked to do, `checkpoint` how far it has
 * come, `result` what it found; each is the matter of its type. `pages` counts the pages that have committed: whoever works on a job moves
 * it from the page it read itself to be at, so two that hold it do nothing twice. A job that has ended has no checkpoint.
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
      settings jsonb not null,
      checkpoint jsonb,
      pages bigint not null default 0,
      estimate jsonb,
      result jsonb,
      documents_done bigint not null default 0,
      spend_usd numeric not null default 0,
      error text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      ended_at timestamptz
    )`);
  await knex.raw("create index jobs_by_organization on jobs (organization_id, job_id desc)");
}
