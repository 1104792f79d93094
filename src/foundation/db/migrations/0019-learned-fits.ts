/** What engines have learned from outcomes. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("learned_fits", (table) => {
    table.text("judgment_id").notNullable();
    table.integer("version").notNullable();
    // Numbers the fits of a version. It is a part of the version of answers, and tells two concurrent fits apart.
    table.integer("fit").notNullable();
    table.text("engine").notNullable();
    // The version of the engine without the fit.
    table.text("engine_version").notNullable();
    // Only the engine reads it. Null while answers are no better with what was learned.
    table.binary("state");
    table.bigInteger("labels").notNullable();
    table.jsonb("report").notNullable();
    table.timestamp("learned_at").notNullable();
    table.primary(["judgment_id", "version"]);
  });
}
