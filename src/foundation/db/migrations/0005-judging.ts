/** Judgments with their versions, answers with their history and log, and the work that leads from one to the other. */
import type { Knex } from "knex";
import { bytewise, planAsLargest } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await judgments(knex);
  await judgmentVersions(knex);
  await judgmentOverrides(knex);
  await judgmentReads(knex);
  await judgmentRemovals(knex);
  await answers(knex);
  await answerHistory(knex);
  await evaluations(knex);
  await deferred(knex);
  await asked(knex);
  await fanouts(knex);
  await contextSources(knex);
}

/** Judgments. `owner` is the name of a namespace or a template prefix. */
async function judgments(knex: Knex): Promise<void> {
  await knex.schema.createTable("judgments", (table) => {
    table.text("judgment_id").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "owner").notNullable();
    bytewise(table, "name").notNullable();
    table.text("type").notNullable().checkIn(["bool", "choice", "score"], "judgments_type_check");
    table.integer("active_version");
    table.jsonb("thresholds").notNullable();
    table.jsonb("freshness").notNullable();
    table.timestamp("created_at").notNullable();
    table.unique(["organization_id", "owner", "name"], { indexName: "judgments_organization_id_owner_name_key" });
    table.primary(["judgment_id"]);
  });
}

/** The immutable versions of judgments. */
async function judgmentVersions(knex: Knex): Promise<void> {
  await knex.schema.createTable("judgment_versions", (table) => {
    table.text("judgment_id").notNullable();
    table.integer("version").notNullable();
    table.jsonb("definition").notNullable();
    table.timestamp("created_at").notNullable();
    // Whether the version has ever answered.
    table.boolean("activated").notNullable().defaultTo(true);
    table.primary(["judgment_id", "version"]);
  });
}

/** What a namespace sets differently from the template that it inherits a judgment from. Missing members come from the template. */
async function judgmentOverrides(knex: Knex): Promise<void> {
  await knex.schema.createTable("judgment_overrides", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "namespace").notNullable();
    table.text("judgment_id").notNullable();
    table.jsonb("thresholds").notNullable();
    table.jsonb("freshness").notNullable();
    // Finds the overrides that leave a template no room for more thresholds.
    table.integer("threshold_count").notNullable().defaultTo(0);
    table.primary(["organization_id", "namespace", "judgment_id"]);
    table.index(["judgment_id", "threshold_count"], "judgment_overrides_by_judgment");
  });
}

/**
 * What versions of judgments read besides the document: answers of other judgments, and groups. The key begins with what is read, so a deletion
 * finds the judgments that depend on it.
 */
async function judgmentReads(knex: Knex): Promise<void> {
  await knex.schema.createTable("judgment_reads", (table) => {
    table.text("organization_id").notNullable();
    table.text("kind").notNullable().checkIn(["judgment", "group"], "judgment_reads_kind_check");
    bytewise(table, "name").notNullable();
    // Where the name is looked up: the dependent judgment's owner, or with `elsewhere` the namespace that its relation names.
    bytewise(table, "place").notNullable();
    table.text("judgment_id").notNullable();
    table.integer("version").notNullable();
    table.integer("at").notNullable();
    table.boolean("elsewhere").notNullable();
    // The threshold that the answer is cut by.
    bytewise(table, "cut");
    table.boolean("banded").notNullable();
    table.primary(["organization_id", "kind", "name", "place", "judgment_id", "version", "at"]);
    table.index(["judgment_id"], "judgment_reads_by_reader");
  });
}

/**
 * Deleted judgments whose answers, evaluations and overrides are removed in the background: by namespaces in the order of their names, from
 * `done_up_to` on.
 */
async function judgmentRemovals(knex: Knex): Promise<void> {
  await knex.schema.createTable("judgment_removals", (table) => {
    table.bigInteger("claim_id").notNullable();
    table.text("organization_id").notNullable();
    bytewise(table, "owner").notNullable();
    table.text("judgment_id").notNullable();
    bytewise(table, "done_up_to").notNullable().defaultTo("");
    table.primary(["claim_id"]);
  });
}

