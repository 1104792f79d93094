/** Groups of a namespace as tenant summaries publish them: several of one state, by the names of their aggregates. */
import type { GroupKey } from "#generated/types.ts";
import { movesOf } from "#src/db/positions.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { ownersOf } from "#src/templates/owners.ts";
import { readIds } from "./definitions-sql.ts";
import { asOf, groupRowOf, readLiveRows } from "./rows.ts";
import { type GroupParts, readState } from "./state.ts";
import { namedValues } from "./values.ts";
import { GROUPS } from "./wakeups.ts";

/** A key, and the aggregates that have a number: `count`, `quantiles.attributes.amount.p90`. */
export interface NamedRow {
  key: GroupKey;
  /** How many documents have it. */
  documents: number;
  values: Readonly<Record<string, number>>;
}

export interface NamedRows {
  /** The sequence that all of them are exact at; of several, the least. */
  asOf: number;
  /** By group, those of the most documents first, at most 1,000; null of one that is building. Groups that do not apply here are left out. */
  rows: ReadonlyMap<string, readonly NamedRow[] | null>;
  /** When the first of their keys ages out; null: never. */
  until: Date | null;
}

/**
 * Of each namespace a text that is another one whenever its groups of these names may be, or their rows, save by keys that age out: with a
 * few statements in all.
 */
export async function readVersions(
  { db }: GroupParts,
  organizationId: string,
  namespaces: readonly Pick<NamespaceIdentity, "namespaceId" | "name">[],
  names: readonly string[],
): Promise<ReadonlyMap<number, string>> {
  const owners = new Map(namespaces.map(({ namespaceId, name }) => [namespaceId, ownersOf(name)]));
  const owned = await readIds(db, organizationId, [...new Set([...owners.values()].flat())], names);
  const ids = new Map(owned.map(({ owner, name, groupId }) => [`${owner}\n${name}`, groupId]));
  const moves = await movesOf(
    db,
    namespaces.map(({ namespaceId }) => namespaceId),
    GROUPS,
  );
  return new Map(
    [...owners].map(([namespaceId, from]) => {
      const groups = names.map((name) => {
        const owner = from.find((one) => ids.has(`${one}\n${name}`));
        return owner === undefined ? "" : ids.get(`${owner}\n${name}`)!;
      });
      return [namespaceId, `${moves.get(namespaceId) ?? 0} ${groups.join(",")}`];
    }),
  );
}

export async function readNamedRows(
  parts: GroupParts,
  { namespaceId }: NamespaceIdentity,
  names: readonly string[],
): Promise<NamedRows> {
  const now = parts.clock.now();
  return parts.db.transaction(
    async (tx) => {
      const rows = new Map<string, readonly NamedRow[] | null>();
      const at = await readState(parts, tx, namespaceId);
      const sequences: number[] = [];
      const ends: number[] = [];
      for (const name of at ? names : []) {
        const group = at!.groups.get(name);
        if (!group) continue;
        const state = at!.states.find(({ groupId }) => groupId === group.groupId);
        if (state?.status !== "ready") {
          rows.set(name, null);
          continue;
        }
        const reading = { namespaceId, group, reader: at!.reader, state };
        sequences.push(asOf(reading));
        const found = await readLiveRows(tx, reading, now);
        const { keepMs } = group.plan;
        if (keepMs !== null) ends.push(...found.map(({ changedAt }) => changedAt!.getTime() + keepMs));
        rows.set(
          name,
          found.map((row) => {
            const { key, values } = groupRowOf(group, row);
            return { key, documents: row.documents, values: namedValues(group.definition, values) };
          }),
        );
      }
      const until = ends.length === 0 ? null : new Date(Math.min(...ends));
      return { asOf: sequences.length === 0 ? 0 : Math.min(...sequences), rows, until };
    },
    { isolation: "repeatable read", readOnly: true },
  );
}
