/**
 * Ordinary statements, written with Knex's query builder. Knex only writes the text here. It has no connection. A statement goes through
 * the session like every other one, with its transaction, its turn and its errors.
 *
 * A built statement has no name, so PostgreSQL parses and plans it every time, for the values that it has. Statements that were measured as
 * hot are SQL text under a name, and so are those that the builder would make longer or less clear.
 */
import createKnex, { type Knex } from "knex";
import type { NameArea } from "#src/foundation/areas.ts";
import type { Session, Statement } from "./session.ts";

/** Begins a statement: `knex("api_keys").where({ key_id: keyId })`. Run it with `built`; to await it alone fails. */
export const knex: Knex = createKnex({ client: "pg" });

/** A statement of Knex that has not run yet. */
export interface Builder {
  toSQL(): { toNative(): { sql: string; bindings: readonly unknown[] } };
}

/** Runs a statement of Knex in a session; answers its rows. */
export function built<Row>(session: Session, builder: Builder): Promise<Row[]> {
  return session.query<Row>(native(builder));
}

function native(builder: Builder): Statement {
  const { sql, bindings } = builder.toSQL().toNative();
  return { text: sql, values: bindings };
}

/** A condition: the names that begin with a root and are longer. They are ASCII, so all of them come before the root followed by the last ASCII character. */
export function beneath(column: string, root: string): Knex.QueryCallback {
  return (rows) => rows.where(column, ">", root).where(column, "<", `${root}\x7f`);
}

/** A condition: the names of an area. */
export function inArea(column: string, { exact, under }: NameArea): Knex.QueryCallback {
  return (rows) => {
    rows.whereRaw("false");
    if (exact !== null) rows.orWhere(column, exact);
    if (under !== null) rows.orWhere((names) => names.where(column, ">=", under).where(column, "<", `${under}\x7f`));
  };
}
