/**
 * Usage as it is reported and held against budgets. A line has a row for what counts and one for what does not count, below a
 * non-production prefix. `stored` is by how many bytes the namespace has grown in the month, `stored_moment` each such change times the
 * milliseconds of the month that had passed: with the bytes at its beginning they give bytes times time without looking back.
 * Half of a page is left free, so that lines that change all the time are rewritten where they are.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table usage_lines
      add column non_production boolean not null default false,
      add column stored bigint not null default 0,
      add column stored_moment numeric not null default 0,
      drop constraint usage_lines_pkey,
      add primary key (namespace_id, month, line, non_production)`);
  await knex.raw("alter table usage_lines set (fillfactor = 50)");
  await knex.raw("create index usage_lines_by_month on usage_lines (organization_id, month)");
  await knex.raw(`
    alter table namespaces
      add column non_production boolean not null default false,
      add column budget_paused boolean not null default false,
      add column budget_month text`);
  await knex.raw("create index namespaces_by_organization on namespaces (organization_id, name)");
  await knex.raw(`
    create table non_production_prefixes (
      organization_id text not null,
      prefix text collate "C" not null,
      created_at timestamptz not null,
      primary key (organization_id, prefix)
    )`);
}
