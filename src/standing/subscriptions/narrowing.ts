/**
 * Uses indexes of attributes to narrow walks: a walk then reads only documents that may match its filters. It uses equal values and array
 * elements. The index has the documents of each such key in order of ids, which is the order of walks.
 */

import type { Transaction } from "#src/foundation/db/database.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { keptUpAs } from "#src/queries/indexed.ts";
import { countValues, type IndexEntry, readIdsUnder, readyAttributes } from "#src/records/attributes/indexes.ts";
import { elementKey, scalarKey, UNLISTED } from "#src/records/values/attribute-values.ts";
import { type Access, accessOf } from "./access.ts";

/** The most values that narrow one filter, and the most index entries that are counted to choose among its leaves. */
const MOST_VALUES = 64;
const MOST_COUNTED = 1_000;

/** The index entries for each filter, in the same order. Undefined for filters for which all documents must be read. */
export async function narrowings(
  tx: Transaction,
  namespaceId: number,
  conditions: readonly Condition[],
): Promise<(readonly IndexEntry[] | undefined)[]> {
  const ready = await readyAttributes(tx, namespaceId);
  if (ready.size === 0) return conditions.map(() => undefined);
  // First count the entries of all possible choices.
  const sizes = new Map<string, number>();
  const toBeCounted = new Map<string, IndexEntry>();
  const slice = new TimeSlice();
  const note = (access: Access) => {
    for (const entry of entriesOf(access, ready) ?? []) toBeCounted.set(nameOf(entry), entry);
    return Number.POSITIVE_INFINITY;
  };
  for (const condition of conditions) await accessOf(condition, note, slice);
  const entries = [...toBeCounted.values()];
  const counts = entries.length === 0 ? [] : await countValues(tx, namespaceId, entries, MOST_COUNTED);
  for (const [at, count] of counts.entries()) sizes.set(nameOf(entries[at]!), count);
  const weigh = (access: Access) => {
    const found = entriesOf(access, ready);
    if (!found) return Number.POSITIVE_INFINITY;
    return found.reduce((sum, entry) => sum + 1 + sizes.get(nameOf(entry))!, 0);
  };
  const narrowed: (readonly IndexEntry[] | undefined)[] = [];
  for (const condition of conditions) {
    const found = (await accessOf(condition, weigh, slice))?.map((access) => entriesOf(access, ready));
    narrowed.push(found?.every((each) => each !== undefined) && found.length <= MOST_VALUES ? found.flat() : undefined);
  }
  return narrowed;
}

/** A page of documents after an id. They include all that match. */
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

/**
 * The index entries with all documents that an access proposes. Undefined if there is no index, or if it is not in order of ids.
 */
function entriesOf(access: Access, ready: ReadonlySet<string>): IndexEntry[] | undefined {
  const attribute = keptUpAs(access.field);
  if (attribute === undefined || !ready.has(attribute) || access.is === "between") return undefined;
  if (access.is === "element") return [elementKey(access.value), UNLISTED].map((key) => ({ attribute, key }));
  return access.value === null ? undefined : [{ attribute, key: scalarKey(access.value) }];
}

const nameOf = ({ attribute, key }: IndexEntry) => `${attribute} ${key}`;
