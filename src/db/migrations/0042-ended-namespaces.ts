/** How far namespaces had come that were deleted, by name: where one is written to again, it goes on from there. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ended_namespaces (
      organization_id text not null,
      name text collate "C" not null,
      sequence bigint not null,
      primary key (organization_id, name)
    )`);
  await knex.raw(`
    insert into ended_namespaces (organization_id, name, sequence)
    select organization_id, name, max(sequence) from namespaces where deleted_at is not null group by organization_id, name`);
}
