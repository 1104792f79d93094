/** What plans find: rows in the order of the ranking, and the bytes of the documents that were read for them. */
import type { Scalar } from "./condition.ts";
import { compareRanked } from "./order.ts";
import type { Rank } from "./rank.ts";
import { compareText } from "./text.ts";

export interface FoundRow {
  document_id: string;
  revision: number;
  incarnation: number;
  /** The size of the document. */
  bytes: number;
  /** What it is ranked by; null by id. */
  value: Scalar;
}

export interface Found {
  rows: FoundRow[];
  /** Null: those of all documents of the namespace. */
  bytes: number | null;
}

/** The last row of the page before. */
export interface After {
  id: string;
  value: Scalar;
}

/** Two lists in the order of a ranking as one. */
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
