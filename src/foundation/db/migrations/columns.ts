/** What the schema's tables have in common and Knex's schema builder cannot say. Released migrations use these functions: do not change what they do. */
import type { Knex } from "knex";

/** Text that sorts by its bytes, whatever the database's locale is: ids, names and everything that pages are ordered by. */
export function bytewise(table: Knex.TableBuilder, column: string): Knex.ColumnBuilder {
  return table.specificType(column, 'text collate "C"');
}

/** A `bigint` that begins at 0. A plain default of Knex would be the text `'0'`, which PostgreSQL stores as another expression. */
export function counter(knex: Knex, table: Knex.TableBuilder, column: string): Knex.ColumnBuilder {
  return table.bigInteger(column).notNullable().defaultTo(knex.raw("0"));
}

/**
 * Makes the planner expect as many rows of each namespace as the largest is known to have. Its statistics cover all namespaces together.
 * Among ten thousand small ones it assumes that each is small. Then it reads a whole namespace instead of looking keys up. A page of
 * changes then read all rows of a large namespace. With one distinct `namespace_id` it looks keys up, which costs a small namespace
 * nothing.
 */
export async function planAsLargest(knex: Knex, table: string): Promise<void> {
  await knex.raw("alter table ?? alter column namespace_id set (n_distinct = 1)", [table]);
}
