// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Timestamp } from "../common/types.ts";
import type { NamespaceScope } from "../namespace-scopes/types.ts";

/** Namespaces that are not for production: usage below is recorded as `non_production`, priced 0 and outside budgets. */
export interface NonProductionPrefix {
  /** The namespaces it covers; `staging*` is shown as `staging/*`, which is the same. */
  prefix: NamespaceScope;
  /** When it was marked. */
  created_at: Timestamp;
}

/** One page of marked prefixes, by prefix. */
export interface NonProductionPrefixList {
  /** The marks inside the key's scope. */
  non_production_prefixes: NonProductionPrefix[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}
