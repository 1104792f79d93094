// Generated from spec/ by `npm run generate`. Do not edit.
import type { AggregateName, AttributePath, Bands, BandsInput, Duration, Name, NamespaceName } from "../common/types.ts";

/** The bands of each aggregate, by its name. */
export interface AggregateBands {
  [name: string]: Bands;
}

/** The bands of each aggregate, by its name. */
export interface AggregateBandsInput {
  [name: string]: BandsInput;
}

/**
 * A part of a document: `attributes`, `state`, or a path under one of them, for example `state.order.lines`. A path
 * cannot go into an array. A member whose name contains a `.` can be shown only with the object that contains it. If a
 * document does not have the part, its context leaves it out.
 */
export type ContextPath = string;

/**
 * The recipe of a context: what an engine sees of a document and of related data. It compiles to one JSON value with
 * the members `document` (the fields, in the given order), `previous`, `related` (by relation) and `group`. The
 * serialization is canonical: the same inputs always give the same bytes. While the bytes stay the same, nothing is
 * judged again.
 *
 * It is `invalid_request` with `details.suggested_context` if the recipe compiles to more than the engine's maximum
 * (32,000 tokens) for a sampled document. The same holds for a version without a recipe if the whole document has more
 * than 8,000 tokens on average.
 */
export interface ContextRecipe {
  /** The fields of the document to show, in this order. Default: all attributes and the whole state. */
  fields?: ContextPath[];
  /** Show only the last elements, up to this number, of each array among the fields. */
  last_n?: number;
  /**
   * Show only recent elements of the arrays among the fields: those whose own `at`, `created_at` or `timestamp` is
   * within this time before the judging. The value may be a date as text, or a Unix timestamp of at least 100000000, in
   * seconds, milliseconds, microseconds or nanoseconds. Elements without such a time stay. Passing time alone causes no
   * judging.
   */
  window?: Duration;
  /**
   * The largest number of tokens of context and question together, up to 32,000. To fit, the service drops the oldest
   * array elements first, then the ends of the longest strings. It never cuts the question. Default: nothing is cut,
   * and a context that is too large for the engine fails with `context_too_large`. The smallest value is the tokens of
   * the question plus 16 for the context. A smaller one is `invalid_request`, which says the minimum.
   */
  max_tokens?: number;
  /** Other documents and answers to show under `related`. */
  related?: Relation[];
  /** The population to show under `group`. */
  group?: GroupContext;
  /** Earlier values to show under `previous`. */
  previous?: PreviousContext;
}

/**
 * The recipe of a context: what an engine sees of a document and of related data. It compiles to one JSON value with
 * the members `document` (the fields, in the given order), `previous`, `related` (by relation) and `group`. The
 * serialization is canonical: the same inputs always give the same bytes. While the bytes stay the same, nothing is
 * judged again.
 *
 * It is `invalid_request` with `details.suggested_context` if the recipe compiles to more than the engine's maximum
 * (32,000 tokens) for a sampled document. The same holds for a version without a recipe if the whole document has more
 * than 8,000 tokens on average.
 */
export interface ContextRecipeInput {
  /** The fields of the document to show, in this order. Default: all attributes and the whole state. */
  fields?: ContextPath[];
  /** Show only the last elements, up to this number, of each array among the fields. */
  last_n?: number;
  /**
   * Show only recent elements of the arrays among the fields: those whose own `at`, `created_at` or `timestamp` is
   * within this time before the judging. The value may be a date as text, or a Unix timestamp of at least 100000000, in
   * seconds, milliseconds, microseconds or nanoseconds. Elements without such a time stay. Passing time alone causes no
   * judging.
   */
  window?: Duration;
  /**
   * The largest number of tokens of context and question together, up to 32,000. To fit, the service drops the oldest
   * array elements first, then the ends of the longest strings. It never cuts the question. Default: nothing is cut,
   * and a context that is too large for the engine fails with `context_too_large`. The smallest value is the tokens of
   * the question plus 16 for the context. A smaller one is `invalid_request`, which says the minimum.
   */
  max_tokens?: number;
  /** Other documents and answers to show under `related`. */
  related?: RelationInput[];
  /** The population to show under `group`. */
  group?: GroupContextInput;
  /** Earlier values to show under `previous`. */
  previous?: PreviousContextInput;
}

