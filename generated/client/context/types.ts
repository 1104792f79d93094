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
 * A part of a document: `attributes`, `state`, or a path under one of them, for instance `state.order.lines`. Arrays are not
 * entered. A member whose name has a `.` can be shown with what holds it, not alone. A part that a document does not have is left
 * out of its context.
 */
export type ContextPath = string;

/**
 * What an engine is shown of a document and of what surrounds it. It compiles to one JSON value with the members `document` (the
 * fields, in the order given), `previous`, `related` (by relation) and `group`, serialized canonically: the same inputs always
 * give the same bytes, and while they do, nothing is judged anew.
 *
 * A recipe that compiles past the engine's maximum (32,000 tokens) for a sampled document, and a version without a recipe where
 * the whole document averages more than 8,000 tokens, are `invalid_request` with `details.suggested_context`.
 */
export interface ContextRecipe {
  /** What of the document to show, in this order. Default: the whole of both attributes and state. */
  fields?: ContextPath[];
  /** Of the arrays among the fields, only the last so many elements. */
  last_n?: number;
  /**
   * Of the arrays among the fields, only elements whose own `at`, `created_at` or `timestamp` lies within this time before the
   * judging: a date as text, or a Unix timestamp from 100000000 on, in seconds, milliseconds, microseconds or nanoseconds. Elements without such
   * a time stay. Time passing alone judges nothing anew.
   */
  window?: Duration;
  /**
   * The most tokens of context and question together, up to 32,000. To fit, the oldest array elements are dropped first, then the
   * ends of the longest strings; the question never is. Default: nothing is cut, and what the engine does not take fails with
   * `context_too_large`. Fewer than the question itself has, and 16 more for a context, is `invalid_request`, which says the least.
   */
  max_tokens?: number;
  /** Other documents, and answers, to show under `related`. */
  related?: Relation[];
  /** The population to show, under `group`. */
  group?: GroupContext;
  /** Former values to show, under `previous`. */
  previous?: PreviousContext;
}

/**
 * What an engine is shown of a document and of what surrounds it. It compiles to one JSON value with the members `document` (the
 * fields, in the order given), `previous`, `related` (by relation) and `group`, serialized canonically: the same inputs always
 * give the same bytes, and while they do, nothing is judged anew.
 *
 * A recipe that compiles past the engine's maximum (32,000 tokens) for a sampled document, and a version without a recipe where
 * the whole document averages more than 8,000 tokens, are `invalid_request` with `details.suggested_context`.
 */
export interface ContextRecipeInput {
  /** What of the document to show, in this order. Default: the whole of both attributes and state. */
  fields?: ContextPath[];
  /** Of the arrays among the fields, only the last so many elements. */
  last_n?: number;
  /**
   * Of the arrays among the fields, only elements whose own `at`, `created_at` or `timestamp` lies within this time before the
   * judging: a date as text, or a Unix timestamp from 100000000 on, in seconds, milliseconds, microseconds or nanoseconds. Elements without such
   * a time stay. Time passing alone judges nothing anew.
   */
  window?: Duration;
  /**
   * The most tokens of context and question together, up to 32,000. To fit, the oldest array elements are dropped first, then the
   * ends of the longest strings; the question never is. Default: nothing is cut, and what the engine does not take fails with
   * `context_too_large`. Fewer than the question itself has, and 16 more for a context, is `invalid_request`, which says the least.
   */
  max_tokens?: number;
  /** Other documents, and answers, to show under `related`. */
  related?: RelationInput[];
  /** The population to show, under `group`. */
  group?: GroupContextInput;
  /** Former values to show, under `previous`. */
  previous?: PreviousContextInput;
}

/** A field that a suggested recipe leaves out. */
export interface ExcludedField {
  /** Which. */
  path: ContextPath;
  /** Why. */
  reason: ExclusionReason;
}

/**
 * Why a field is left out of a suggested recipe.
 *
 * - `id`: It names things and says nothing of them.
 * - `constant`: The same in every sampled document.
 * - `sparse`: Missing or empty in nearly every sampled document.
 * - `duplicate`: Repeats another field.
 * - `large`: Too long for what it tells.
 */
export type ExclusionReason = "id" | "constant" | "sparse" | "duplicate" | "large";

/** The row of a group that this document's key belongs to: the population it is judged against. */
export interface GroupContext {
  /** The group; it must exist where the judgment is. */
  name: Name;
  /** Which aggregates to show. Default: all that the group keeps. */
  aggregates?: AggregateName[];
  /**
   * Aggregates to show as the labels of bands, not as numbers. A number changes with nearly every write, a label seldom: bands
   * keep answers from being judged anew without need.
   */
  bands?: AggregateBands;
}

/** The row of a group that this document's key belongs to: the population it is judged against. */
export interface GroupContextInput {
  /** The group; it must exist where the judgment is. */
  name: Name;
  /** Which aggregates to show. Default: all that the group keeps. */
  aggregates?: AggregateName[];
  /**
   * Aggregates to show as the labels of bands, not as numbers. A number changes with nearly every write, a label seldom: bands
   * keep answers from being judged anew without need.
   */
  bands?: AggregateBandsInput;
}

/** A field of a document that can be joined on: `id` or an attribute. */
export type JoinPath = string;

/**
 * The moment whose values count as previous.
 *
 * - `last_answer`: When the judgment's last answer to an earlier revision of the document was computed; before the first there is nothing previous. A revision that is judged again is shown the same.
 * - `created`: When the document was created. There is nothing previous of a document that was changed before the judgment was created. Of more than 32,000 bytes the fields beyond them are left out.
 */
