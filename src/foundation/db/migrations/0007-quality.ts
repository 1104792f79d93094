/** Outcomes, what is fitted to them (calibrations and weights of composites), and queues of documents to label. */
import type { Knex } from "knex";
import { bytewise, counter, planAsLargest } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await outcomes(knex);
  await calibrations(knex);
  await calibrationRuns(knex);
  await compositeWeights(knex);
  await labelQueues(knex);
  await labelItems(knex);
}

/**
 * What really happened to judged documents. Beside each outcome stands the evaluation that it is compared with and the numbers that metrics are made
 * of, so a report reads no evaluations.
 */
async function outcomes(knex: Knex): Promise<void> {
  await knex.schema.createTable("outcomes", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "outcome_id").notNullable();
    bytewise(table, "judgment_id").notNullable();
    bytewise(table, "judgment").notNullable();
    bytewise(table, "document_id").notNullable();
    table.jsonb("value").notNullable();
    table.timestamp("observed_at").notNullable();
    table.text("source");
    table.text("comment");
    table.timestamp("created_at").notNullable();
    table.integer("version");
    table.text("engine");
    table.text("engine_version");
    table.timestamp("evaluated_at");
    table.jsonb("answer");
    // `p` of a bool; otherwise the probability of the likeliest option or level.
    table.double("predicted");
    // Whether that is what happened.
    table.boolean("came_true");
    // The probability that was given to what happened.
    table.double("mass");
    // Between the expected level of a score and the outcome's.
    table.double("distance");
    // Which life of its document the outcome is about; null where no document existed and none had been judged.
    table.bigInteger("incarnation");
    // The person who said so.
    table.text("labeler");
    // The queue, its strategy and the chance of being drawn; null for outcomes that no queue drew.
    table.jsonb("drawn_with");
    // How many documents it stands for, relative to the mean label of its queue; null stands for 1.
    table.double("weight");
    table.primary(["namespace_id", "outcome_id"]);
    table.index(["namespace_id", "document_id", "observed_at", "outcome_id"], "outcomes_by_document");
    table.index(["namespace_id", "judgment_id", "observed_at", "outcome_id"], "outcomes_by_judgment");
    table.index(["namespace_id", "observed_at", "outcome_id"], "outcomes_by_time");
  });
  await planAsLargest(knex, "outcomes");
}

/** Calibrations: one for each version of a judgment and engine that has enough outcomes. */
async function calibrations(knex: Knex): Promise<void> {
  await knex.schema.createTable("calibrations", (table) => {
    table.text("judgment_id").notNullable();
    table.integer("version").notNullable();
    bytewise(table, "engine").notNullable();
    bytewise(table, "engine_version").notNullable();
    table.timestamp("began_at").notNullable();
    table.text("method").notNullable();
    // What answers are read with.
    table.jsonb("map").notNullable();
    table.bigInteger("outcomes").notNullable();
    table.timestamp("fitted_at").notNullable();
    // Maps that were each fitted without a fifth of the documents; `held_out` has their sums of metrics.
    table.jsonb("folds").notNullable();
    table.jsonb("held_out").notNullable();
    table.primary(["judgment_id", "version", "engine", "engine_version"]);
  });
}

/** When each judgment with outcomes is fitted next. */
async function calibrationRuns(knex: Knex): Promise<void> {
  await knex.schema.createTable("calibration_runs", (table) => {
    table.text("judgment_id").notNullable();
    table.text("organization_id").notNullable();
    // The key of its row in `wakeups` (kind `calibration`).
    table.bigInteger("claim_id").notNullable();
    // Tells two concurrent runs apart.
    counter(knex, table, "fits");
    table.timestamp("ran_at");
    // How far answers have been combined with new weights, while that is under way.
    table.jsonb("walk");
    // By version and engine: how many outcomes have changed, at how many it is due again, and how many the last fit counted
    // (`quality/due/counts.ts`).
    table.jsonb("epochs").notNullable().defaultTo("{}");
    table.unique(["claim_id"], { indexName: "calibration_runs_claim_id_key" });
    table.primary(["judgment_id"]);
  });
}

/** Weights of composites, by version. A version without a row weighs its parts equally. */
async function compositeWeights(knex: Knex): Promise<void> {
  await knex.schema.createTable("composite_weights", (table) => {
    table.text("judgment_id").notNullable();
    table.integer("version").notNullable();
    table.jsonb("weights").notNullable();
    table.bigInteger("labels").notNullable();
    table.timestamp("fitted_at").notNullable();
    // The weights without one or two fifths of the documents. Held-out figures use these.
    table.jsonb("without");
    table.primary(["judgment_id", "version"]);
  });
}

/** Label queues: documents drawn for people to label. */
async function labelQueues(knex: Knex): Promise<void> {
  await knex.schema.createTable("label_queues", (table) => {
    bytewise(table, "queue_id").primary();
    table.text("organization_id").notNullable();
    bytewise(table, "judgment_id").notNullable();
    // The namespace or template prefix on which it was made.
    bytewise(table, "place").notNullable();
    table.text("strategy").notNullable();
    table.integer("labelers").notNullable();
    table.double("near");
    table.bigInteger("population").notNullable();
    table.integer("items").notNullable();
    table.timestamp("created_at").notNullable();
    table.index(["judgment_id", "place", "queue_id"], "label_queues_by_judgment");
    table.index(["organization_id", "place"], "label_queues_by_place");
  });
}

/** The documents of label queues, the weights of their labels, and the marks of people. */
async function labelItems(knex: Knex): Promise<void> {
  await knex.schema.createTable("label_items", (table) => {
    bytewise(table, "queue_id").notNullable();
    table.integer("item").notNullable();
    table.bigInteger("namespace_id").notNullable();
    table.text("namespace").notNullable();
    bytewise(table, "document_id").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.jsonb("answer").notNullable();
    table.double("probability").notNullable();
    table.double("weight").notNullable();
    // The document was deleted or replaced.
    table.boolean("gone").notNullable().defaultTo(false);
    // By person: `state` (claimed, labelled or skipped), `leased_until`, `reason` and `at`.
    table.jsonb("marks").notNullable().defaultTo("{}");
    table.primary(["queue_id", "item"]);
  });
}
