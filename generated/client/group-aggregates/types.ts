// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Name } from "../common/types.ts";

/**
 * What is aggregated: an attribute, or a plain judgment's number, `answers.<judgment>.p`, `.score` or `.escape_p`. Values that
 * are not numbers take no part.
 */
export type AggregatePath = string;

/** A condition on one plain judgment's answer. */
export type CountWhere = CountWhereCut | CountWhereValue;

/** Documents whose answer passes one of the judgment's thresholds. */
export interface CountWhereCut {
  /** A plain judgment: one whose context reads no answers. */
  judgment: Name;
  /** The threshold that must be true. */
  cut: Name;
}

/** Documents whose answer passes one of the judgment's thresholds. */
export interface CountWhereCutInput {
  /** A plain judgment: one whose context reads no answers. */
  judgment: Name;
  /** The threshold that must be true. */
  cut: Name;
}

/** A condition on one plain judgment's answer. */
export type CountWhereInput = CountWhereCutInput | CountWhereValueInput;

/** Conditions to count by, each under a label of your own; at most 8. */
export interface CountWhereLabels {
  [name: string]: CountWhere;
}

/** Conditions to count by, each under a label of your own; at most 8. */
export interface CountWhereLabelsInput {
  [name: string]: CountWhereInput;
}

/** Documents whose answer to a `choice` judgment has this value. */
export interface CountWhereValue {
  /** A plain `choice` judgment: one whose context reads no answers. */
  judgment: Name;
  /** One of its options, or `none_of_the_above`. */
  value: string;
}

/** Documents whose answer to a `choice` judgment has this value. */
export interface CountWhereValueInput {
  /** A plain `choice` judgment: one whose context reads no answers. */
  judgment: Name;
  /** One of its options, or `none_of_the_above`. */
  value: string;
}

/**
 * What is kept for each key value. At least one aggregate and at most 8 paths in total over all members, each label of
 * `count_where` counting as one; `count` counts as none.
 */
export interface GroupAggregate {
  /** Count the documents. Rows are ordered by this count even where it is not reported. */
  count?: boolean;
  /** Count the documents whose answers meet a condition, by label. */
  count_where?: CountWhereLabels;
  /** Sum of each attribute; 0 over no numbers. Over answers it is `invalid_request`. */
  sum?: AttributePath[];
  /** Mean of each attribute; null over no numbers. Over answers it is `invalid_request`. */
  avg?: AttributePath[];
  /** Least value of each path; null over no numbers. */
  min?: AggregatePath[];
  /** Greatest value of each path; null over no numbers. */
  max?: AggregatePath[];
  /** A mergeable sketch of each path, reported as p50, p90 and p99 with a relative error of at most 1%. */
  quantiles?: AggregatePath[];
}

/**
 * What is kept for each key value. At least one aggregate and at most 8 paths in total over all members, each label of
 * `count_where` counting as one; `count` counts as none.
 */
export interface GroupAggregateInput {
  /**
   * Count the documents. Rows are ordered by this count even where it is not reported.
   *
   * @default true
   */
  count?: boolean;
  /** Count the documents whose answers meet a condition, by label. */
  count_where?: CountWhereLabelsInput;
  /** Sum of each attribute; 0 over no numbers. Over answers it is `invalid_request`. */
  sum?: AttributePath[];
  /** Mean of each attribute; null over no numbers. Over answers it is `invalid_request`. */
  avg?: AttributePath[];
  /** Least value of each path; null over no numbers. */
  min?: AggregatePath[];
  /** Greatest value of each path; null over no numbers. */
  max?: AggregatePath[];
  /** A mergeable sketch of each path, reported as p50, p90 and p99 with a relative error of at most 1%. */
  quantiles?: AggregatePath[];
}

/** The value of a group's key attribute. */
export type GroupKey = string | number | boolean;

/** One key value and its aggregates. */
export interface GroupRow {
  /** The key attribute's value. */
  key: GroupKey;
  /** What the group keeps for it. */
  values: GroupValues;
}

/** The aggregates of one key value, exact at the group's `as_of`; each member is present where the group keeps it. */
export interface GroupValues {
  /** Documents. */
  count?: number;
  /** Documents that meet each labelled condition. */
  count_where?: {
    [name: string]: number;
  };
  /** By path. */
  sum?: {
    [name: string]: number;
  };
  /** By path; null over no numbers. */
  avg?: {
    [name: string]: number | null;
  };
  /** By path; null over no numbers. */
  min?: {
    [name: string]: number | null;
  };
  /** By path; null over no numbers. */
  max?: {
    [name: string]: number | null;
  };
  /** By path. */
  quantiles?: {
    [name: string]: Quantiles;
  };
}

/** Three quantiles of one path, each within 1% of the true value; null over no numbers. */
export interface Quantiles {
  /** Half of the values are at most this. */
  p50: number | null;
  /** Nine tenths of the values are at most this. */
  p90: number | null;
  /** Ninety-nine hundredths of the values are at most this. */
  p99: number | null;
}
