/** The result of a plan: rows in ranked order, and the size of the documents that were read. */

import type { Rank } from "#src/queries/filters/rank.ts";
import { compareRanked } from "#src/records/values/order.ts";
import { compareText } from "#src/records/values/text.ts";
import type { Scalar } from "#src/records/values/value.ts";

export interface FoundRow {
  document_id: string;
  revision: number;
  incarnation: number;
  /** The size of the document. */
  bytes: number;
  /** The value that it is ranked by. Null for a rank by id. */
  value: Scalar;
}

export interface Found {
  rows: FoundRow[];
  /** Null means the size of all documents of the namespace. */
  bytes: number | null;
}

/** The last row of the previous page. */
export interface After {
  id: string;
  value: Scalar;
}

/** Merges two lists in ranked order. */
export function merged({ field, direction }: Rank, one: readonly FoundRow[], other: readonly FoundRow[]): FoundRow[] {
  const byId = field.is === "id" && direction === "desc" ? -1 : 1;
  const comesFirst = (a: FoundRow, b: FoundRow) =>
    (compareRanked(a.value, b.value, direction) || byId * compareText(a.document_id, b.document_id)) <= 0;
  const result: FoundRow[] = [];
  let at = 0;
  for (const row of one) {
    while (at < other.length && comesFirst(other[at]!, row)) result.push(other[at++]!);
    result.push(row);
  }
  return [...result, ...other.slice(at)];
}