/** A field that a suggested recipe leaves out. */
export interface ExcludedField {
  /** The path of the field. */
  path: ContextPath;
  /** The reason. */
  reason: ExclusionReason;
}

/**
 * Why a suggested recipe leaves out a field.
 *
 * - `id`: It identifies things and does not describe them.
 * - `constant`: It is the same in every sampled document.
 * - `sparse`: It is missing or empty in nearly every sampled document.
 * - `duplicate`: It repeats another field.
 * - `large`: It is too long for the information it gives.
 */
export type ExclusionReason = "id" | "constant" | "sparse" | "duplicate" | "large";

/** The row of a group for this document's key: the population that the document belongs to. */
export interface GroupContext {
  /** The name of the group. It must exist in the namespace of the judgment. */
  name: Name;
  /** The aggregates to show. Default: all that the group keeps. */
  aggregates?: AggregateName[];
  /**
   * Aggregates to show as labels of bands instead of numbers. A number changes with nearly every write, and a label
   * seldom does. Bands therefore avoid unnecessary judging.
   */
  bands?: AggregateBands;
}

/** The row of a group for this document's key: the population that the document belongs to. */
export interface GroupContextInput {
  /** The name of the group. It must exist in the namespace of the judgment. */
  name: Name;
  /** The aggregates to show. Default: all that the group keeps. */
  aggregates?: AggregateName[];
  /**
   * Aggregates to show as labels of bands instead of numbers. A number changes with nearly every write, and a label
   * seldom does. Bands therefore avoid unnecessary judging.
   */
  bands?: AggregateBandsInput;
}

/** A field to join on: `id` or an attribute. */
export type JoinPath = string;

/**
 * The time whose values count as previous.
 *
 * - `last_answer`: The time when the judgment last answered an earlier revision of the document. Before the first answer, there are no previous values. When a revision is judged again, it shows the same previous values.
 * - `created`: The time when the document was created. If the document was changed before the judgment was created, there are no previous values. If these are larger than 32,000 bytes, the fields beyond that are left out.
 */
export type PreviousAnchor = "last_answer" | "created";

/** Earlier values of fields. At most 8,000 tokens of them are stored with an answer. They are cut as with `max_tokens`. */
export interface PreviousContext {
  /** The fields whose earlier values to show. */
  fields: ContextPath[];
  /** The time whose values count as previous. */
  anchor?: PreviousAnchor;
}

/** Earlier values of fields. At most 8,000 tokens of them are stored with an answer. They are cut as with `max_tokens`. */
export interface PreviousContextInput {
  /** The fields whose earlier values to show. */
  fields: ContextPath[];
  /**
   * The time whose values count as previous.
   *
   * @default "last_answer"
   */
  anchor?: PreviousAnchor;
}

/**
 * An answer to show. It is never shown as a number: a threshold cuts it, or bands render it. Set exactly one of the two
 * (otherwise `invalid_request`).
 */
export interface RelatedAnswer {
  /** A plain judgment: one whose own context reads no answers. It must exist in the namespace of the related documents. */
  judgment: Name;
  /** Show the boolean of this threshold, under `<judgment>.<threshold>`. */
  cut?: Name;
  /** Show the label of the band of its `p` or `score`, under the judgment's name. Not for a `choice`. */
  band?: Bands;
}

/**
 * An answer to show. It is never shown as a number: a threshold cuts it, or bands render it. Set exactly one of the two
 * (otherwise `invalid_request`).
 */
export interface RelatedAnswerInput {
  /** A plain judgment: one whose own context reads no answers. It must exist in the namespace of the related documents. */
  judgment: Name;
  /** Show the boolean of this threshold, under `<judgment>.<threshold>`. */
  cut?: Name;
  /** Show the label of the band of its `p` or `score`, under the judgment's name. Not for a `choice`. */
  band?: BandsInput;
}

