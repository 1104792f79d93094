// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, Usd } from "../common/types.ts";

/**
 * A judgment that reads another, and what judging it anew will take because a rendered band or cut of the other flips: for each document whose
 * answer is then shown otherwise, or shown for the first time, an answer for each document that shows it and that the reader's
 * `freshness.fanout` has judged anew. 0 of a reader that does not answer on write: its answers become `stale`.
 */
export interface DownstreamLine {
  /** The reader. */
  judgment: Name;
  /** Answers a month (of 30 days), at the rate of the history that was replayed. */
  judgments_per_month: number;
  /** What they cost a month, in US dollars. */
  cost_usd: Usd;
}

/**
 * What judging some documents will take. `documents` is exact; tokens, units and cost come from a sample of up to 1,000 of them, drawn at random,
 * and leave out documents whose answers are fresh or whose contexts are as they were. Where all are in the sample they are exact as well.
 * Otherwise they lie, 19 times in 20, within 1.96·s/(m·√1000) of the true figure, s being the standard deviation and m the mean over the
 * documents: within 6.2% where documents vary as much as their mean.
 */
export interface Estimate {
  /** Documents in scope. */
  documents: number;
  /** Tokens of their contexts and questions. */
  tokens: number;
  /** Judgment units, each judgment counted by its size class. */
  judgment_units: number;
  /** The price in US dollars, at graduated tiers that count what the organization already used this month. */
  cost_usd: Usd;
  /** Seconds, as a least figure to expect: the bulk rate plus about 2 s a page of 256 documents. */
  duration_s: number;
  /**
   * One line per reader whose rendered band or cut flips; absent when none. By the answers that the documents of the sample were given in the last
   * week, each beside the one before it.
   */
  downstream?: DownstreamLine[];
}

/**
 * What keeping the answers fresh would take, from replaying the last week of commits by the judgment's policy: one answer a change, one for a run
 * of changes that `debounce_ms` waits for, one an `interval` in which the document changed, and none by `on_read` and `manual`. Replayed are
 * the changes of documents that are in scope now. A history of less than a day counts as a day, so that documents loaded a moment ago are not taken
 * for a stream. All 0 where there is no history.
 */
export interface Replay {
  /** Days of history that were replayed, at most 7. */
  replayed_days: number;
  /** Documents that changed in them. */
  entities: number;
  /** Answers a month at that rate. */
  judgments_per_month: number;
  /** Judgment units a month at that rate. */
  judgment_units_per_month: number;
  /** What that costs a month, in US dollars. */
  cost_usd_per_month: Usd;
  /** The share of the server's bulk judging capacity that it takes; above 1 it cannot keep up. */
  bulk_pool_share: number;
  /** Whether the figures are a lower bound, since something is left out. */
  lower_bound: boolean;
  /** What is left out. */
  excludes: ReplayExclusion[];
}

/**
 * What a replay leaves out.
 *
 * - `fanout`: Re-judging caused by changes elsewhere.
 */
export type ReplayExclusion = "fanout";
