/** Namespaces and what is set for them: their names, budgets, and the epochs of their definitions. */
import type { Knex } from "knex";
import { bytewise, counter } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await namespaceNames(knex);
  await namespaces(knex);
  await endedNamespaces(knex);
  await nonProductionPrefixes(knex);
  await budgets(knex);
  await budgetClaims(knex);
  await definitionEpochs(knex);
  await definitionChanges(knex);
  await namespacesSeen(knex);
  await usageLinesSeen(knex);
}

/** The current id behind a namespace's name. An id never repeats, so a namespace that is deleted and written again is another one. */
async function namespaceNames(knex: Knex): Promise<void> {
  await knex.schema.createTable("namespace_names", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "name").notNullable();
    table.bigInteger("namespace_id").notNullable();
    table.primary(["organization_id", "name"]);
  });
}

/**
 * Namespaces. The row carries the sequence: to raise it takes the row's lock, so its order is the order of commits. A deleted namespace keeps its row
 * until its data is gone.
 */
async function namespaces(knex: Knex): Promise<void> {
  await knex.schema.createTable("namespaces", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "name").notNullable();
    counter(knex, table, "sequence");
    counter(knex, table, "document_count");
    counter(knex, table, "bytes");
    // The least sequence in `pins`, null without any; `highest_pin` is the greatest. A version that ends is kept exactly where it
    // began at or before the highest pin. Nobody reads what ended at or before the lowest.
    table.bigInteger("lowest_pin");
    table.specificType("budget_usd_per_month", "numeric");
    table.text("on_exceeded").notNullable().defaultTo("pause").checkIn(["pause", "reject"], "namespaces_on_exceeded_check");
    table.timestamp("created_at").notNullable();
    table.timestamp("deleted_at");
    table.bigInteger("highest_pin");
    // Sorted: the attributes whose index is building or ready. Commits maintain these.
    table.specificType("maintained_attributes", "text[]").notNullable().defaultTo("{}");
    table.boolean("non_production").notNullable().defaultTo(false);
    // Judging is paused because the budget of `budget_month` is used up.
    table.boolean("budget_paused").notNullable().defaultTo(false);
    table.text("budget_month");
    // Attributes that relations of contexts join by.
    table.specificType("watched_attributes", "text[]").notNullable().defaultTo("{}");
    // Contexts show something of this namespace.
    table.boolean("followed").notNullable().defaultTo(false);
    // How often a search for documents that show a change was made. A context that was compiled before may be outdated.
    counter(knex, table, "fanout_generation");
    // Fields whose first values are kept in `document_origins`: the paths of all judgments that answer here.
    table.specificType("anchored_fields", "text[]").notNullable().defaultTo("{}");
    // Set where subscriptions follow the namespace: the organization's epoch when that began with the namespace itself, or -1
    // where it began later. `grouped_epoch` says the same of groups.
    table.bigInteger("subscribed_epoch");
    // The latest time that an outcome was observed at. Only an evaluation at or before it may belong to a stored outcome.
    table.timestamp("latest_outcome");
    table.bigInteger("grouped_epoch");
    // Evaluations before this time have been read as a whole. New ones get a later time, whatever a process's clock says.
    table.timestamp("logged_until");
    // What a budget of a prefix above demands, null where none covers the namespace.
    table.text("budget_above").checkIn(["pause", "reject"], "namespaces_budget_above_check");
    // Of the versions of documents and answers in the history that ended at or before `retained_to`.
    counter(knex, table, "retained_bytes");
    counter(knex, table, "retained_to");
    table.primary(["namespace_id"]);
    table.index(["organization_id", "name"], "namespaces_by_organization");
  });
}

/** The last sequence of deleted namespaces, by name. A namespace that is written again continues from there. */
async function endedNamespaces(knex: Knex): Promise<void> {
  await knex.schema.createTable("ended_namespaces", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "name").notNullable();
    table.bigInteger("sequence").notNullable();
    table.primary(["organization_id", "name"]);
  });
}

