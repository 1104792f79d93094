/** Sessions of browsers. Each belongs to an API key, and may do what its key may do. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("sessions", (table) => {
    // A keyed hash of the cookie's value, as of an API key.
    table.binary("hash").notNullable();
    table.text("session_id").notNullable();
    table.text("organization_id").notNullable();
    table.text("key_id").notNullable();
    // The stored hash of the key's value that made it. When that value ends by a rotation, the session ends too.
    table.binary("key_hash").notNullable();
    table.timestamp("created_at").notNullable();
    table.timestamp("expires_at").notNullable();
    // Moved on while the session is used, never beyond `expires_at`.
    table.timestamp("idle_expires_at").notNullable();
    table.primary(["hash"]);
    table.index(["key_id", "created_at"], "sessions_by_key");
    table.index(["organization_id", "idle_expires_at"], "sessions_by_end");
  });
  await knex.schema.alterTable("request_log", (table) => {
    table.text("session_id");
  });
}
