// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, Usd } from "../common/types.ts";

/** A judgment that reads another, and what judging it anew will take because a rendered band or cut of the other flips. */
export interface DownstreamLine {
  /** The reader. */
  judgment: Name;
  /** Answers a month, at the rate of the history that was replayed. */
  judgments_per_month: number;
  /** What they cost a month, in US dollars. */
  cost_usd: Usd;
}

/** What judging some documents will take, from a sample of up to 1,000 of them. */
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
  /** One line per reader whose rendered band or cut flips; absent when none. */
  downstream?: DownstreamLine[];
}

/** What keeping the answers fresh would take, from replaying the last week of commits. All 0 where there is no history. */
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
