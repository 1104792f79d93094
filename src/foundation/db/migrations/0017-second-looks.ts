import type { Knex } from "knex";

/**
 * The generation of a wakeup at which a look found no work. A store that spreads tables may show a wakeup a moment before the change that it tells
 * of, so such a row is looked at twice before it is deleted. Null everywhere else.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("wakeups", (table) => {
    table.bigInteger("quiet_generation");
  });
}
