/** Keys of people who sign in through a provider of identities. They have no value: the hash of such a key is random. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("api_keys", (table) => {
    // Issuer, subject, name and mail address. Null: no person's key.
    table.jsonb("person");
    // A digest of issuer and subject.
    table.binary("person_digest");
    table.index(["organization_id", "person_digest"], "api_keys_by_person", { predicate: knex.whereNotNull("person_digest") });
  });
}
