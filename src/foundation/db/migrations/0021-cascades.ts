/** Cascades of engines. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("evaluations", (table) => {
    // Of the first engine of a cascade, if the next one was asked too. Null otherwise.
    table.boolean("passed_on");
  });
  // Documents that both engines were asked about: the newest for each.
  await knex.schema.createTable("cascade_pairs", (table) => {
    table.text("judgment_id").notNullable();
    table.integer("version").notNullable();
    // A hash of namespace and document.
    table.binary("document").notNullable();
    table.text("first_version").notNullable();
    table.text("engine_version").notNullable();
    // The confidence of the first engine.
    table.double("confidence").notNullable();
    table.boolean("agrees").notNullable();
    table.timestamp("at").notNullable();
    table.primary(["judgment_id", "version", "document"]);
    table.index(["judgment_id", "version", "at"], "cascade_pairs_by_time");
  });
  await knex.schema.createTable("cascade_bounds", (table) => {
    table.text("judgment_id").notNullable();
    table.integer("version").notNullable();
    // Numbers the looks of a version, and tells two concurrent ones apart.
    table.integer("fit").notNullable();
    table.text("first_version").notNullable();
    table.text("engine_version").notNullable();
    // Null if no bound keeps what was asked for.
    table.double("bound");
    // The looks at these versions of the engines.
    table.integer("looks").notNullable();
    table.jsonb("report").notNullable();
    table.timestamp("looked_at").notNullable();
    table.primary(["judgment_id", "version"]);
  });
}
