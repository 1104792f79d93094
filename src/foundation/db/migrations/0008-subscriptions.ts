/** Subscriptions, their members, and how far each has been matched against the documents of a namespace. */
import type { Knex } from "knex";
import { bytewise, counter, planAsLargest } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await subscriptions(knex);
  await subscriptionAttributes(knex);
  await subscriptionReaders(knex);
  await subscriptionStates(knex);
  await subscriptionMembers(knex);
  await subscriptionBulks(knex);
  await subscriptionBulkCounts(knex);
}

/** Subscriptions, on a namespace or a template prefix. A deleted one stays as a tombstone: processes that cache definitions learn of it by its epoch. */
async function subscriptions(knex: Knex): Promise<void> {
  await knex.schema.createTable("subscriptions", (table) => {
    bytewise(table, "subscription_id").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "owner").notNullable();
    bytewise(table, "name").notNullable();
    table.jsonb("filters").notNullable();
    table.specificType("events", "text[]").notNullable();
    table.jsonb("include").notNullable();
    bytewise(table, "endpoint");
    table.text("bulk").notNullable().checkIn(["summary", "deliver"], "subscriptions_bulk_check");
    table.timestamp("created_at").notNullable();
    table.bigInteger("created_epoch").notNullable();
    table.bigInteger("epoch").notNullable();
    table.boolean("deleted").notNullable().defaultTo(false);
    table.timestamp("deleted_at");
    table.primary(["subscription_id"]);
    table.index(["organization_id", "owner", "epoch"], "subscriptions_by_epoch");
    table.index(["deleted_at"], "subscriptions_deleted", { predicate: knex.whereRaw("deleted") });
    table.unique(["organization_id", "owner", "name"], {
      indexName: "subscriptions_by_name",
      useConstraint: false,
      predicate: knex.whereRaw("not deleted"),
    });
  });
}

/** How many of an owner's subscriptions find members by an attribute. The attribute's declaration changes only with the first and the last of them. */
async function subscriptionAttributes(knex: Knex): Promise<void> {
  await knex.schema.createTable("subscription_attributes", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "owner").notNullable();
    bytewise(table, "attribute").notNullable();
    table.bigInteger("subscriptions").notNullable();
    table.primary(["organization_id", "owner", "attribute"]);
  });
}

/** The definitions that a namespace's consumer of subscriptions goes by. */
async function subscriptionReaders(knex: Knex): Promise<void> {
  await knex.schema.createTable("subscription_readers", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.bigInteger("epoch").notNullable();
    table.jsonb("judgments").notNullable();
    table.primary(["namespace_id"]);
  });
}

/**
 * How far a subscription is in a namespace. While it is matched against all documents, `cause` and `walked_to` say why and how far, and `entered` and
 * `exited` count what that has changed.
 */
async function subscriptionStates(knex: Knex): Promise<void> {
  await knex.schema.createTable("subscription_states", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "subscription_id").notNullable();
    table.timestamp("live_at");
    table.text("cause");
    bytewise(table, "walked_to").notNullable().defaultTo("");
    counter(knex, table, "entered");
    counter(knex, table, "exited");
    // The sequence that the walk began at. Events of the walk carry none below it.
    counter(knex, table, "raised");
    table.primary(["namespace_id", "subscription_id"]);
    table.index(["namespace_id", "walked_to", "subscription_id"], "subscription_states_walked", {
      predicate: knex.whereNotNull("cause"),
    });
  });
  await planAsLargest(knex, "subscription_states");
}

/** The documents that match a subscription, with their life and their revision when they were last looked at. */
async function subscriptionMembers(knex: Knex): Promise<void> {
  await knex.schema.createTable("subscription_members", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "document_id").notNullable();
    bytewise(table, "subscription_id").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.bigInteger("revision").notNullable();
    table.bigInteger("since").notNullable();
    table.primary(["namespace_id", "document_id", "subscription_id"]);
    table.index(["namespace_id", "subscription_id", "document_id"], "subscription_members_by_subscription");
  });
  await planAsLargest(knex, "subscription_members");
}

/** Bulk changes of answers that have ended in a namespace and that subscriptions must still report, and the last reported one. */
async function subscriptionBulks(knex: Knex): Promise<void> {
  await knex.schema.createTable("subscription_bulks", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "bulk_id").notNullable();
    table.text("cause").notNullable();
    table.text("judgment").notNullable();
    bytewise(table, "told_to").notNullable().defaultTo("");
    table.primary(["namespace_id", "bulk_id"]);
  });
}

/** How many transitions a subscription has in a bulk change. They are reported together. */
async function subscriptionBulkCounts(knex: Knex): Promise<void> {
  await knex.schema.createTable("subscription_bulk_counts", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "bulk_id").notNullable();
    bytewise(table, "subscription_id").notNullable();
    table.bigInteger("entered").notNullable();
    table.bigInteger("exited").notNullable();
    table.primary(["namespace_id", "bulk_id", "subscription_id"]);
  });
}
