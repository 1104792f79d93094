/** Tables of the foundation: the work queue, offsets of consumers, jobs, and the events of the change feed. */
import type { Knex } from "knex";
import { bytewise, counter, planAsLargest } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await wakeups(knex);
  await positions(knex);
  await jobs(knex);
  await recordedEvents(knex);
  await feeds(knex);
  await events(knex);
}

/**
 * The work queue: one row for each kind of work that a namespace, job or endpoint has. A worker leases a row. `generation` is the fencing
 * token: it rises with every new request for the work, so a worker sees that more came in meanwhile.
 */
async function wakeups(knex: Knex): Promise<void> {
  await knex.schema.createTable("wakeups", (table) => {
    table.text("kind").notNullable();
    // A namespace's id, or the `claim_id` of a job, endpoint, schedule or summary.
    table.bigInteger("namespace_id").notNullable();
    table.timestamp("due_at").notNullable();
    counter(knex, table, "generation");
    table.text("lease_owner");
    table.timestamp("lease_until");
    // Whose work it is where several share a worker fairly; jobs name their organization.
    bytewise(table, "share");
    // The generation at which a look found no work. A distributed store may show a wakeup a moment before its change. So a worker looks
    // twice before it deletes the row. Null in other stores.
    table.bigInteger("quiet_generation");
    table.primary(["kind", "namespace_id"]);
    table.index(["due_at"], "wakeups_due");
  });
}

/**
 * Offsets of the consumers of a namespace's sequence. A consumer has seen all commits up to `position`, and the first `within` documents of the
 * next one.
 */
async function positions(knex: Knex): Promise<void> {
  await knex.schema.createTable("positions", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.text("reader").notNullable();
    table.bigInteger("position").notNullable();
    table.integer("within").notNullable().defaultTo(0);
    // How often the consumer has committed results. It tells whether a commit took place whose reply was lost.
    counter(knex, table, "moves");
    table.primary(["namespace_id", "reader"]);
  });
}

/**
 * Long-running operations. `settings` is the request, `checkpoint` the progress and `result` the findings; each kind of job defines its own. A job that
 * has ended has no checkpoint.
 */
async function jobs(knex: Knex): Promise<void> {
  await knex.schema.createTable("jobs", (table) => {
    bytewise(table, "job_id").notNullable();
    table.text("organization_id").notNullable();
    // The key of its row in `wakeups` (kind `job`).
    table.bigInteger("claim_id").notNullable();
    table.text("type").notNullable();
    table
      .text("status")
      .notNullable()
      .checkIn(["estimating", "awaiting_confirm", "running", "paused", "done", "failed", "cancelled"], "jobs_status_check");
    bytewise(table, "namespace").notNullable();
    bytewise(table, "judgment");
    bytewise(table, "judgment_id");
    table.jsonb("settings").notNullable();
    table.jsonb("checkpoint");
    // Committed pages. A worker moves a job only from the page that it has read, so two workers never do a page twice.
    counter(knex, table, "pages");
    table.integer("attempts").notNullable().defaultTo(0);
    table.jsonb("estimate");
    table.jsonb("result");
    counter(knex, table, "documents_done");
    table.specificType("spend_usd", "numeric").notNullable().defaultTo(knex.raw("0"));
    table.text("error");
    table.text("held_by").checkIn(["hand", "budget"], "jobs_held_by_check");
    table.timestamp("created_at").notNullable();
    table.timestamp("updated_at").notNullable();
    table.timestamp("ended_at");
    // When the job last began to run, and how many documents were done then: this gives its rate.
    table.timestamp("running_since");
    counter(knex, table, "running_from");
    // Documents that could not be judged; `failures` has the first of them.
    counter(knex, table, "failed_count");
    table.jsonb("failures").notNullable().defaultTo("[]");
    // Why a running job does not move.
    table.jsonb("waiting");
    // Documents of the current page that `documents_done` already counts.
    counter(knex, table, "page_done");
    // Cancelled, but engines still owe answers. The end is reported after these have been stored.
    table.boolean("settling").notNullable().defaultTo(false);
    table.check("(status = 'paused') = (held_by is not null)", {}, "jobs_check");
    table.check("(status in ('done', 'failed', 'cancelled')) = (ended_at is not null)", {}, "jobs_check1");
    table.unique(["claim_id"], { indexName: "jobs_claim_id_key" });
    table.primary(["job_id"]);
    table.index(["organization_id", "namespace", knex.raw("job_id desc")], "jobs_by_namespace");
    table.index(["organization_id", knex.raw("job_id desc")], "jobs_by_organization");
    table.index(["organization_id", "status", knex.raw("job_id desc")], "jobs_by_status");
    table.index(["organization_id", "type", knex.raw("job_id desc")], "jobs_by_type");
    table.index(["organization_id", "type", "status", knex.raw("job_id desc")], "jobs_by_type_and_status");
    table.index(["ended_at"], "jobs_ended", { predicate: knex.whereNotNull("ended_at") });
    table.index(["judgment_id"], "jobs_open", { predicate: knex.whereNull("ended_at") });
  });
}

