// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, NamespaceScope, Timestamp } from "../common/types.ts";

/**
 * A prefix whose namespaces are not for production. Their usage is recorded as `non_production`, costs 0, and does not
 * count against budgets.
 */
export interface NonProductionPrefix {
  /** The namespaces that the mark covers. `staging*` is shown as `staging/*`, which means the same. */
  prefix: NamespaceScope;
  /** The time when the prefix was marked. */
  created_at: Timestamp;
}

/** One page of marked prefixes, sorted by prefix. */
export interface NonProductionPrefixList {
  /** The marked prefixes inside the key's scope. */
  non_production_prefixes: NonProductionPrefix[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}
