/** Webhook endpoints with their deliveries, and mails. */
import type { Knex } from "knex";
import { bytewise, counter } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await webhookEndpoints(knex);
  await deliveries(knex);
  await endpointMinutes(knex);
  await mails(knex);
}

/** Webhook endpoints. A deleted one keeps its row until its log is gone. */
async function webhookEndpoints(knex: Knex): Promise<void> {
  await knex.schema.createTable("webhook_endpoints", (table) => {
    bytewise(table, "endpoint_id").notNullable();
    table.text("organization_id").notNullable();
    // The key of its row in `wakeups` (kind `deliveries`).
    table.bigInteger("claim_id").notNullable();
    table.text("url").notNullable();
    table.specificType("events", "text[]").notNullable();
    bytewise(table, "namespace_prefix");
    table.text("description").notNullable();
    table.double("max_per_second");
    table
      .text("status")
      .notNullable()
      .defaultTo("active")
      .checkIn(["active", "failing", "disabled"], "webhook_endpoints_status_check");
    table.binary("secret").notNullable();
    table.binary("previous_secret");
    table.timestamp("previous_secret_until");
    // Both count from the first failed attempt after the last success.
    table.timestamp("failing_since");
    counter(knex, table, "failed_attempts");
    // The endpoint asked for this pause.
    table.timestamp("paused_until");
    table.timestamp("last_success_at");
    // The key and the digest of the request that created it, so that a retry finds it.
    table.text("idempotency");
    table.timestamp("created_at").notNullable();
    table.timestamp("deleted_at");
    // When the last attempt began. The rate limit counts from it, so a changed limit takes effect at once.
    table.timestamp("last_begun_at");
    table.unique(["claim_id"], { indexName: "webhook_endpoints_claim_id_key" });
    table.primary(["endpoint_id"]);
    table.index(["organization_id", "endpoint_id"], "webhook_endpoints_by_organization");
    table.unique(["organization_id", knex.raw("split_part(idempotency, ' ', 1)")], {
      indexName: "webhook_endpoints_by_idempotency",
      useConstraint: false,
      predicate: knex.whereNotNull("idempotency").whereNull("deleted_at"),
    });
  });
  await knex.raw("alter table webhook_endpoints set (fillfactor = 50)");
}

/** Deliveries of events to endpoints. */
async function deliveries(knex: Knex): Promise<void> {
  await knex.schema.createTable("deliveries", (table) => {
    bytewise(table, "endpoint_id").notNullable();
    // The event's id, or a later one where the event is sent again. It orders the log.
    bytewise(table, "queued_id").notNullable();
    bytewise(table, "event_id").notNullable();
    table.text("organization_id").notNullable();
    table.text("event_type").notNullable();
    table.text("status").notNullable().checkIn(["pending", "succeeded", "failed", "skipped"], "deliveries_status_check");
    table.integer("attempts").notNullable().defaultTo(0);
    // Null unless the delivery is pending.
    table.timestamp("next_attempt_at");
    table.timestamp("attempted_at");
    table.integer("status_code");
    table.integer("latency_ms");
    table.text("error");
    table.text("response");
    table.timestamp("created_at").notNullable();
    // Each attempt without its response, nine at most.
    table.jsonb("history");
    table.primary(["endpoint_id", "queued_id"]);
    table.index(["endpoint_id", "event_id"], "deliveries_again", { predicate: knex.whereRaw("queued_id <> event_id") });
    table.index(["endpoint_id", "status", "queued_id"], "deliveries_by_status", {
      predicate: knex.whereRaw("status <> 'succeeded'"),
    });
    table.index(["endpoint_id", "next_attempt_at", "queued_id"], "deliveries_due", {
      predicate: knex.whereRaw("status = 'pending'"),
    });
  });
}

/** Deliveries that ended and attempts that were made, by endpoint and minute. */
async function endpointMinutes(knex: Knex): Promise<void> {
  await knex.schema.createTable("endpoint_minutes", (table) => {
    bytewise(table, "endpoint_id").notNullable();
    table.timestamp("minute").notNullable();
    counter(knex, table, "succeeded");
    counter(knex, table, "failed");
    counter(knex, table, "attempts");
    counter(knex, table, "attempts_succeeded");
    table.primary(["endpoint_id", "minute"]);
  });
}

/** Mails to an organization's contacts that are still to be sent. */
async function mails(knex: Knex): Promise<void> {
  await knex.schema.createTable("mails", (table) => {
    bytewise(table, "mail_id").notNullable();
    table.text("organization_id").notNullable();
    table.jsonb("recipients").notNullable();
    table.text("subject").notNullable();
    table.text("body").notNullable();
    table.integer("attempts").notNullable().defaultTo(0);
    table.timestamp("due_at").notNullable();
    table.primary(["mail_id"]);
  });
}
