/** One query within a statement: the relations that it names, and the equalities in it. */
import { type Placement, type Placements, placements } from "#src/foundation/db/tables.ts";
import { type Binding, sameBinding } from "./binding.ts";

export const NAMESPACE = "namespace_id";

/** Tables that have the column without lying by it. */
const HAVE_IT_TOO = ["wakeups", "namespace_names"];

export interface Relation {
  readonly alias: string;
  /** Null for what is no table: a common table expression, a subquery, a function. */
  readonly table: string | null;
  /** Columns of relations that are no tables, with their known values. Null if nothing is known. */
  readonly columns: ReadonlyMap<string, Binding | null>;
  /** A function that is given several lists, or several functions side by side. */
  readonly lists?: boolean;
}

/** A column by its relation and name. */
export type Column = `${string}.${string}`;

export interface Output {
  readonly name: string | null;
  readonly bindings: readonly Binding[];
}

export class Level {
  readonly kind: "select" | "insert" | "update" | "delete";
  /** Whether it stands within another query. */
  readonly inner: boolean;
  readonly relations: Relation[] = [];
  readonly outputs: Output[] = [];
  /** The relation that is changed, by alias. */
  target: string | null = null;
  /** What the rows that are inserted have in `namespace_id`. */
  inserted: readonly Binding[] | null = null;
  locks = false;
  readonly #edges: [from: Column, to: Column][] = [];
  readonly #given: [Column, Binding][] = [];

  constructor(kind: Level["kind"], inner: boolean) {
    this.kind = kind;
    this.inner = inner;
  }

  /** What is known of one column is known of the other. */
  implies(from: Column, to: Column): void {
    this.#edges.push([from, to]);
  }

  binds(column: Column, binding: Binding): void {
    this.#given.push([column, binding]);
  }

  /** The column that a name means here; null where it belongs to a query around this one, or to nothing that matters. */
  columnOf(path: readonly string[]): Column | null {
    const [last, qualifier] = [path.at(-1)!, path.at(-2)];
    if (qualifier !== undefined) return this.relations.some(({ alias }) => alias === qualifier) ? `${qualifier}.${last}` : null;
    const owner =
      this.relations.find(({ columns }) => columns.has(last)) ??
      (last === NAMESPACE ? this.relations.find(({ table }) => hasNamespace(table)) : undefined) ??
      (this.relations.length === 1 ? this.relations[0] : undefined);
    return owner ? `${owner.alias}.${last}` : null;
  }

  /** What the query itself binds a column to: by comparison with a parameter, or with another column that is so bound. */
  bound(column: Column): Binding[] {
    const known = new Set<Column>([column]);
    for (const each of known) for (const [from, to] of this.#edges) if (to === each) known.add(from);
    const found: Binding[] = [];
    for (const [given, binding] of this.#given) {
      if (known.has(given) && !found.some((other) => sameBinding(other, binding))) found.push(binding);
    }
    return found;
  }

  /** The same, or the binding of the column that it is derived from. */
  known(column: Column): Binding[] {
    const bound = this.bound(column);
    if (bound.length > 0) return bound;
    const dot = column.indexOf(".");
    const derived = this.relations.find(({ alias }) => alias === column.slice(0, dot))?.columns.get(column.slice(dot + 1));
    return derived ? [derived] : [];
  }
}

export function placementOf(table: string): Placement | undefined {
  return (placements as Placements)[table];
}

function hasNamespace(table: string | null): boolean {
  return table !== null && (placementOf(table) === "namespace" || HAVE_IT_TOO.includes(table));
}
