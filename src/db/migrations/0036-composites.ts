/**
 * Weights of composites, by version; a version without any weighs its parts alike. `calibration_runs.walk`: how far answers have been combined anew
 * by new weights, while that is under way.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table composite_weights (
      judgment_id text not null,
      version integer not null,
      weights jsonb not null,
      labels bigint not null,
      fitted_at timestamptz not null,
      primary key (judgment_id, version)
    )`);
  await knex.raw("alter table calibration_runs add column walk jsonb");
}
