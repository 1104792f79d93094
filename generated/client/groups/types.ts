// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributeMatch, AttributePath, Cursor, Duration, JobId, Name, TemplatePrefix, Timestamp } from "../common/types.ts";
import type { GroupAggregate, GroupAggregateInput, GroupRow } from "../group-aggregates/types.ts";

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

/** One page of groups, sorted by name. */
export interface GroupList {
  /** The groups, without `rows` and `as_of`. */
  groups: Group[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/**
 * Whether the rows of a group can be read yet.
 *
 * - `building`: The `group_build` job computes the first aggregates. Judgments that read the group wait.
 * - `ready`: Every change updates the rows.
 */
export type GroupStatus = "building" | "ready";

/**
 * A problem that keeps a group from doing its work.
 *
 * - `group_over_cap`: The group has more than 1,000 live key values. Answers of judgments that read it are `stale` until keys expire after `keep_keys`.
 * - `judgment_inactive`: A judgment that the group aggregates is deleted or inactive here. It counts no documents and gives no numbers.
 * - `threshold_missing`: A threshold that the group counts by is no longer set. It counts no documents.
 * - `field_missing`: The group aggregates a field that a judgment's answers do not have here. Examples are an option of another version, or a part of another type. A namespace may have its own judgment of that name, with another type. The field gives no numbers, and new answers are not counted by it.
 */
export type GroupWarning = "group_over_cap" | "judgment_inactive" | "threshold_missing" | "field_missing";
