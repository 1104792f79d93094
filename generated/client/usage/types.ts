// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, Month, NamespaceName, Timestamp, Usd } from "../common/types.ts";

/** A month's usage of one namespace. */
export interface NamespaceUsage {
  /** The namespace; deleted ones stay in the months they were used in. */
  namespace: NamespaceName;
  /** Its lines; those without usage are left out. */
  lines: UsageLine[];
  /** Their sum. */
  cost_usd: Usd;
}

/** One line of a month's usage: what it is billed by, the rest 0. Prices themselves appear nowhere but in `cost_usd`. */
export interface UsageLine {
  /** What it is for. */
  line: UsageLineName;
  /** Bytes of documents written: attributes and state as compact JSON. */
  bytes_written: number;
  /** Bytes of documents, index rows and answers read to answer a query. */
  bytes_scanned: number;
  /** Judgment units: 1 for a compiled context plus question of up to 2,000 tokens, 4 up to 8,000, 16 up to 32,000. */
  judgment_units: number;
  /** Tokens of the contexts and questions that were evaluated. */
  tokens_evaluated: number;
  /** Bytes stored, averaged over the whole month so far; what storage is billed by, a gigabyte and month at a time. */
  bytes_stored: number;
  /**
   * What it costs, at the graduated prices of the whole organization's month: its part in what the line costs the organization, by
   * quantity, rounded to the micro-dollar.
   */
  cost_usd: Usd;
}

/**
 * What usage is billed as.
 *
 * - `judging`: Evaluations, by judgment units.
 * - `writes`: Documents written, by bytes.
 * - `storage`: Documents kept, by bytes and time. Outside budgets.
 * - `queries`: Queries, by bytes read.
 * - `tenant_summary`: The writes and stored bytes of tenant summaries.
 * - `non_production`: Everything below a non-production prefix; priced 0.
 */
export type UsageLineName = "judging" | "writes" | "storage" | "queries" | "tenant_summary" | "non_production";

/** A month's usage. */
export interface UsageReport {
  /** The month, in UTC. */
  month: Month;
  /** Up to when it is counted; usage shows within a minute. */
  as_of: Timestamp;
  /** The lines over all namespaces that the key may see; those without usage are left out. */
  lines: UsageLine[];
  /** Their sum: the month's cost so far. */
  cost_usd: Usd;
  /** One page of namespaces with usage, by name. */
  namespaces: NamespaceUsage[];
  /** Pass as `cursor` for the next page of namespaces; null on the last. */
  next_cursor: Cursor | null;
}
