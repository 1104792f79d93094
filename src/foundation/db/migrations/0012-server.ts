/** Stored responses of requests that carried an `Idempotency-Key`. */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await idempotentAnswers(knex);
}

/**
 * Responses of requests that carried an `Idempotency-Key`, so that a retry gets the first response from any process. `request` is a digest of API key,
 * operation and `Idempotency-Key`, `payload` a digest of the request.
 */
async function idempotentAnswers(knex: Knex): Promise<void> {
  await knex.schema.createTable("idempotent_answers", (table) => {
    table.text("organization_id").notNullable();
    table.binary("request").notNullable();
    table.binary("payload").notNullable();
    table.text("owner").notNullable();
    // The request is in progress, and its `owner` holds it until then.
    table.timestamp("leased_until");
    table.timestamp("until").notNullable();
    table.integer("bytes").notNullable().defaultTo(0);
    // Sealed, because it may show a secret. Null while the request is in progress.
    table.binary("answer");
    table.primary(["organization_id", "request"]);
    table.index(["organization_id", "until"], "idempotent_answers_by_age");
    table.index(["until"], "idempotent_answers_by_end");
  });
}
