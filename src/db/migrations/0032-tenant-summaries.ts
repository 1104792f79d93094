/**
 * Tenant summaries, one a template prefix, and what was done about each of its tenants. `claim_id` is what a summary's row in `wakeups` is kept
 * under (kind `tenant_summaries`). `moves` is raised with every change of a summary, so that a run can be held to what it has read. While a
 * run is at work `run_after` is the last tenant that it has passed, and null between runs.
 *
 * Of a tenant that no run has reached there is no row.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table tenant_summaries (
      organization_id text not null,
      template text collate "C" not null,
      claim_id bigint not null unique,
      groups jsonb not null,
      bands jsonb not null,
      created_at timestamptz not null,
      next_at timestamptz not null,
      run_after text collate "C",
      last_run_at timestamptz,
      failed boolean not null default false,
      moves bigint not null default 0,
      primary key (organization_id, template)
    )`);
  await knex.raw(`
    create table tenant_publications (
      claim_id bigint not null,
      namespace text collate "C" not null,
      status text not null check (status in ('published', 'unchanged', 'skipped')),
      reason text,
      published_at timestamptz,
      source_as_of bigint,
      primary key (claim_id, namespace),
      check ((published_at is null) = (source_as_of is null)),
      check ((status = 'skipped') = (reason is not null))
    )`);
  // What summaries store is what their lines have grown by in all months; few namespaces have any.
  await knex.raw("create index usage_lines_summarized on usage_lines (organization_id, month) where line = 'tenant_summary'");
}
