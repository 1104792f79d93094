/**
 * Calibrations: one for each version of a judgment and epoch that has outcomes enough. `map` is what answers are read with; `folds` are maps that
 * have each not seen a fifth of the documents, and `held_out` the sums of metrics by them. `calibration_runs` has a row for each judgment that has
 * ever had outcomes: `claim_id` is what its wakeups are kept under (kind `calibration`), `fits` tells two that calibrate it apart.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table calibrations (
      judgment_id text not null,
      version integer not null,
      engine text collate "C" not null,
      engine_version text collate "C" not null,
      began_at timestamptz not null,
      method text not null,
      map jsonb not null,
      outcomes bigint not null,
      fitted_at timestamptz not null,
      folds jsonb not null,
      held_out jsonb not null,
      primary key (judgment_id, version, engine, engine_version)
    )`);
  await knex.raw(`
    create table calibration_runs (
      judgment_id text not null primary key,
      organization_id text not null,
      claim_id bigint not null unique,
      fits bigint not null default 0,
      calibrated_version integer,
      ran_at timestamptz
    )`);
}
