/**
 * What a tenant summary keeps back: rows of fewer documents than `min_count`, and the words of keys. Summaries that are there go on as they do.
 * `key_salt` belongs to one summary, so that nobody learns a key from its hash by hashing what it may be.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("tenant_summaries", (table) => {
    table.integer("min_count").notNullable().defaultTo(1);
    table.text("keys").notNullable().defaultTo("plain").checkIn(["plain", "hashed"], "tenant_summaries_keys_check");
    table.binary("key_salt");
  });
}
