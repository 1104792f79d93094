/** Label queues: documents drawn for people to label, and how their labels weigh. */
import type { Knex } from "knex";
import { bytewise } from "./columns.ts";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("outcomes", (table) => {
    // The person who said so.
    table.text("labeler");
    // The queue, its strategy and the chance of being drawn; null for outcomes that no queue drew.
    table.jsonb("drawn_with");
    // How many documents it stands for, relative to the mean label of its queue; null stands for 1.
    table.double("weight");
  });
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
