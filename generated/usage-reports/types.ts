// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Month, NamespaceName, Timestamp, Usd } from "../common/types.ts";

/** A month's usage of one namespace. */
export interface NamespaceUsage {
  /** The namespace. Deleted namespaces stay in the months in which they were used. */
  namespace: NamespaceName;
  /** The lines of the namespace. Lines without usage are left out. */
  lines: UsageLine[];
  /** The sum of the lines. */
  cost_usd: Usd;
}

/**
 * One line of a month's usage. The members that the line is billed by have values, the others are 0. Prices appear
 * nowhere except in `cost_usd`.
 */
export interface UsageLine {
  /** The name of the line. */
  line: UsageLineName;
  /** Bytes of documents written: attributes and state as compact JSON. */
  bytes_written: number;
  /** Bytes of documents, index rows and answers that were read to answer a query. */
  bytes_scanned: number;
  /**
   * Judgment units. A compiled context plus question counts 1 up to 2,000 tokens, 4 up to 8,000, and 16 up to 32,000. The operator's price list may
   * count some models as several times that. It may also bill each request to an engine instead of each answer.
   */
  judgment_units: number;
  /** Tokens of the contexts and questions that were evaluated. */
  tokens_evaluated: number;
  /** Bytes stored, averaged over the whole month so far. Storage is billed by this figure, in gigabyte-months. */
  bytes_stored: number;
  /**
   * The cost of the line, at the graduated prices of the whole organization's month. It is a share, by quantity, of
   * what the line costs the organization. Rounded to the micro-dollar.
   */
  cost_usd: Usd;
}

/**
 * The lines that usage is billed under.
 *
 * - `judging`: Evaluations, billed by judgment units.
 * - `writes`: Documents written, billed by bytes.
 * - `storage`: Documents stored, billed by bytes and time. Does not count against budgets.
 * - `queries`: Queries, billed by bytes read.
 * - `tenant_summary`: The writes and stored bytes of tenant summaries.
 * - `non_production`: All usage under a non-production prefix. It costs 0.
 */
export type UsageLineName = "judging" | "writes" | "storage" | "queries" | "tenant_summary" | "non_production";

/** A month's usage. */
export interface UsageReport {
  /** The month, in UTC. */
  month: Month;
  /**
   * Usage is counted up to this time. New usage appears within a minute. While a machine that stores namespaces does not answer, its namespaces are
   * reported as they were last seen.
   */
  as_of: Timestamp;
  /** The lines over all namespaces that the key may see. Lines without usage are left out. */
  lines: UsageLine[];
  /** The sum of the lines: the cost of the month so far. */
  cost_usd: Usd;
  /** One page of namespaces with usage, sorted by name. */
  namespaces: NamespaceUsage[];
  /** Pass as `cursor` to get the next page of namespaces. Null on the last page. */
  next_cursor: Cursor | null;
}
