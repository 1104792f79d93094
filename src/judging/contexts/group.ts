/** The group (population) of a document as its context shows it: a row from the module of groups. */
import type { ContextRecipe } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { canonical, type JsonObject } from "#src/foundation/json/json.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { bandOf } from "./rendering.ts";

type GroupRecipe = NonNullable<ContextRecipe["group"]>;

/** The aggregates of a row by name, such as `count` or `quantiles.attributes.amount.p90`. */
export type GroupRow = Readonly<Record<string, number>>;

/** A document whose context shows a group. */
export interface RowAsked {
  /** The judgment and its version. */
  reader: string;
  group: string;
  attributes: JsonObject;
  /** The row must include the group's changes up to this revision. */
  revision: number;
}

/** Null if there is no row; `building` while the group cannot be read. */
export type FoundRow = GroupRow | null | "building";

/** The port for reading groups. */
export interface GroupRows {
  /**
   * For each document, the row of its key in a group, once the group has reached the document's revision. Returns them in the order of
   * `asked`, with a few statements in all.
   */
  rows(namespace: NamespaceIdentity, asked: readonly RowAsked[]): Promise<readonly FoundRow[]>;
  /** The same, but as the rows are now, as this transaction sees them. */
  rowsNow(tx: Session, namespace: NamespaceIdentity, asked: readonly RowAsked[]): Promise<readonly FoundRow[]>;
}

/** What a context shows of a group. It is compared with the current row when the answer is stored. */
export interface GroupShown {
  by: GroupRows;
  namespace: NamespaceIdentity;
  asked: RowAsked;
  recipe: GroupRecipe;
  /** The canonical text of what is shown. */
  text: string;
}

/** Those whose shown values have changed since. */
export async function shownOtherwise(tx: Session, shown: readonly GroupShown[]): Promise<GroupShown[]> {
  const [first] = shown;
  if (!first) return [];
  const rows = await first.by.rowsNow(
    tx,
    first.namespace,
    shown.map(({ asked }) => asked),
  );
  return shown.filter(({ recipe, text }, at) => textOfRow(recipe, rows[at]!) !== text);
}

export function textOfRow(recipe: GroupRecipe, row: FoundRow): string {
  return row === null || row === "building" ? String(row) : canonical(shownGroup(recipe, row));
}

/** Used if there are no groups. */
export const NO_GROUPS: GroupRows = {
  rows: async (_, asked) => asked.map(() => null),
  rowsNow: async (_, __, asked) => asked.map(() => null),
};

/** The aggregates that a recipe shows, each as a number or as the label of its band. */
export function shownGroup({ aggregates, bands }: GroupRecipe, row: GroupRow): JsonObject {
  const names = (aggregates ?? Object.keys(row)).filter((name) => Object.hasOwn(row, name));
  return Object.fromEntries(
    names.map((name) => {
      const number = row[name]!;
      return [name, bands && Object.hasOwn(bands, name) ? bandOf(bands[name]!, number) : number];
    }),
  );
}
