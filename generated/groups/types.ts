// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributeMatch, AttributePath, Cursor, Duration, JobId, Name, TemplatePrefix, Timestamp } from "../common/types.ts";

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
 * Aggregates of a namespace's documents for each value of a key attribute. The service updates them when documents and
 * answers change.
 */
export interface Group {
  /** The name of the group. It is unique in the namespace or on the template prefix. */
  name: Name;
  /**
   * The attribute whose value partitions the group. Documents with an equal value share a row. A document belongs to no
   * row if its value is missing, null or an array.
   */
  key: AttributePath;
  /** The aggregates to keep for each key value. At least one aggregate, and at most 8 paths in total. */
  aggregate: GroupAggregate;
  /**
   * How long a key value stays live after the last change to any of its documents or their answers. After that time,
   * its whole row leaves the group. The next change to one of its documents brings the whole row back. When a row
   * leaves in this way, nothing is judged again. Answers whose context had the row stay until another part of their
   * context changes. When absent, a key is live as long as it has a document.
   */
  keep_keys?: Duration;
  /**
   * Restricts the group to matching documents. It maps an attribute path to a value, or to a list of allowed values.
   * All entries must hold.
   */
  match?: AttributeMatch;
  /** Whether the rows can be read. On a template prefix path, it is `building` while the job still processes the namespaces. */
  status: GroupStatus;
  /** The time when the group was created. */
  created_at: Timestamp;
  /** The template prefix that the group is inherited from. Absent when it belongs to the namespace itself. */
  template?: TemplatePrefix;
  /** The `group_build` job, while it runs. */
  job_id?: JobId;
  /** The names of the judgments whose context recipe reads the group. While there are any, you cannot delete the group. */
  readers: Name[];
  /** The number of live key values. More than 1,000 cause the warning `group_over_cap`. Null on a template prefix path. */
  live_keys: number | null;
  /** The problems of the group. Empty when there are none. */
  warnings: GroupWarning[];
  /** The sequence of the namespace at which the rows are exact. Absent from lists and on a template prefix path. */
  as_of?: number;
  /** Up to 1,000 rows, largest count first, then sorted by key. Null on a template prefix path, absent from lists. */
  rows?: GroupRow[] | null;
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

/** A group to create. */
export interface GroupCreate {
  /** The name of the group. It is unique in the namespace or on the template prefix. */
  name: Name;
  /**
   * The attribute whose value partitions the group. Documents with an equal value share a row. A document belongs to no
   * row if its value is missing, null or an array.
   */
  key: AttributePath;
  /** The aggregates to keep for each key value. At least one aggregate, and at most 8 paths in total. */
  aggregate: GroupAggregateInput;
  /**
   * How long a key value stays live after the last change to any of its documents or their answers. After that time,
   * its whole row leaves the group. The next change to one of its documents brings the whole row back. When a row
   * leaves in this way, nothing is judged again. Answers whose context had the row stay until another part of their
   * context changes. When absent, a key is live as long as it has a document.
   */
  keep_keys?: Duration;
  /**
   * Restricts the group to matching documents. It maps an attribute path to a value, or to a list of allowed values.
   * All entries must hold.
   */
  match?: AttributeMatch;
}

/** The value of a group's key attribute. */
export type GroupKey = string | number | boolean;

/** One page of groups, sorted by name. */
export interface GroupList {
  /** The groups, without `rows` and `as_of`. */
  groups: Group[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** One key value and its aggregates. */
export interface GroupRow {
  /** The value of the key attribute. */
  key: GroupKey;
  /** The aggregates of this key value. */
  values: GroupValues;
}

/**
 * Whether the rows of a group can be read yet.
 *
 * - `building`: The `group_build` job computes the first aggregates. Judgments that read the group wait.
 * - `ready`: Every change updates the rows.
 */
export type GroupStatus = "building" | "ready";

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

/**
 * A problem that keeps a group from doing its work.
 *
 * - `group_over_cap`: The group has more than 1,000 live key values. Answers of judgments that read it are `stale` until keys expire after `keep_keys`.
 * - `judgment_inactive`: A judgment that the group aggregates is deleted or inactive here. It counts no documents and gives no numbers.
 * - `threshold_missing`: A threshold that the group counts by is no longer set. It counts no documents.
 * - `field_missing`: The group aggregates a field that a judgment's answers do not have here. Examples are an option of another version, or a part of another type. A namespace may have its own judgment of that name, with another type. The field gives no numbers, and new answers are not counted by it.
 */
export type GroupWarning = "group_over_cap" | "judgment_inactive" | "threshold_missing" | "field_missing";

/** Three quantiles of one path, each within 1% of the true value. Null when there are no numbers. */
export interface Quantiles {
  /** Half of the values are at most this. */
  p50: number | null;
  /** Nine tenths of the values are at most this. */
  p90: number | null;
  /** Ninety-nine hundredths of the values are at most this. */
  p99: number | null;
}
