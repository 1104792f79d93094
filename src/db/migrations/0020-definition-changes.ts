/** The epoch at which what an owner of definitions has last changed, beside the organization's (`templates/epochs.ts`). */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table definition_changes (
      organization_id text not null,
      owner text collate "C" not null,
      epoch bigint not null,
      primary key (organization_id, owner)
    )`);
  await knex.raw("create index definition_changes_since on definition_changes (organization_id, epoch)");
}