/**
 * The current answers. Each row is in one of the first two indexes, because an answer has a number or a label. One index costs 5 of the 20
 * ms that storing 1,000 answers takes. It needs no maintenance. Answers that failed have an index of their own.
 */
async function answers(knex: Knex): Promise<void> {
  await knex.schema.createTable("answers", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "document_id").notNullable();
    bytewise(table, "judgment_id").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.bigInteger("sequence").notNullable();
    // The revision of the last attempt, failed or not; `revision` is the newest one that the answer holds for.
    table.bigInteger("attempted_revision").notNullable();
    table.bigInteger("revision");
    table.integer("version");
    table.text("engine");
    table.text("engine_version");
    table.timestamp("evaluated_at");
    table.double("number");
    bytewise(table, "label");
    table.double("escape_p");
    table.jsonb("dist");
    table.binary("context_hash");
    table.jsonb("error");
    // Former values that a judgment shows (`judging/contexts`).
    table.jsonb("previous");
    // Something that the answer's context shows has changed, and the document was not judged again for it.
    table.boolean("outdated").notNullable().defaultTo(false);
    // The version of the last attempt, failed or not.
    table.integer("attempted_version");
    // The mark of the last change elsewhere that made the answer outdated. An answer that was asked for before it does not reset it.
    table.bigInteger("outdated_by");
    // What a reader should know beside the numbers; null where there is nothing.
    table.jsonb("warnings");
    table.primary(["namespace_id", "document_id", "judgment_id"]);
    table.index(["namespace_id", "judgment_id", "label", "document_id"], "answers_by_label", {
      predicate: knex.whereNotNull("label"),
    });
    table.index(["namespace_id", "judgment_id", "number", "document_id"], "answers_by_number", {
      predicate: knex.whereNotNull("number"),
    });
    table.index(["namespace_id", "judgment_id", "document_id"], "answers_failed", { predicate: knex.whereNotNull("error") });
  });
  await planAsLargest(knex, "answers");
}

/** Former answers for those who read at an earlier sequence: valid from `sequence` up to, but not at, `superseded`. */
async function answerHistory(knex: Knex): Promise<void> {
  await knex.schema.createTable("answer_history", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "document_id").notNullable();
    bytewise(table, "judgment_id").notNullable();
    table.bigInteger("sequence").notNullable();
    table.bigInteger("superseded").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.bigInteger("attempted_revision").notNullable();
    table.bigInteger("revision");
    table.integer("version");
    table.text("engine");
    table.text("engine_version");
    table.timestamp("evaluated_at");
    table.double("number");
    bytewise(table, "label");
    table.double("escape_p");
    table.jsonb("dist");
    table.binary("context_hash");
    table.jsonb("error");
    table.boolean("outdated").notNullable().defaultTo(false);
    table.integer("attempted_version");
    table.bigInteger("outdated_by");
    table.jsonb("warnings");
    table.primary(["namespace_id", "document_id", "judgment_id", "sequence"]);
    table.index(["namespace_id", "superseded"], "answer_history_superseded");
  });
  await planAsLargest(knex, "answer_history");
}

/**
 * The log of evaluations. It is read by judgment, newest first, and by document: the key serves the first, the index the second. Both end in a time, so
 * rows of one landing lie together.
 */
