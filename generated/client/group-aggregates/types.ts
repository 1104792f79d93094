// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Name } from "../common/types.ts";

/**
 * A path to aggregate: an attribute, or a number of a plain judgment's answer: `answers.<judgment>.p`, `.score` or
 * `.escape_p`. Values that are not numbers are ignored.
 */
export type AggregatePath = string;

/** A condition on the answer of one plain judgment. */
export type CountWhere = CountWhereCut | CountWhereValue;

/** Counts documents whose answer passes one of the judgment's thresholds. */
export interface CountWhereCut {
  /** A plain judgment: one whose context reads no answers. */
  judgment: Name;
  /** The threshold that must be true. */
  cut: Name;
}

/** Counts documents whose answer passes one of the judgment's thresholds. */
export interface CountWhereCutInput {
  /** A plain judgment: one whose context reads no answers. */
  judgment: Name;
  /** The threshold that must be true. */
  cut: Name;
}

/** A condition on the answer of one plain judgment. */
export type CountWhereInput = CountWhereCutInput | CountWhereValueInput;

/** Conditions to count by. Each has a label that you choose. At most 8. */
export interface CountWhereLabels {
  [name: string]: CountWhere;
}

/** Conditions to count by. Each has a label that you choose. At most 8. */
export interface CountWhereLabelsInput {
  [name: string]: CountWhereInput;
}

/** Counts documents whose answer to a `choice` judgment has this value. */
export interface CountWhereValue {
  /** A plain `choice` judgment: one whose context reads no answers. */
  judgment: Name;
  /** One of its options, or `none_of_the_above`. */
  value: string;
}

/** Counts documents whose answer to a `choice` judgment has this value. */
export interface CountWhereValueInput {
  /** A plain `choice` judgment: one whose context reads no answers. */
  judgment: Name;
  /** One of its options, or `none_of_the_above`. */
  value: string;
}

/**
 * The aggregates to keep for each key value. At least one aggregate, and at most 8 paths in total over all members.
 * Each label of `count_where` counts as one path. `count` counts as none.
 */
export interface GroupAggregate {
  /** Count the documents. Rows are sorted by this count even when it is not reported. */
  count?: boolean;
  /** Count the documents whose answers meet a condition, by label. */
  count_where?: CountWhereLabels;
  /** The sum of each attribute. 0 when there are no numbers. A path over answers is `invalid_request`. */
  sum?: AttributePath[];
  /** The mean of each attribute. Null when there are no numbers. A path over answers is `invalid_request`. */
  avg?: AttributePath[];
  /** The smallest value of each path. Null when there are no numbers. */
  min?: AggregatePath[];
  /** The largest value of each path. Null when there are no numbers. */
  max?: AggregatePath[];
  /** A mergeable sketch of each path. It reports p50, p90 and p99 with a relative error of at most 1%. */
  quantiles?: AggregatePath[];
}

/**
 * The aggregates to keep for each key value. At least one aggregate, and at most 8 paths in total over all members.
 * Each label of `count_where` counts as one path. `count` counts as none.
 */
export interface GroupAggregateInput {
  /**
   * Count the documents. Rows are sorted by this count even when it is not reported.
   *
   * @default true
   */
  count?: boolean;
  /** Count the documents whose answers meet a condition, by label. */
  count_where?: CountWhereLabelsInput;
  /** The sum of each attribute. 0 when there are no numbers. A path over answers is `invalid_request`. */
  sum?: AttributePath[];
  /** The mean of each attribute. Null when there are no numbers. A path over answers is `invalid_request`. */
  avg?: AttributePath[];
  /** The smallest value of each path. Null when there are no numbers. */
  min?: AggregatePath[];
  /** The largest value of each path. Null when there are no numbers. */
  max?: AggregatePath[];
  /** A mergeable sketch of each path. It reports p50, p90 and p99 with a relative error of at most 1%. */
  quantiles?: AggregatePath[];
}

/** The value of a group's key attribute. */
export type GroupKey = string | number | boolean;

/** One key value and its aggregates. */
export interface GroupRow {
  /** The value of the key attribute. */
  key: GroupKey;
  /** The aggregates of this key value. */
  values: GroupValues;
}

/** The aggregates of one key value. They are exact at the group's `as_of`. Each member is present when the group keeps it. */
export interface GroupValues {
  /** The number of documents. */
  count?: number;
  /** The number of documents that meet each labelled condition. */
  count_where?: {
    [name: string]: number;
  };
  /** The sums, by path. */
  sum?: {
    [name: string]: number;
  };
  /** The means, by path. Null when there are no numbers. */
  avg?: {
    [name: string]: number | null;
  };
  /** The smallest values, by path. Null when there are no numbers. */
  min?: {
    [name: string]: number | null;
  };
  /** The largest values, by path. Null when there are no numbers. */
  max?: {
    [name: string]: number | null;
  };
  /** The quantiles, by path. */
  quantiles?: {
    [name: string]: Quantiles;
  };
}

/** Three quantiles of one path, each within 1% of the true value. Null when there are no numbers. */
export interface Quantiles {
  /** Half of the values are at most this. */
  p50: number | null;
  /** Nine tenths of the values are at most this. */
  p90: number | null;
  /** Ninety-nine hundredths of the values are at most this. */
  p99: number | null;
}
