/** Documents: their commits and history, their indexed attributes, and what other judgments show of them. */
import type { Knex } from "knex";
import { bytewise, planAsLargest } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await documents(knex);
  await documentHistory(knex);
  await commits(knex);
  await attributeValues(knex);
  await indexedAttributes(knex);
  await declaredAttributes(knex);
  await anchoredFields(knex);
  await documentOrigins(knex);
  await changedSources(knex);
  await shownElsewhere(knex);
}

/**
 * Documents. They need no index on their revision, because consumers find what changed through `commits.document_ids`. So an update that leaves the
 * key alone stays on its page.
 */
async function documents(knex: Knex): Promise<void> {
  await knex.schema.createTable("documents", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "document_id").notNullable();
    table.bigInteger("revision").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.timestamp("created_at").notNullable();
    table.timestamp("updated_at").notNullable();
    table.jsonb("attributes").notNullable();
    table.jsonb("state").notNullable();
    table.integer("bytes").notNullable();
    table.primary(["namespace_id", "document_id"]);
  });
  await planAsLargest(knex, "documents");
}

/** Former revisions of documents for those who read at an earlier sequence: valid from `revision` up to, but not at, `superseded`. */
async function documentHistory(knex: Knex): Promise<void> {
  await knex.schema.createTable("document_history", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "document_id").notNullable();
    table.bigInteger("revision").notNullable();
    table.bigInteger("superseded").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.timestamp("created_at").notNullable();
    table.timestamp("updated_at").notNullable();
    table.jsonb("attributes").notNullable();
    table.jsonb("state").notNullable();
    table.integer("bytes").notNullable();
    table.primary(["namespace_id", "document_id", "revision"]);
    table.index(["namespace_id", "superseded"], "document_history_superseded");
  });
  await planAsLargest(knex, "document_history");
}

/** The sequence of a namespace: one row for each commit. */
async function commits(knex: Knex): Promise<void> {
  await knex.schema.createTable("commits", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.bigInteger("sequence").notNullable();
    table.text("kind").notNullable().checkIn(["documents", "answers"], "commits_kind_check");
    table.timestamp("at").notNullable();
    table.specificType("document_ids", "text[]").notNullable();
    // What a commit of answers is part of: `{cause, id, judgment, ends}` (`records/namespaces/bulk.ts`).
    table.jsonb("bulk");
    // Documents whose lives ended in this commit, by deletion or by deletion and creation. Consumers learn by it at which
    // sequence a document went, even if it exists again by the time they look.
    table.specificType("ended", "text[]");
    table.primary(["namespace_id", "sequence"]);
  });
  await planAsLargest(knex, "commits");
}

/**
 * The indexes of attributes: one row for each value that a document has in an attribute of `namespaces.maintained_attributes`. The key is the order
 * that queries walk (`records/values/attribute-values.ts` encodes values as bytes); there is no other index.
 */
async function attributeValues(knex: Knex): Promise<void> {
  await knex.schema.createTable("attribute_values", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "attribute").notNullable();
    table.binary("value").notNullable();
    bytewise(table, "document_id").notNullable();
    table.primary(["namespace_id", "attribute", "value", "document_id"]);
  });
  await planAsLargest(knex, "attribute_values");
}

/** The states of attribute indexes. */
async function indexedAttributes(knex: Knex): Promise<void> {
  await knex.schema.createTable("indexed_attributes", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "attribute").notNullable();
    table.text("state").notNullable().checkIn(["building", "ready", "dropping"], "indexed_attributes_state_check");
    table.text("origin").notNullable().checkIn(["declared", "learned"], "indexed_attributes_origin_check");
    // The last document that the index has been built for. Commits maintain what is written meanwhile.
    bytewise(table, "built_up_to").notNullable().defaultTo("");
    table.timestamp("created_at").notNullable();
    table.timestamp("last_used_at").notNullable();
    table.primary(["namespace_id", "attribute"]);
  });
}

/** Attribute indexes that a namespace or template prefix asks for. A new namespace inherits those of the prefixes above it. */
async function declaredAttributes(knex: Knex): Promise<void> {
  await knex.schema.createTable("declared_attributes", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "owner").notNullable();
    bytewise(table, "attribute").notNullable();
    // Several may ask for an attribute: the settings, and other parts that need its index.
    bytewise(table, "declared_by").notNullable().defaultTo("settings");
    table.primary(["organization_id", "owner", "attribute", "declared_by"]);
  });
}

/** Fields whose first values a judgment shows (`judging/contexts`), for namespaces that are yet to come. */
async function anchoredFields(knex: Knex): Promise<void> {
  await knex.schema.createTable("anchored_fields", (table) => {
    table.text("organization_id").notNullable();
    bytewise(table, "owner").notNullable();
    bytewise(table, "judgment_id").notNullable();
    bytewise(table, "path").notNullable();
    table.primary(["organization_id", "owner", "judgment_id", "path"]);
  });
}

/** The first values of anchored fields. They are stored at a document's first change; until then the document itself has them. */
async function documentOrigins(knex: Knex): Promise<void> {
  await knex.schema.createTable("document_origins", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "document_id").notNullable();
    table.bigInteger("incarnation").notNullable();
    table.jsonb("shown").notNullable();
    table.primary(["namespace_id", "document_id"]);
  });
  await planAsLargest(knex, "document_origins");
}

/**
 * Changes that contexts may show and that no commit names. `left`: values that documents no longer have in an attribute that relations join
 * by. `answer`: answers that now render differently.
 */
async function changedSources(knex: Knex): Promise<void> {
  await knex.schema.createTable("changed_sources", (table) => {
    table.bigInteger("namespace_id").notNullable();
    table.bigInteger("sequence").notNullable();
    table.text("kind").notNullable().checkIn(["left", "answer"], "changed_sources_kind_check");
    bytewise(table, "subject").notNullable();
    table.binary("value").notNullable();
    bytewise(table, "document_id").notNullable();
    table.primary(["namespace_id", "sequence", "kind", "subject", "value", "document_id"]);
  });
  await planAsLargest(knex, "changed_sources");
}

/** Which other namespaces show what of this one. */
async function shownElsewhere(knex: Knex): Promise<void> {
  await knex.schema.createTable("shown_elsewhere", (table) => {
    table.bigInteger("namespace_id").notNullable();
    bytewise(table, "theirs").notNullable();
    table.binary("value").notNullable();
    table.bigInteger("reader_id").notNullable();
    table.timestamp("shown_at").notNullable();
    table.primary(["namespace_id", "theirs", "value", "reader_id"]);
  });
  await planAsLargest(knex, "shown_elsewhere");
}
