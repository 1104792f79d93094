// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, Usd } from "../common/types.ts";

/**
 * A judgment that reads another judgment, and what it will judge again because a rendered band or cut of the other
 * flips. An answer counts when it is shown differently, or for the first time. For each such answer, the line counts
 * one new answer for each document that shows it and that the reader's `freshness.fanout` covers. The line is 0 for a
 * reader that does not answer on write: its answers become `stale`.
 */
export interface DownstreamLine {
  /** The reader. */
  judgment: Name;
  /** Answers per month (of 30 days), at the rate of the replayed history. */
  judgments_per_month: number;
  /** The cost of these answers per month, in US dollars. */
  cost_usd: Usd;
}

/**
 * The expected size and cost of judging some documents. `documents` is exact. Tokens, units and cost come from a random
 * sample of up to 1,000 of them. They leave out documents whose answers are fresh or whose contexts are unchanged. If
 * the sample contains all documents, these figures are exact too. Otherwise, in 19 of 20 cases, they are within
 * 1.96·s/(m·√1000) of the true figure. Here s is the standard deviation and m the mean over the documents. If the two
 * are equal, this is 6.2%.
 */
export interface Estimate {
  /** The number of documents in scope. */
  documents: number;
  /** The tokens of their contexts and questions. */
  tokens: number;
  /** The judgment units. Each judgment counts by its size class, and by what else the operator's price list counts. */
  judgment_units: number;
  /**
   * The most requests to the server of the engine. When the operator's price list bills requests, the units and the price
   * are for this number, and answers that take fewer cost less.
   */
  requests?: number;
  /** The price in US dollars, at graduated tiers that include what the organization already used this month. */
  cost_usd: Usd;
  /** The shortest expected duration in seconds: the bulk rate plus about 2 s for each page of 256 documents. */
  duration_s: number;
  /**
   * One line for each reader whose rendered band or cut flips. Absent when there is none. It is based on the answers of
   * the sampled documents in the last week, each compared with the one before it.
   */
  downstream?: DownstreamLine[];
}

/**
 * The expected cost of keeping the answers fresh. The service replays the last week of commits under the judgment's
 * policy, for documents that are in scope now:
 *
 * - `on_write` counts one answer per change. Changes that `debounce_ms` joins count as one.
 * - `periodic` counts one answer for each `interval` in which the document changed.
 * - `on_read` and `manual` count none.
 *
 * A history of less than a day counts as a day, so that documents loaded a moment ago do not look like a constant
 * stream. All figures are 0 when there is no history.
 */
export interface Replay {
  /** The number of days that were replayed. At most 7. */
  replayed_days: number;
  /** The number of documents that changed in these days. */
  entities: number;
  /** Answers per month at this rate. */
  judgments_per_month: number;
  /** Judgment units per month at this rate. */
  judgment_units_per_month: number;
  /** The cost per month at this rate, in US dollars. */
  cost_usd_per_month: Usd;
  /** The share of the server's bulk judging capacity that this needs. Above 1, the server cannot keep up. */
  bulk_pool_share: number;
  /** Whether the figures are a lower bound, because something is left out. */
  lower_bound: boolean;
  /** What the figures leave out. */
  excludes: ReplayExclusion[];
}

/**
 * What a replay leaves out.
 *
 * - `fanout`: Judging again because of changes elsewhere.
 */
export type ReplayExclusion = "fanout";