export type PreviousAnchor = "last_answer" | "created";

/** The values that fields had before. At most 8,000 tokens of them are kept with an answer, cut as by `max_tokens`. */
export interface PreviousContext {
  /** Which fields. */
  fields: ContextPath[];
  /** As of when. */
  anchor?: PreviousAnchor;
}

/** The values that fields had before. At most 8,000 tokens of them are kept with an answer, cut as by `max_tokens`. */
export interface PreviousContextInput {
  /** Which fields. */
  fields: ContextPath[];
  /**
   * As of when.
   *
   * @default "last_answer"
   */
  anchor?: PreviousAnchor;
}

/** An answer to show, never as a number: cut by a threshold or rendered in bands, exactly one of the two (else `invalid_request`). */
export interface RelatedAnswer {
  /** A plain judgment: one whose own context reads no answers. It must exist where the related documents live. */
  judgment: Name;
  /** Show the boolean of this threshold of it, under `<judgment>.<threshold>`. */
  cut?: Name;
  /** Show the label of the band that its `p` or `score` falls into, under the judgment's name; not for a `choice`. */
  band?: Bands;
}

/** An answer to show, never as a number: cut by a threshold or rendered in bands, exactly one of the two (else `invalid_request`). */
export interface RelatedAnswerInput {
  /** A plain judgment: one whose own context reads no answers. It must exist where the related documents live. */
  judgment: Name;
  /** Show the boolean of this threshold of it, under `<judgment>.<threshold>`. */
  cut?: Name;
  /** Show the label of the band that its `p` or `score` falls into, under the judgment's name; not for a `choice`. */
  band?: BandsInput;
}

/**
 * Documents, and answers to them, to show: with `join` an array of `{id, document, answers}`, where `document` has the fields and
 * `answers` what there are of the answers, else one such object without `id`. Documents that do not exist are left out. Arrays among
 * the fields are bounded by the recipe's `last_n` and `window`. When a shown answer's rendering or a shown field changes, the documents that show it
 * are judged anew, as `freshness.fanout` says.
 */
export interface Relation {
  /** The member of `related` they appear under, unique in the recipe, and what `options.from` names. */
  name: Name;
  /** How to find them. Without it: this document itself, for its answers. */
  join?: RelationJoin;
  /** Where they live. Default: the same namespace. A key scope that covers the judgment must cover it too (else `forbidden`). */
  namespace?: NamespaceName;
  /** What of them to show. Default: the whole of both attributes and state, or with `answers` nothing but those. */
  fields?: ContextPath[];
  /** Of a blocking relation, the most documents. Default 50. */
  last_n?: number;
  /** Their answers to show. */
  answers?: RelatedAnswer[];
}

/**
 * Documents, and answers to them, to show: with `join` an array of `{id, document, answers}`, where `document` has the fields and
 * `answers` what there are of the answers, else one such object without `id`. Documents that do not exist are left out. Arrays among
 * the fields are bounded by the recipe's `last_n` and `window`. When a shown answer's rendering or a shown field changes, the documents that show it
 * are judged anew, as `freshness.fanout` says.
 */
export interface RelationInput {
  /** The member of `related` they appear under, unique in the recipe, and what `options.from` names. */
  name: Name;
  /** How to find them. Without it: this document itself, for its answers. */
  join?: RelationJoinInput;
  /** Where they live. Default: the same namespace. A key scope that covers the judgment must cover it too (else `forbidden`). */
  namespace?: NamespaceName;
  /** What of them to show. Default: the whole of both attributes and state, or with `answers` nothing but those. */
  fields?: ContextPath[];
  /** Of a blocking relation, the most documents. Default 50. */
  last_n?: number;
  /** Their answers to show. */
  answers?: RelatedAnswerInput[];
}

/** How a relation finds its documents: where their field equals this document's attribute. */
export interface RelationJoin {
  /**
   * Their field. `id`: the document whose id this document's attribute is (a referenced document). An attribute: the documents
   * that share the key, as their value or as an element of their array (a blocking relation): at most 50, newest first by
   * `created_at`, ties by id, never the document itself.
   */
  theirs: JoinPath;
  /**
   * This document's attribute. Missing or null: no documents. An array joins by each of its values; one of more than 64 different
   * ones by none.
   */
  mine: AttributePath;
}

/** How a relation finds its documents: where their field equals this document's attribute. */
export interface RelationJoinInput {
  /**
   * Their field. `id`: the document whose id this document's attribute is (a referenced document). An attribute: the documents
   * that share the key, as their value or as an element of their array (a blocking relation): at most 50, newest first by
   * `created_at`, ties by id, never the document itself.
   */
  theirs: JoinPath;
  /**
   * This document's attribute. Missing or null: no documents. An array joins by each of its values; one of more than 64 different
   * ones by none.
   */
  mine: AttributePath;
}

/**
 * A recipe that fits, worked out from a sample of the namespace's documents that the judgment applies to: up to 200, those that
 * changed last and the first by id. It shows the fields that tell something, nearest to the root and smallest first, within the
 * standard size class where the question leaves room for that. Costs are in judgment units, as no response carries
 * prices.
 */
export interface SuggestedContext {
  /** The recipe. */
  recipe: ContextRecipe;
  /** Judgment units that one answer costs with it, on average over the sample. */
  cost_per_answer: number;
  /** Judgment units that one answer costs with the whole document, on average over the sample. */
  whole_state_cost_per_answer: number;
  /** How many documents were sampled. */
  sampled_documents: number;
  /** What it leaves out of the document, and why. */
  excluded: ExcludedField[];
}
