/** When a key ends by itself, where it may be used from, when it was last used, and which key made it. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("api_keys", (table) => {
    table.timestamp("expires_at", { useTz: true });
    table.jsonb("allowed_addresses");
    table.timestamp("last_used_at", { useTz: true });
    table.text("created_by");
  });
}
