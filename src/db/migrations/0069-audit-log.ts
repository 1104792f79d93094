/** The audit log: one row a change, kept for a year. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("audit_log", (table) => {
    table.text("organization_id").notNullable();
    table.specificType("entry_id", 'text collate "C"').notNullable();
    table.timestamp("at", { useTz: true }).notNullable();
    table.text("action").notNullable();
    table.specificType("namespace", 'text collate "C"');
    table.text("subject");
    table.text("key_id");
    table.jsonb("actor").notNullable();
    table.jsonb("before");
    table.jsonb("after");
    table.primary(["organization_id", "entry_id"]);
  });
}
