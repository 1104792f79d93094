/** Lists of jobs by what they are: an organization's few that run are found among the hundreds of thousands that have ended. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("create index jobs_by_status on jobs (organization_id, status, job_id desc)");
  await knex.raw("create index jobs_by_type on jobs (organization_id, type, job_id desc)");
  await knex.raw("create index jobs_by_type_and_status on jobs (organization_id, type, status, job_id desc)");
  await knex.raw("create index jobs_by_namespace on jobs (organization_id, namespace, job_id desc)");
}
