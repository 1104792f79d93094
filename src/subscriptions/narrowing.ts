/**
 * Where indexes of attributes have all documents that some filters may hold for, walks of these filters look at those alone. Equal values
 * and elements of arrays are looked for, since each of them has its documents in the order of ids, in which walks go.
 */
import { countValues, type IndexEntry, readIdsUnder, readyAttributes } from "#src/attributes/indexes.ts";
import type { Transaction } from "#src/db/database.ts";
import { elementKey, scalarKey, UNLISTED } from "#src/documents/attribute-values.ts";
import type { Condition } from "#src/queries/condition.ts";
import { keptUpAs } from "#src/queries/indexed.ts";
import { type Access, accessOf } from "./access.ts";

/** Values that one filter is narrowed by at most, and entries of an index that are counted to choose among its leaves. */
const MOST_VALUES = 64;
const MOST_COUNTED = 1_000;

/** What the filters are found by, in the same order; undefined for those that all documents have to be looked at for. */
export async function narrowings(
  tx: Transaction,
  namespaceId: number,
  conditions: readonly Condition[],
): Promise<(readonly IndexEntry[] | undefined)[]> {
  const ready = await readyAttributes(tx, namespaceId);
  if (ready.size === 0) return conditions.map(() => undefined);
  // What there is to choose among is counted first.
  const sizes = new Map<string, number>();
  const toBeCounted = new Map<string, IndexEntry>();
  for (const condition of conditions) {
    accessOf(condition, (access) => {
      for (const entry of entriesOf(access, ready) ?? []) toBeCounted.set(nameOf(entry), entry);
      return Number.POSITIVE_INFINITY;
    });
  }
  const entries = [...toBeCounted.values()];
  const counts = entries.length === 0 ? [] : await countValues(tx, namespaceId, entries, MOST_COUNTED);
  for (const [at, count] of counts.entries()) sizes.set(nameOf(entries[at]!), count);
  const weigh = (access: Access) => {
    const found = entriesOf(access, ready);
    if (!found) return Number.POSITIVE_INFINITY;
    return found.reduce((sum, entry) => sum + 1 + sizes.get(nameOf(entry))!, 0);
  };
  return conditions.map((condition) => {
    const found = accessOf(condition, weigh)?.map((access) => entriesOf(access, ready));
    return found?.every((each) => each !== undefined) && found.length <= MOST_VALUES ? found.flat() : undefined;
  });
}

/** The documents among which all are that match, the next after an id. */
export async function nextNarrowed(
  tx: Transaction,
  namespaceId: number,
  entries: readonly IndexEntry[],
  after: string,
  limit: number,
): Promise<string[]> {
  const different = new Map(entries.map((entry) => [nameOf(entry), entry]));
  return different.size === 0 ? [] : readIdsUnder(tx, namespaceId, [...different.values()], after, limit);
}

/** The entries that have all documents that an access proposes; undefined where they are not known, or not in the order of ids. */
function entriesOf(access: Access, ready: ReadonlySet<string>): IndexEntry[] | undefined {
  const attribute = keptUpAs(access.field);
  if (attribute === undefined || !ready.has(attribute) || access.is === "between") return undefined;
  if (access.is === "element") return [elementKey(access.value), UNLISTED].map((key) => ({ attribute, key }));
  return access.value === null ? undefined : [{ attribute, key: scalarKey(access.value) }];
}

const nameOf = ({ attribute, key }: IndexEntry) => `${attribute} ${key}`;