/**
 * The transactional outbox: a change records its events here, and the relay moves them to the feed of their organization. Ids sort by the
 * time of their creation within a process.
 */
async function recordedEvents(knex: Knex): Promise<void> {
  await knex.schema.createTable("recorded_events", (table) => {
    // An id of the organization's own where an event belongs to no single namespace.
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "record_id").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "namespace");
    table.text("type").notNullable();
    table.jsonb("data").notNullable();
    table.timestamp("recorded_at").notNullable();
    table.primary(["namespace_id", "record_id"]);
  });
  await planAsLargest(knex, "recorded_events");
}

/** The change feed of an organization. Whoever appends to it or sweeps it locks this row. */
async function feeds(knex: Knex): Promise<void> {
  await knex.schema.createTable("feeds", (table) => {
    table.text("organization_id").notNullable();
    // The key of events that belong to no single namespace, in `recorded_events` and in `wakeups`.
    table.bigInteger("records_id").notNullable();
    // The newest id in the feed, and the newest id that was swept.
    bytewise(table, "last_event_id");
    bytewise(table, "swept_to");
    table.primary(["organization_id"]);
    table.unique(["records_id"], { indexName: "feeds_records_id_key" });
  });
  await knex.raw("alter table feeds set (fillfactor = 50)");
}

/**
 * The events of the change feeds, in the order of their ids. Indexes serve the feed's filters: type, namespace, and the first one or two parts of a
 * namespace's name for prefixes. A deeper prefix is filtered among the rows of its first two parts.
 */
async function events(knex: Knex): Promise<void> {
  await knex.schema.createTable("events", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "event_id").notNullable();
    bytewise(table, "namespace");
    table.text("type").notNullable();
    table.text("subscription_id");
    table.timestamp("recorded_at").notNullable();
    table.jsonb("data").notNullable();
    // Set for a test send to that endpoint. Such an event is not listed.
    table.text("test_endpoint");
    table.primary(["organization_id", "event_id"]);
    table.index(["organization_id", knex.raw("split_part(namespace, '/', 1)"), "event_id"], "events_by_first_part", {
      predicate: knex.whereNull("test_endpoint").whereNotNull("namespace"),
    });
    table.index(["organization_id", "namespace", "event_id"], "events_by_namespace", {
      predicate: knex.whereNull("test_endpoint").whereNotNull("namespace"),
    });
    table.index(["organization_id", "subscription_id", "event_id"], "events_by_subscription", {
      predicate: knex.whereNotNull("subscription_id"),
    });
    table.index(
      ["organization_id", knex.raw("(split_part(namespace, '/', 1) || '/' || split_part(namespace, '/', 2))"), "event_id"],
      "events_by_two_parts",
      { predicate: knex.whereNull("test_endpoint").whereNotNull("namespace") },
    );
    table.index(["organization_id", "type", "event_id"], "events_by_type", { predicate: knex.whereNull("test_endpoint") });
  });
}
