/** Reads groups of a namespace for tenant summaries: several groups in one snapshot, with aggregates by name. */
import type { GroupKey } from "#generated/types.ts";
import { movesOf } from "#src/foundation/db/positions.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { ownersOf } from "#src/records/templates/owners.ts";
import { readIds } from "./definitions-sql.ts";
import { asOf, groupRowOf, readLiveRows } from "./rows.ts";
import { type GroupParts, readState } from "./state.ts";
import { namedValues } from "./values.ts";
import { GROUPS } from "./wakeups.ts";

/** A key, and its aggregates that have a number, such as `count` or `quantiles.attributes.amount.p90`. */
export interface NamedRow {
  key: GroupKey;
  /** How many documents have the key. */
  documents: number;
  values: Readonly<Record<string, number>>;
}

export interface NamedRows {
  /** The sequence at which all groups are exact: the smallest of their sequences. */
  asOf: number;
  /**
   * By group, up to 1,000 rows, those with the most documents first. Null if the group is being built. Groups that do not apply here are
   * left out.
   */
  rows: ReadonlyMap<string, readonly NamedRow[] | null>;
  /** When the first of their keys ages out. Null: never. */
  until: Date | null;
}

/**
 * For each namespace a text that changes whenever its groups of these names, or their rows, may have changed. It does not change when keys
 * age out. It takes a few statements in all.
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
