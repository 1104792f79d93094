/** The population that a document belongs to: the row of a group, as the room of groups gives it. */
import type { ContextRecipe } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import { canonical, type JsonObject } from "#src/json.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { bandOf } from "./rendering.ts";

type GroupRecipe = NonNullable<ContextRecipe["group"]>;

/** A row's aggregates by their names, such as `count` or `quantiles.attributes.amount.p90`. */
export type GroupRow = Readonly<Record<string, number>>;

/** A document whose context shows a group. */
export interface RowAsked {
  /** The judgment, and its version. */
  reader: string;
  group: string;
  attributes: JsonObject;
  /** The row is read no earlier than at this one. */
  revision: number;
}

/** Null where there is none, `building` while the group cannot be read. */
export type FoundRow = GroupRow | null | "building";

/** The port that groups are read through. */
export interface GroupRows {
  /**
   * Of each document the row of its key in a group, once that has come to the document's revision. In the order of `asked`, with a few
   * statements in all.
   */
  rows(namespace: NamespaceIdentity, asked: readonly RowAsked[]): Promise<readonly FoundRow[]>;
  /** The same as rows are in a transaction. */
  rowsNow(tx: Session, namespace: NamespaceIdentity, asked: readonly RowAsked[]): Promise<readonly FoundRow[]>;
}

/** What a context shows of a group, to be compared with what there is when its answer lands. */
export interface GroupShown {
  by: GroupRows;
  namespace: NamespaceIdentity;
  asked: RowAsked;
  recipe: GroupRecipe;
  /** The canonical text of it. */
  text: string;
}

/** Of what contexts show of groups, what is another by now. */
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

/** What a namespace without groups answers. */
export const NO_GROUPS: GroupRows = {
  rows: async (_, asked) => asked.map(() => null),
  rowsNow: async (_, __, asked) => asked.map(() => null),
};

/** The aggregates of a row that a recipe shows, each as a number or as the label of its band. */
export function shownGroup({ aggregates, bands }: GroupRecipe, row: GroupRow): JsonObject {
  const names = (aggregates ?? Object.keys(row)).filter((name) => Object.hasOwn(row, name));
  return Object.fromEntries(
    names.map((name) => {
      const number = row[name]!;
      return [name, bands && Object.hasOwn(bands, name) ? bandOf(bands[name]!, number) : number];
    }),
  );
}
