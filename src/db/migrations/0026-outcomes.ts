/**
 * What really happened to judged documents, each held against the evaluation that foretold it. What that evaluation said is kept beside the
 * outcome, with the numbers that metrics are made of, so that a report reads outcomes and no evaluations; `predicted` is `p` of a bool, else the
 * mass of the likeliest option or level; `came_true` whether that is what happened; `mass` what was given to what happened; `distance` between the
 * expected level of a score and the outcome's. `namespaces.latest_outcome` is the latest moment that an outcome was observed at: an
 * evaluation that lands at or before it may be what some outcome is to be held against.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outcomes (
      namespace_id bigint not null,
      outcome_id text collate "C" not null,
      judgment_id text collate "C" not null,
      judgment text collate "C" not null,
      document_id text collate "C" not null,
      value jsonb not null,
      observed_at timestamptz not null,
      source text,
      comment text,
      created_at timestamptz not null,
      version integer,
      engine text,
      engine_version text,
      evaluated_at timestamptz,
      answer jsonb,
      predicted double precision,
      came_true boolean,
      mass double precision,
      distance double precision,
      primary key (namespace_id, outcome_id)
    )`);
  await knex.raw("create index outcomes_by_judgment on outcomes (namespace_id, judgment_id, observed_at, outcome_id)");
  await knex.raw("create index outcomes_by_document on outcomes (namespace_id, document_id, observed_at, outcome_id)");
  await knex.raw("create index outcomes_by_time on outcomes (namespace_id, observed_at, outcome_id)");
  await knex.raw("alter table namespaces add column latest_outcome timestamptz");
}
