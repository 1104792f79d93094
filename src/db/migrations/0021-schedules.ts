/**
 * When judgments of the policy `periodic` run next: a row for each place that says how often, the judgment's own and the namespaces that override
 * it. `claim_id` is what its wakeups are kept under (kind `schedule`).
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table schedules (
      judgment_id text collate "C" not null,
      place text collate "C" not null,
      organization_id text not null,
      judgment text collate "C" not null,
      claim_id bigint not null unique,
      interval_ms bigint not null,
      next_at timestamptz not null,
      primary key (judgment_id, place)
    )`);
}