/** Prefixes whose usage is not billed. */
async function nonProductionPrefixes(knex: Knex): Promise<void> {
  await knex.schema.createTable("non_production_prefixes", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "prefix").notNullable();
    table.timestamp("created_at").notNullable();
    table.primary(["organization_id", "prefix"]);
  });
}

/** Monthly budgets of prefixes and of whole organizations (`*`). */
async function budgets(knex: Knex): Promise<void> {
  await knex.schema.createTable("budgets", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "prefix").notNullable();
    table.specificType("budget_usd_per_month", "numeric").notNullable();
    table.text("on_exceeded").notNullable().checkIn(["pause", "reject"], "budgets_on_exceeded_check");
    table.timestamp("updated_at").notNullable();
    table.primary(["organization_id", "prefix"]);
  });
}

/**
 * Reservations on budgets that several namespaces share: judgment units of questions on their way to engines, not billed yet. The row with the empty
 * `claim_id` is the organization's lock.
 */
async function budgetClaims(knex: Knex): Promise<void> {
  await knex.schema.createTable("budget_claims", (table) => {
    table.text("organization_id").notNullable();
    table.text("claim_id").notNullable();
    bytewise(table, "prefix").notNullable();
    table.bigInteger("units").notNullable();
    table.timestamp("until").notNullable();
    table.primary(["organization_id", "claim_id", "prefix"]);
  });
}

/**
 * The epoch of an organization's definitions. Every change raises it in the same transaction, so a process that caches definitions reads one number to
 * know that they are current.
 */
async function definitionEpochs(knex: Knex): Promise<void> {
  await knex.schema.createTable("definition_epochs", (table) => {
    table.text("organization_id").notNullable();
    table.bigInteger("epoch").notNullable();
    // Nothing may be left of subscriptions that were deleted up to this epoch. A cache from an earlier epoch reads them anew.
    counter(knex, table, "swept_epoch");
    table.primary(["organization_id"]);
  });
}

/** The epoch at which each owner of definitions last changed (`records/templates/epochs.ts`). */
async function definitionChanges(knex: Knex): Promise<void> {
  await knex.schema.createTable("definition_changes", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "owner").notNullable();
    table.bigInteger("epoch").notNullable();
    table.primary(["organization_id", "owner"]);
    table.index(["organization_id", "epoch"], "definition_changes_since");
  });
}

/**
 * What was last seen of namespaces, for stores that keep namespaces on several machines: lists read it while a machine is lost. Empty on other
 * stores.
 */
async function namespacesSeen(knex: Knex): Promise<void> {
  await knex.schema.createTable("namespaces_seen", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "name").notNullable();
    table.timestamp("seen_at").notNullable();
    // As in `namespaces`.
    table.bigInteger("sequence").notNullable();
    table.bigInteger("document_count").notNullable();
    table.bigInteger("bytes").notNullable();
    table.specificType("budget_usd_per_month", "numeric");
    table.text("on_exceeded").notNullable();
    table.boolean("budget_paused").notNullable();
    table.boolean("non_production").notNullable();
    table.timestamp("created_at").notNullable();
    table.timestamp("deleted_at");
    // Its indexes as a list of the API shows them.
    table.jsonb("indexed_attributes").notNullable();
    table.primary(["namespace_id"]);
    table.index(["organization_id", "name"], "namespaces_seen_by_organization");
  });
}

/**
 * The same of their usage, for reports: the rows of the last two months in which a namespace used anything, and of earlier ones as they were then.
 */
async function usageLinesSeen(knex: Knex): Promise<void> {
  await knex.schema.createTable("usage_lines_seen", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.text("organization_id").notNullable();
    table.text("month").notNullable();
    table.text("line").notNullable();
    table.bigInteger("bytes").notNullable();
    table.bigInteger("units").notNullable();
    table.bigInteger("tokens").notNullable();
    table.boolean("non_production").notNullable();
    table.bigInteger("stored").notNullable();
    table.specificType("stored_moment", "numeric").notNullable();
    table.primary(["namespace_id", "month", "line", "non_production"]);
    table.index(["organization_id", "month"], "usage_lines_seen_by_month");
  });
}
