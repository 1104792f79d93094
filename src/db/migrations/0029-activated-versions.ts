/** Whether a version has ever answered. Of versions from before nobody knows, and they are taken for such that have. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table judgment_versions add column activated boolean not null default true");
}
