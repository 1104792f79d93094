/** Groups, their materialized aggregates, and tenant summaries that publish them. */
import type { Knex } from "knex";
import { bytewise, counter, planAsLargest } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await groups(knex);
  await groupReaders(knex);
  await groupStates(knex);
  await groupContributions(knex);
  await groupValues(knex);
  await groupRows(knex);
  await groupSketches(knex);
  await tenantSummaries(knex);
  await tenantPublications(knex);
}

/** Groups, on a namespace or a template prefix. */
async function groups(knex: Knex): Promise<void> {
  await knex.schema.createTable("groups", (table) => {
    bytewise(table, "group_id").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "owner").notNullable();
    bytewise(table, "name").notNullable();
    table.jsonb("definition").notNullable();
    table.timestamp("created_at").notNullable();
    table.bigInteger("created_epoch").notNullable();
    table.text("job_id");
    table.unique(["organization_id", "owner", "name"], { indexName: "groups_organization_id_owner_name_key" });
    table.primary(["group_id"]);
  });
}

/**
 * How far a namespace's consumer of groups has merged: rows are exact at `as_of`. While it is in the middle of changes (`dirty`), rows keep their
 * former value under the present `epoch`.
 */
async function groupReaders(knex: Knex): Promise<void> {
  await knex.schema.createTable("group_readers", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.jsonb("judgments").notNullable();
    counter(knex, table, "as_of");
    table.bigInteger("epoch").notNullable().defaultTo(knex.raw("1"));
    table.boolean("dirty").notNullable().defaultTo(false);
    table.primary(["namespace_id"]);
  });
}

/**
 * How far a group is in a namespace. While it is built anew from all documents, it stays readable as it was when that began (`frozen_epoch`,
 * `frozen_as_of`).
 */
async function groupStates(knex: Knex): Promise<void> {
  await knex.schema.createTable("group_states", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "group_id").notNullable();
    bytewise(table, "name").notNullable();
    table.text("status").notNullable().checkIn(["building", "ready", "ended"], "group_states_status_check");
    table.text("walk").checkIn(["walking", "walked"], "group_states_walk_check");
    bytewise(table, "walked_to").notNullable().defaultTo("");
    table.bigInteger("frozen_epoch");
    table.bigInteger("frozen_as_of");
    counter(knex, table, "keys");
    table.timestamp("over_cap_until");
    table.primary(["namespace_id", "group_id"]);
  });
}

/**
 * What each document contributes to each group, so that exactly this can be subtracted. A fifth of each page is free, so a changed row stays on its
 * page and touches no index.
 */
async function groupContributions(knex: Knex): Promise<void> {
  await knex.schema.createTable("group_contributions", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "group_id").notNullable();
    bytewise(table, "document_id").notNullable();
    table.binary("key").notNullable();
    table.specificType("given", "double precision[]").notNullable();
    table.primary(["namespace_id", "group_id", "document_id"]);
  });
  await knex.raw("alter table group_contributions set (fillfactor = 80)");
  await planAsLargest(knex, "group_contributions");
}

/** The contributed numbers whose minimum and maximum are kept, in their order. */
async function groupValues(knex: Knex): Promise<void> {
  await knex.schema.createTable("group_values", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "group_id").notNullable();
    table.binary("key").notNullable();
    table.smallint("number").notNullable();
    table.double("value").notNullable();
    bytewise(table, "document_id").notNullable();
    table.primary(["namespace_id", "group_id", "key", "number", "value", "document_id"]);
  });
  await planAsLargest(knex, "group_values");
}

/** The aggregates of each key. Pages have free space for the same reason as those of `group_contributions`. */
async function groupRows(knex: Knex): Promise<void> {
  await knex.schema.createTable("group_rows", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "group_id").notNullable();
    table.binary("key").notNullable();
    table.jsonb("value").notNullable();
    table.bigInteger("documents").notNullable();
    table.text("tally").notNullable();
    table.timestamp("changed_at");
    counter(knex, table, "epoch");
    // The value before `epoch`.
    table.jsonb("settled");
    table.primary(["namespace_id", "group_id", "key"]);
    table.index(["namespace_id", "group_id", "changed_at"], "group_rows_by_change", {
      predicate: knex.whereNotNull("changed_at"),
    });
    table.index(["namespace_id", "group_id", knex.raw("documents desc"), "key"], "group_rows_by_documents");
    table.index(["namespace_id", "group_id", "epoch"], "group_rows_by_epoch", { predicate: knex.whereRaw("epoch > 0") });
  });
  await knex.raw("alter table group_rows set (fillfactor = 60)");
  await planAsLargest(knex, "group_rows");
}

/**
 * Sketches of group rows. A merge writes the changed buckets into the row, and all of them here once they are many. Compression does not make them
 * smaller, and it took longer than everything else, so they are stored without it.
 */
async function groupSketches(knex: Knex): Promise<void> {
  await knex.schema.createTable("group_sketches", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "group_id").notNullable();
    table.binary("key").notNullable();
    table.smallint("number").notNullable();
    table.text("sketch").notNullable();
    table.primary(["namespace_id", "group_id", "key", "number"]);
  });
  await knex.raw("alter table group_sketches alter column sketch set storage external");
  await planAsLargest(knex, "group_sketches");
}

/**
 * Tenant summaries, one for each template prefix. `moves` rises with every change, so a run notices changes since it read. `run_after` is the last tenant
 * that the current run has passed, null between runs.
 */
async function tenantSummaries(knex: Knex): Promise<void> {
  await knex.schema.createTable("tenant_summaries", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "template").notNullable();
    // The key of its row in `wakeups` (kind `tenant_summaries`).
    table.bigInteger("claim_id").notNullable();
    table.jsonb("groups").notNullable();
    table.jsonb("bands").notNullable();
    table.timestamp("created_at").notNullable();
    table.timestamp("next_at").notNullable();
    bytewise(table, "run_after");
    table.timestamp("last_run_at");
    table.boolean("failed").notNullable().defaultTo(false);
    counter(knex, table, "moves");
    // Counts changes of what is published.
    counter(knex, table, "settings");
    // Rows of fewer documents are kept back.
    table.integer("min_count").notNullable().defaultTo(1);
    table.text("keys").notNullable().defaultTo("plain").checkIn(["plain", "hashed"], "tenant_summaries_keys_check");
    // Belongs to one summary, so nobody can find a key by hashing guesses.
    table.binary("key_salt");
    table.unique(["claim_id"], { indexName: "tenant_summaries_claim_id_key" });
    table.primary(["organization_id", "template"]);
  });
}

/** What was done for each tenant of a summary. A tenant that no run has reached has no row. */
async function tenantPublications(knex: Knex): Promise<void> {
  await knex.schema.createTable("tenant_publications", (table) => {
    table.bigInteger("claim_id").notNullable();
    bytewise(table, "namespace").notNullable();
    table.text("status").notNullable().checkIn(["published", "unchanged", "skipped"], "tenant_publications_status_check");
    table.text("reason");
    table.timestamp("published_at");
    table.bigInteger("source_as_of");
    // What the tenant was like at the last run, so that the next need not look again.
    table.jsonb("look");
    table.check("(published_at is null) = (source_as_of is null)", {}, "tenant_publications_check");
    table.check("(status = 'skipped') = (reason is not null)", {}, "tenant_publications_check1");
    table.primary(["claim_id", "namespace"]);
  });
}
