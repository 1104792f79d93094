/**
 * The planner's statistics are of all namespaces together. Among ten thousand small ones it takes any for small, and would rather read the whole
 * of one than look keys up in it: a page of changes then read all rows of a large namespace. Told that there is but one namespace, it expects as
 * many rows of each as the largest is known to have. A small one costs no more by that, since its keys are looked up all the same.
 */
import type { Knex } from "knex";

const TABLES = [
  "answer_history",
  "answers",
  "attribute_values",
  "changed_sources",
  "commits",
  "deferred",
  "document_history",
  "document_origins",
  "documents",
  "evaluations",
  "fanouts",
  "group_contributions",
  "group_rows",
  "group_sketches",
  "group_values",
  "outcomes",
  "recorded_events",
  "shown_elsewhere",
  "subscription_members",
  "subscription_states",
];

export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES) {
    await knex.raw(`alter table ${table} alter column namespace_id set (n_distinct = 1)`);
    const { rows } = await knex.raw("select from pg_class where oid = ?::regclass and reltuples > 0", [table]);
    // It holds from when statistics are made next.
    if (rows.length > 0) await knex.raw(`analyze ${table}`);
  }
}
