// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Cursor, NamespaceName, TemplatePrefix, Timestamp, Usd } from "../common/types.ts";

/**
 * How an attribute came to be indexed.
 *
 * - `declared`: Asked for: by the namespace's settings, by a template, or by what needs it (a subscription, a group's key, a relation).
 * - `learned`: Learned from a query that filtered or ranked a large namespace by it; it ages out when no query uses it.
 */
export type IndexOrigin = "declared" | "learned";

/**
 * Whether an attribute's index serves queries.
 *
 * - `building`: It is being built; until it is ready queries on the attribute scan.
 * - `ready`: It serves queries and is kept up by every write.
 */
export type IndexState = "building" | "ready";

/** An attribute with an index: filters, ranks and ranges on it cost what they return, not what the namespace holds. */
export interface IndexedAttribute {
  /** The attribute. */
  attribute: AttributePath;
  /** Whether the index serves queries; null on a template prefix path. */
  state: IndexState | null;
  /** How it came to be. */
  origin: IndexOrigin;
  /** The template prefix that declares it, where one does. */
  template?: TemplatePrefix;
}

/** A namespace. */
export interface Namespace {
  /** Its name, unique in the organization. */
  name: NamespaceName;
  /** Documents in it. */
  document_count: number;
  /** Bytes of its documents: attributes and state as compact JSON. */
  bytes: number;
  /**
   * How far it has come. Every commit of documents raises it, and so does every batch of answers that lands. It never falls. Concurrent
   * writes may share a commit, so it counts neither writes nor commits. You may rely on this: a larger revision is later, and two writes
   * that change one document never give it the same revision. Writes of different documents may have the same revision.
   *
   * It begins at 0. If a namespace of the same name was deleted before, it continues from where that one ended.
   */
  sequence: number;
  /**
   * The most that judging, writes and queries may cost in a calendar month (UTC), in US dollars; null: no limit. It is used up when
   * as much as it has been spent; 0 is used up from the beginning. What was begun before goes on: a page of documents (256), and what
   * requests wait for.
   */
  budget_usd_per_month: Usd | null;
  /** What happens when that is used up. */
  on_exceeded: OnExceeded;
  /** The attributes with an index, by name; at most 32. */
  indexed_attributes: IndexedAttribute[];
  /**
   * What judging, writes and queries of the present calendar month (UTC) have cost so far, in US dollars: what the budget is held
   * against. Prices are graduated over the organization's month, and a namespace pays what the organization pays on average.
   */
  spent_usd: Usd;
  /**
   * Whether judging waits because the budget is used up. A pause begins when something is to be judged, and lasts until the month
   * or the budget changes, or the namespace comes to lie below a non-production prefix.
   */
  budget_paused: boolean;
  /** Whether it lies below a non-production prefix: then its usage is priced 0 and stands outside budgets. */
  non_production: boolean;
  /** When its first write created it. */
  created_at: Timestamp;
}

/** A page of namespaces. */
export interface NamespaceList {
  /** By name. */
  namespaces: Namespace[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/** The beginning of a namespace's name. */
export type NamespaceNamePart = string;

/** The settings of a namespace or, but for the budget, of a template prefix. */
export interface NamespaceSettings {
  /**
   * The most that judging, writes and queries may cost in a calendar month (UTC), in US dollars; null: no limit. It is used up when
   * as much as it has been spent; 0 is used up from the beginning. What was begun before goes on: a page of documents (256), and what
   * requests wait for.
   */
  budget_usd_per_month: Usd | null;
  /** What happens when that is used up. */
  on_exceeded: OnExceeded;
  /** The attributes with an index, by name; at most 32. */
  indexed_attributes: IndexedAttribute[];
}

/** Settings to change; members not given stay. */
export interface NamespaceUpdate {
  /**
   * The budget for a calendar month (UTC), in US dollars; null: no limit. A key whose scope is this namespace alone may only lower it (else
   * `forbidden`). Raising or removing it takes an admin key, an unrestricted key, or one whose scope covers more. Not for a template prefix
   * (else `invalid_request`): `PUT /budgets/{prefix}` sets one for all namespaces below.
   */
  budget_usd_per_month?: Usd | null;
  /**
   * What happens when it is used up. From `reject` to `pause` is as raising the budget, and takes the same keys. Not for a template prefix
   * (else `invalid_request`).
   */
  on_exceeded?: OnExceeded;
  /**
   * The attributes to declare, in place of those declared here before. Learned ones and those that a template, subscription,
   * group or relation needs stay; together they are at most 32 (else `invalid_request`), learned ones making room first.
   */
  indexed_attributes?: AttributePath[];
}

/**
 * What happens when a namespace's budget for the month is used up.
 *
 * - `pause`: Writes go on; judging waits, and goes on by itself when the budget allows. Sends `namespace.budget_paused` and `.budget_resumed`.
 * - `reject`: Writes are refused with `budget_exceeded`, and judging waits as well.
 */
export type OnExceeded = "pause" | "reject";