/**
 * Documents to show, and answers about them. With `join`, the context has an array of `{id, document, answers}`.
 * `document` has the fields, and `answers` has the answers that exist. Without `join`, it has one such object without
 * `id`. Documents that do not exist are left out. The recipe's `last_n` and `window` limit arrays in the fields. When
 * the rendering of a shown answer changes, or a shown field, the documents that show it are judged again as
 * `freshness.fanout` says.
 */
export interface Relation {
  /** The name of the member of `related` that has the documents. It is unique in the recipe. `options.from` refers to it. */
  name: Name;
  /** How to find the documents. Without it, the relation is this document itself, for its answers. */
  join?: RelationJoin;
  /**
   * The namespace of the related documents. Default: the same namespace. A key scope that covers the judgment must also
   * cover this namespace (otherwise `forbidden`).
   */
  namespace?: NamespaceName;
  /** The fields to show. Default: all attributes and the whole state. With `answers`, the default is no fields. */
  fields?: ContextPath[];
  /** The largest number of documents of a blocking relation. Default 50. */
  last_n?: number;
  /** The answers about these documents to show. */
  answers?: RelatedAnswer[];
}

/**
 * Documents to show, and answers about them. With `join`, the context has an array of `{id, document, answers}`.
 * `document` has the fields, and `answers` has the answers that exist. Without `join`, it has one such object without
 * `id`. Documents that do not exist are left out. The recipe's `last_n` and `window` limit arrays in the fields. When
 * the rendering of a shown answer changes, or a shown field, the documents that show it are judged again as
 * `freshness.fanout` says.
 */
export interface RelationInput {
  /** The name of the member of `related` that has the documents. It is unique in the recipe. `options.from` refers to it. */
  name: Name;
  /** How to find the documents. Without it, the relation is this document itself, for its answers. */
  join?: RelationJoinInput;
  /**
   * The namespace of the related documents. Default: the same namespace. A key scope that covers the judgment must also
   * cover this namespace (otherwise `forbidden`).
   */
  namespace?: NamespaceName;
  /** The fields to show. Default: all attributes and the whole state. With `answers`, the default is no fields. */
  fields?: ContextPath[];
  /** The largest number of documents of a blocking relation. Default 50. */
  last_n?: number;
  /** The answers about these documents to show. */
  answers?: RelatedAnswerInput[];
}

/** How a relation finds its documents: their field must equal this document's attribute. */
export interface RelationJoin {
  /**
   * The field of the related documents.
   *
   * - `id` (a referenced document): the document whose id equals this document's attribute.
   * - An attribute (a blocking relation): the documents that share the key, as their value or as an element of their
   * array. At most 50 documents, newest first by `created_at`, ties by id. It never includes the document itself.
   */
  theirs: JoinPath;
  /**
   * The attribute of this document. If it is missing or null, the relation has no documents. An array joins by each of
   * its values. An array with more than 64 different values joins by none.
   */
  mine: AttributePath;
}

/** How a relation finds its documents: their field must equal this document's attribute. */
export interface RelationJoinInput {
  /**
   * The field of the related documents.
   *
   * - `id` (a referenced document): the document whose id equals this document's attribute.
   * - An attribute (a blocking relation): the documents that share the key, as their value or as an element of their
   * array. At most 50 documents, newest first by `created_at`, ties by id. It never includes the document itself.
   */
  theirs: JoinPath;
  /**
   * The attribute of this document. If it is missing or null, the relation has no documents. An array joins by each of
   * its values. An array with more than 64 different values joins by none.
   */
  mine: AttributePath;
}

/**
 * A recipe that fits. The service computes it from a sample of up to 200 documents that the judgment applies to. These
 * are the ones that changed last, and the first by id. It shows the fields that carry information, nearest to the root
 * and smallest first. It stays within the standard size class if the question leaves room for that. Costs are in
 * judgment units, because no response contains prices.
 */
export interface SuggestedContext {
  /** The recipe. */
  recipe: ContextRecipe;
  /** The average cost of one answer with this recipe over the sample, in judgment units by size class alone. */
  cost_per_answer: number;
  /** The average cost of one answer with the whole document over the sample, in judgment units by size class alone. */
  whole_state_cost_per_answer: number;
  /** The number of sampled documents. */
  sampled_documents: number;
  /** The fields that the recipe leaves out, and why. */
  excluded: ExcludedField[];
}
