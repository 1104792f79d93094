/** The population that a document belongs to: the row of a group, as the room of groups gives it. */
import type { ContextRecipe } from "#generated/types.ts";
import type { JsonObject } from "#src/json.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { bandOf } from "./rendering.ts";

type GroupRecipe = NonNullable<ContextRecipe["group"]>;

/** A row's aggregates by their names, such as `count` or `quantiles.attributes.amount.p90`. */
export type GroupRow = Readonly<Record<string, number>>;

/** The port that groups are read through. */
export interface GroupRows {
  /** Of each document the row of its key in a group; null where it has none. In the order of `asked`, with a few statements in all. */
  rows(
    namespace: NamespaceIdentity,
    asked: readonly { group: string; attributes: JsonObject }[],
  ): Promise<readonly (GroupRow | null)[]>;
}

/** What a namespace without groups answers. */
export const NO_GROUPS: GroupRows = { rows: async (_, asked) => asked.map(() => null) };

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
