/**
 * Of each judgment, by version and epoch: how many outcomes have changed, at how many it is to be looked at again, and how many documents the last fit
 * counted. So what is due is decided for each epoch by itself (`src/calibration/counts.ts`).
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table calibration_runs add column epochs jsonb not null default '{}', drop column calibrated_version");
}
