/**
 * A digest of a key that was given by `BOOTSTRAP_API_KEY`, which does not depend on the server's secret: one that was revoked is known for what
 * it is also after that secret was lost.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("api_keys", (table) => {
    table.binary("given_digest");
    // Of one that has been rotated.
    table.binary("rotated_given_digest");
  });
}