async function evaluations(knex: Knex): Promise<void> {
  await knex.schema.createTable("evaluations", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "evaluation_id").notNullable();
    bytewise(table, "judgment_id").notNullable();
    table.integer("version").notNullable();
    bytewise(table, "document_id").notNullable();
    table.bigInteger("revision").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.text("engine").notNullable();
    table.text("engine_version");
    table.timestamp("at").notNullable();
    table.boolean("carried").notNullable();
    table.boolean("shadow").notNullable();
    table.jsonb("answer");
    table.binary("context_hash");
    table.integer("tokens").notNullable();
    table.integer("units").notNullable();
    table.jsonb("error");
    // The engine may have been asked the same before: nobody knows what became of the first request.
    table.boolean("repeated").notNullable().defaultTo(false);
    // Requests to an engine that the answer took; null where none was made.
    table.integer("requests");
    // An engine answered, and the judgment says that other documents of the namespace may use the answer.
    table.boolean("reusable").notNullable().defaultTo(false);
    // The evaluation that a reused answer comes from.
    bytewise(table, "reused_from");
    table.primary(["namespace_id", "judgment_id", "at", "evaluation_id"]);
    table.index(["namespace_id", "document_id", "at"], "evaluations_by_document");
    // Most judgments share nothing and pay nothing for it.
    table.index(["namespace_id", "judgment_id", "context_hash"], "evaluations_reusable", {
      predicate: knex.whereRaw("reusable"),
    });
  });
  await planAsLargest(knex, "evaluations");
}

/** Documents that wait to be judged, one row for each reason, because a retry and a debounce of one document end at different times. */
async function deferred(knex: Knex): Promise<void> {
  await knex.schema.createTable("deferred", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "document_id").notNullable();
    bytewise(table, "judgment_id").notNullable();
    table.text("reason").notNullable().checkIn(["interactive", "retry", "debounce", "read", "fanout"], "deferred_reason_check");
    table.bigInteger("revision").notNullable();
    table.timestamp("due_at").notNullable();
    table.integer("attempts").notNullable().defaultTo(0);
    // Since when the document has waited; `max_wait_ms` counts from here.
    table.timestamp("first_at");
    // Tells one change elsewhere from the next; the document's revision does not.
    table.bigInteger("mark");
    // The longest that judging is put off; null where nothing bounds the wait.
    table.integer("max_wait_ms");
    table.primary(["namespace_id", "document_id", "judgment_id", "reason"]);
    table.index(["namespace_id", "due_at"], "deferred_due");
  });
  await planAsLargest(knex, "deferred");
}

/**
 * Questions on their way to engines: a row for each asker (catch-up, or a job) in a namespace, with digests of its questions. It is written before they
 * are sent, so after a crash the next worker knows which questions were sent and not answered.
 */
async function asked(knex: Knex): Promise<void> {
  await knex.schema.createTable("asked", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "asker").notNullable();
    table.binary("questions").notNullable();
    table.timestamp("at").notNullable();
    table.primary(["namespace_id", "asker"]);
  });
}

/**
 * Changes on their way to the documents that show them, which share a value of an attribute. A row that is `begun` moves from document to document; new
 * changes wait beside it.
 */
async function fanouts(knex: Knex): Promise<void> {
  await knex.schema.createTable("fanouts", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "judgment_id").notNullable();
    bytewise(table, "attribute").notNullable();
    table.binary("value").notNullable();
    table.boolean("begun").notNullable();
    bytewise(table, "after").notNullable().defaultTo("");
    bytewise(table, "except_id");
    table.bigInteger("mark").notNullable();
    table.timestamp("first_at").notNullable();
    table.timestamp("changed_at").notNullable();
    // Answers for revisions after this sequence include the change; null: none does.
    table.bigInteger("since");
    table.primary(["namespace_id", "judgment_id", "attribute", "value", "begun"]);
  });
  await planAsLargest(knex, "fanouts");
}

/** Which judgments show documents of other namespaces. */
async function contextSources(knex: Knex): Promise<void> {
  await knex.schema.createTable("context_sources", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "source").notNullable();
    bytewise(table, "judgment_id").notNullable();
    bytewise(table, "owner").notNullable();
    table.primary(["organization_id", "source", "judgment_id"]);
    table.index(["judgment_id"], "context_sources_by_judgment");
  });
}
