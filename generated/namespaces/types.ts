// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Cursor, NamespaceName, TemplatePrefix, Timestamp, Usd } from "../common/types.ts";

/**
 * Why an attribute has an index.
 *
 * - `declared`: It was declared: by the namespace's settings, by a template, or by a resource that needs it (a subscription, a group's key, a relation).
 * - `learned`: The service learned it from a query that filtered or ranked a large namespace by this attribute. It is removed when no query has used it for some time.
 */
export type IndexOrigin = "declared" | "learned";

/**
 * Whether queries use the index of an attribute.
 *
 * - `building`: The index is being built. Until it is ready, queries on the attribute scan the documents.
 * - `ready`: Queries use the index, and every write updates it.
 */
export type IndexState = "building" | "ready";

/**
 * An attribute with an index. The cost of filters, ranks and ranges on it grows with the result, not with the size of
 * the namespace.
 */
export interface IndexedAttribute {
  /** The attribute. */
  attribute: AttributePath;
  /** Whether queries use the index. Null on a template prefix path. */
  state: IndexState | null;
  /** Why the attribute has an index. */
  origin: IndexOrigin;
  /** The template prefix that declares the index, if one does. */
  template?: TemplatePrefix;
}

/** A namespace. */
export interface Namespace {
  /** The name of the namespace. It is unique in the organization. */
  name: NamespaceName;
  /** The number of documents in the namespace. */
  document_count: number;
  /** The size of the documents in bytes: attributes and state as compact JSON. */
  bytes: number;
  /**
   * The sequence of the namespace. Every commit of documents and every batch of stored answers raises it. It never
   * falls. Concurrent writes may share a commit, so the sequence counts neither writes nor commits. You may rely on two
   * rules. A larger revision is later. Two writes that change the same document never give it the same revision. Writes
   * of different documents may have the same revision.
   *
   * The sequence begins at 0. If a namespace of the same name was deleted before, it continues from the last sequence
   * of that one.
   */
  sequence: number;
  /**
   * The most that judging, writes and queries may cost in a calendar month (UTC), in US dollars. Null means no limit.
   * The budget is used up when the spending reaches it. A budget of 0 is used up from the beginning. Work that has
   * already begun continues: a page of documents (256), and what requests wait for.
   */
  budget_usd_per_month: Usd | null;
  /** What happens when the budget is used up. */
  on_exceeded: OnExceeded;
  /** The attributes with an index, sorted by name. At most 32. */
  indexed_attributes: IndexedAttribute[];
  /**
   * The cost of judging, writes and queries in the current calendar month (UTC) so far, in US dollars. The budget is
   * compared with this amount. Prices are graduated over the organization's month. A namespace pays the average price
   * of the organization.
   */
  spent_usd: Usd;
  /**
   * Whether judging is paused because a budget is used up. A pause begins when there is something to judge. It ends
   * when the month or the budget changes, or when a non-production prefix comes to cover the namespace.
   */
  budget_paused: boolean;
  /** Whether a non-production prefix covers the namespace. If so, its usage costs 0 and does not count against budgets. */
  non_production: boolean;
  /** The time when the first write created the namespace. */
  created_at: Timestamp;
  /**
   * The time of these figures. Only in a list, and only while a machine that stores namespaces does not answer: the figures are then some seconds
   * older than the request, and a namespace that was created within these seconds may be missing.
   */
  as_of?: Timestamp;
}

/** A place in the hierarchy of names: a namespace, namespaces below it, or both. */
export interface NamespaceLevel {
  /** The name up to the next `/`. */
  name: NamespaceName;
  /** Whether there is a namespace of exactly this name that the key may see. */
  exists: boolean;
  /** Whether there are namespaces below it. List them with this name and a `/` as `prefix`. */
  below: boolean;
}

/** One page of a level. */
export interface NamespaceLevels {
  /** The places, each once, in the order of the first namespace of each. */
  levels: NamespaceLevel[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** One page of namespaces. */
export interface NamespaceList {
  /** The namespaces, sorted by name. */
  namespaces: Namespace[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** The first part of a namespace name. */
export type NamespaceNamePart = string;

/** The settings of a namespace, or of a template prefix. A template prefix has no budget here. */
export interface NamespaceSettings {
  /**
   * The most that judging, writes and queries may cost in a calendar month (UTC), in US dollars. Null means no limit.
   * The budget is used up when the spending reaches it. A budget of 0 is used up from the beginning. Work that has
   * already begun continues: a page of documents (256), and what requests wait for.
   */
  budget_usd_per_month: Usd | null;
  /** What happens when the budget is used up. */
  on_exceeded: OnExceeded;
  /** The attributes with an index, sorted by name. At most 32. */
  indexed_attributes: IndexedAttribute[];
}

/** The settings to change. Absent members stay as they are. */
export interface NamespaceUpdate {
  /**
   * The budget for a calendar month (UTC), in US dollars. Null means no limit. A key whose scope is this namespace
   * alone may only lower it (otherwise `forbidden`). To raise or remove it, use an admin key, an unrestricted key, or a
   * key whose scope covers more. Not for a template prefix (otherwise `invalid_request`): there,
   * `PUT /budgets/{prefix}` sets one budget for all namespaces under it.
   */
  budget_usd_per_month?: Usd | null;
  /**
   * What happens when the budget is used up. A change from `reject` to `pause` counts as raising the budget, and needs
   * the same keys. Not for a template prefix (otherwise `invalid_request`).
   */
  on_exceeded?: OnExceeded;
  /**
   * The attributes to declare. They replace those declared here before. Learned attributes stay, and so do those that a
   * template, subscription, group or relation needs. Together there are at most 32 (otherwise `invalid_request`).
   * Learned ones are removed first to make room.
   */
  indexed_attributes?: AttributePath[];
}

/**
 * What happens when the budget for the month is used up.
 *
 * - `pause`: Writes continue. Judging pauses, and resumes by itself when the budget allows. The service sends `namespace.budget_paused` and `.budget_resumed`.
 * - `reject`: Writes are refused with `budget_exceeded`. Judging pauses too.
 */
export type OnExceeded = "pause" | "reject";
