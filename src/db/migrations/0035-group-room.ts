/** Room in the pages of what changes with every document of a group, so that a changed row stays in its page and touches no index. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table group_contributions set (fillfactor = 80)");
  await knex.raw("alter table group_rows set (fillfactor = 60)");
}
