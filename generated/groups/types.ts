// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributeMatch, AttributePath, Cursor, Duration, JobId, Name, TemplatePrefix, Timestamp } from "../common/types.ts";
import type { GroupAggregate, GroupAggregateInput, GroupRow } from "../group-aggregates/types.ts";

/** Aggregates of a namespace's documents per value of a key attribute, kept up as documents and answers change. */
export interface Group {
  /** Its name, one of a kind in the namespace or on the template prefix. */
  name: Name;
  /**
   * The attribute whose value partitions the group: documents with an equal value share a row. A document whose value is
   * missing, null or an array belongs to no row.
   */
  key: AttributePath;
  /** What is kept for each key value. At least one aggregate, at most 8 paths in total. */
  aggregate: GroupAggregate;
  /**
   * How long a key value stays live after the last change to any of its documents, their answers included. Then it ages out:
   * its row leaves the group, whole, and returns whole with the next change to one of its documents. Ageing out by itself has nothing
   * judged again: answers that showed the row stay as they are until something else they show changes. Where absent, a key is live for as
   * long as it has a document.
   */
  keep_keys?: Duration;
  /**
   * Only documents that match take part: an attribute path to a value, or to a list of values meaning any of them; all keys
   * must hold.
   */
  match?: AttributeMatch;
  /** Whether the rows can be read. On a template prefix path: `building` while the job is still working through its namespaces. */
  status: GroupStatus;
  /** When it was created. */
  created_at: Timestamp;
  /** The template prefix it is inherited from; absent where it is the namespace's own. */
  template?: TemplatePrefix;
  /** The `group_build` job, while it runs. */
  job_id?: JobId;
  /** The judgments, by name, whose context recipe reads the group. While there are any, it cannot be deleted. */
  readers: Name[];
  /** Key values that are live now; more than 1,000 warn with `group_over_cap`. Null on a template prefix path. */
  live_keys: number | null;
  /** What is wrong with it; empty when nothing is. */
  warnings: GroupWarning[];
  /** The namespace's sequence the rows are exact at. Absent from lists and on a template prefix path. */
  as_of?: number;
  /** Up to 1,000 rows, largest count first, then by key. Null on a template prefix path, absent from lists. */
  rows?: GroupRow[] | null;
}

/** A group to create. */
export interface GroupCreate {
  /** Its name, one of a kind in the namespace or on the template prefix. */
  name: Name;
  /**
   * The attribute whose value partitions the group: documents with an equal value share a row. A document whose value is
   * missing, null or an array belongs to no row.
   */
  key: AttributePath;
  /** What is kept for each key value. At least one aggregate, at most 8 paths in total. */
  aggregate: GroupAggregateInput;
  /**
   * How long a key value stays live after the last change to any of its documents, their answers included. Then it ages out:
   * its row leaves the group, whole, and returns whole with the next change to one of its documents. Ageing out by itself has nothing
   * judged again: answers that showed the row stay as they are until something else they show changes. Where absent, a key is live for as
   * long as it has a document.
   */
  keep_keys?: Duration;
  /**
   * Only documents that match take part: an attribute path to a value, or to a list of values meaning any of them; all keys
   * must hold.
   */
  match?: AttributeMatch;
}

/** One page of groups, by name. */
export interface GroupList {
  /** Without `rows` and `as_of`. */
  groups: Group[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/**
 * Whether a group's rows can be read yet.
 *
 * - `building`: Its `group_build` job is computing the first aggregates; judgments that read it wait.
 * - `ready`: Its rows are kept up with every change.
 */
export type GroupStatus = "building" | "ready";

/**
 * Something that keeps a group from doing its work.
 *
 * - `group_over_cap`: More than 1,000 live key values: judgments that read the group read `stale` until keys age out past `keep_keys`.
 * - `judgment_inactive`: A judgment that it aggregates is deleted or inactive here: no document counts by it, and it gives no numbers.
 * - `threshold_missing`: A threshold that it counts by is not set any more: no document counts by it.
 * - `field_missing`: It aggregates something that a judgment's answers do not have here: an option of another version, or a part of another type where a namespace has a judgment of its own under the name. It gives no numbers, and no new answer counts by it.
 */
export type GroupWarning = "group_over_cap" | "judgment_inactive" | "threshold_missing" | "field_missing";
