/** Tables of the accounts: organizations, API keys, rate limits, the audit log and usage. */
import type { Knex } from "knex";
import { bytewise, counter } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await organizations(knex);
  await apiKeys(knex);
  await rateLevels(knex);
  await resourceCounts(knex);
  await auditLog(knex);
  await usageLines(knex);
}

/** Organizations, the owners of everything else. */
async function organizations(knex: Knex): Promise<void> {
  await knex.schema.createTable("organizations", (table) => {
    table.text("organization_id").notNullable();
    table.text("name").notNullable();
    table.text("plan").notNullable().checkIn(["developer", "team", "scale"], "organizations_plan_check");
    table.boolean("suggestions").notNullable().defaultTo(false);
    table.jsonb("contacts").notNullable().defaultTo("[]");
    table.timestamp("created_at").notNullable();
    table.unique(["name"], { indexName: "organizations_name_key" });
    table.primary(["organization_id"]);
  });
}

/**
 * API keys. Only a keyed hash of a key is stored, with a fingerprint of the server's pepper. So the service can report that a key was
 * hashed under another pepper. A revoked key keeps its row, because its id stays in logs and evaluations.
 */
async function apiKeys(knex: Knex): Promise<void> {
  await knex.schema.createTable("api_keys", (table) => {
    table.text("key_id").notNullable();
    table.text("organization_id").notNullable();
    table.text("name").notNullable();
    table.binary("hash").notNullable();
    table.binary("previous_hash");
    table.timestamp("previous_valid_until");
    table.text("pepper").notNullable();
    table.text("role").notNullable().checkIn(["read_only", "read_write"], "api_keys_role_check");
    table.boolean("admin").notNullable().defaultTo(false);
    bytewise(table, "scope");
    table.timestamp("created_at").notNullable();
    table.timestamp("revoked_at");
    // A digest of a key from `BOOTSTRAP_API_KEY` that does not depend on the pepper. A revoked key is recognized even after the pepper was lost.
    table.binary("given_digest");
    // The same for a key that has been rotated.
    table.binary("rotated_given_digest");
    table.timestamp("expires_at");
    table.jsonb("allowed_addresses");
    table.timestamp("last_used_at");
    table.text("created_by");
    table.check("(previous_hash is null) = (previous_valid_until is null)", {}, "api_keys_check");
    table.check("not admin or (role = 'read_write' and scope is null)", {}, "api_keys_check1");
    table.unique(["hash"], { indexName: "api_keys_hash_key" });
    table.primary(["key_id"]);
    table.unique(["previous_hash"], { indexName: "api_keys_previous_hash_key" });
    table.index(["organization_id", "key_id"], "api_keys_organization_id_key_id_idx", {
      predicate: knex.whereNull("revoked_at"),
    });
  });
}

/**
 * How much of its rate limit each API key has used, over all processes, as a bucket that refills continuously. Counts per minute of the clock would let
 * a key use two minutes' worth within a second, at the turn of a minute. The table is unlogged: a crash of the database loses a
 * minute of counts at most. Half of each page is free, so rows are updated in place.
 */
async function rateLevels(knex: Knex): Promise<void> {
  await knex.schema.createTable("rate_levels", (table) => {
    table.text("key_id").notNullable();
    table.double("level").notNullable().defaultTo(knex.raw("0"));
    table.bigInteger("at").notNullable();
    table.integer("minute").notNullable();
    table.integer("held").notNullable().defaultTo(0);
    // What the last settlement granted. `returning` shows only the new row, so the result must be part of it.
    table.integer("granted").notNullable().defaultTo(0);
    table.primary(["key_id"]);
  });
  await knex.raw("alter table rate_levels set unlogged");
  await knex.raw("alter table rate_levels set (fillfactor = 50)");
}

/** How much an organization has of each resource that its plan limits. The transactions that make and end resources count them. */
async function resourceCounts(knex: Knex): Promise<void> {
  await knex.schema.createTable("resource_counts", (table) => {
    table.text("organization_id").notNullable();
    table.text("resource").notNullable();
    table.bigInteger("used").notNullable();
    table.primary(["organization_id", "resource"]);
  });
}

/** The audit log: one row for each change, kept for a year. */
async function auditLog(knex: Knex): Promise<void> {
  await knex.schema.createTable("audit_log", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "entry_id").notNullable();
    table.timestamp("at").notNullable();
    table.text("action").notNullable();
    bytewise(table, "namespace");
    table.text("subject");
    table.text("key_id");
    table.jsonb("actor").notNullable();
    table.jsonb("before");
    table.jsonb("after");
    table.primary(["organization_id", "entry_id"]);
  });
}

/**
 * Usage by namespace and month. A line has one row for what counts and one for what does not, below a non-production prefix. Half of each page is
 * free, so rows are updated in place.
 */
async function usageLines(knex: Knex): Promise<void> {
  await knex.schema.createTable("usage_lines", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.text("organization_id").notNullable();
    table.text("month").notNullable();
    table.text("line").notNullable();
    counter(knex, table, "bytes");
    counter(knex, table, "units");
    counter(knex, table, "tokens");
    table.boolean("non_production").notNullable().defaultTo(false);
    // By how many bytes the namespace has grown in the month. `stored_moment` adds up each change times the milliseconds of the
    // month that had passed: both give bytes times time without a look back.
    counter(knex, table, "stored");
    table.specificType("stored_moment", "numeric").notNullable().defaultTo(knex.raw("0"));
    table.primary(["namespace_id", "month", "line", "non_production"]);
    table.index(["organization_id", "month"], "usage_lines_by_month");
    table.index(["organization_id", "month"], "usage_lines_summarized", { predicate: knex.whereRaw("line = 'tenant_summary'") });
  });
  await knex.raw("alter table usage_lines set (fillfactor = 50)");
}
