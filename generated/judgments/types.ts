// Generated from spec/ by `npm run generate`. Do not edit.
import type { CalibrationMethod, Share } from "../calibration/types.ts";
import type { AggregateName, AttributeMatch, AttributePath, Bands, BandsInput, Cursor, DocumentId, Duration, DurationOrZero, EngineName, EngineVersion, JsonObject, Name, NamespaceName, TemplatePrefix, Timestamp, Usage, Usd, VersionNumber } from "../common/types.ts";
import type { Estimate, Replay, RobustnessVariant } from "../jobs/types.ts";
import type { Filter } from "../queries/types.ts";

/** A version to activate. */
export interface ActivateRequest {
  /** The number of the version. */
  version: VersionNumber;
  /**
   * Activate at once, without a shadow report.
   *
   * @default false
   */
  force?: boolean;
}

/** The bands of each aggregate, by its name. */
export interface AggregateBands {
  [name: string]: Bands;
}

/** The bands of each aggregate, by its name. */
export interface AggregateBandsInput {
  [name: string]: BandsInput;
}

/**
 * The answer of a judgment for one document. If there is none (`unavailable`, or `pending` for the first time), it has
 * only `type`, `freshness` and perhaps `warnings` and `error`. A `stale` answer contains the last answer computed in
 * this incarnation of the document. So does a `pending` answer, if there is an earlier one.
 */
export interface Answer {
  /** The type of the judgment. It determines which numbers are present. */
  type: JudgmentType;
  /** How the answer relates to the document's current revision. */
  freshness: Freshness;
  /** The judgment version that gave the answer. */
  version?: VersionNumber;
  /** The engine that computed the answer. */
  engine?: EngineVersion;
  /** The newest revision of the document that the answer is valid for: computed for it, or carried forward to it. */
  revision?: number;
  /** The time when the answer was computed. */
  evaluated_at?: Timestamp;
  /** `bool`: the probability of yes, 0 to 1. */
  p?: number;
  /** `choice`: the most probable option, or `none_of_the_above` when none fits. */
  value?: string;
  /** `score`: the expected level, from 0 to the number of levels minus one. It is the mean of the levels weighted by `dist`. */
  score?: number;
  /** `choice`: the probability of each option and of `none_of_the_above`. `score`: the probability of each level. */
  dist?: Distribution;
  /** `choice`: the probability of `none_of_the_above`. */
  escape_p?: number;
  /**
   * `(n × peak − 1) / (n − 1)`, where peak is the largest of the n probabilities (2 for `bool`). It is 0 when all are
   * equal, and 1 when one is certain.
   */
  confidence?: number;
  /** The same numbers after calibration. Null when the judgment has none. Calibration needs 100 outcomes. */
  calibrated?: AnswerValues | null;
  /** The value of each threshold. The service evaluates them at read time on the raw numbers, never on the calibrated ones. */
  thresholds?: {
    [name: string]: boolean;
  };
  /** The probability of yes for each part. Composites only. */
  parts?: {
    [name: string]: number;
  };
  /** The warnings on this answer. Absent when there are none. */
  warnings?: AnswerWarning[];
  /** The last attempt, if it failed. A later answer removes it. */
  error?: AnswerError;
}

/** The last attempt to get an answer, which failed. If a later attempt may succeed, the service retries with growing waits. */
export interface AnswerError {
  /** The kind of error. */
  code: AnswerErrorCode;
  /**
   * A text for people that describes the error. It never contains an address. It quotes what the engine said about the
   * question.
   */
  message: string;
  /** The time of the attempt. */
  at: Timestamp;
}

/**
 * Why an attempt to get an answer failed.
 *
 * - `engine_refused`: The engine refused this question or context, or it refuses the server's requests for now.
 * - `engine_unavailable`: The engine could not be reached, or failed repeatedly.
 * - `invalid_reply`: The engine's reply was not a valid answer to the question.
 * - `engine_not_configured`: The engine is not configured on this server.
 * - `context_too_large`: The context is too large for the engine.
 * - `context_empty`: The document has none of the fields that the context shows. No engine was asked and nothing is billed. After a change of the document, it is judged.
 * - `budget_exceeded`: Reserved. While the namespace's budget is used up, judging waits, and answers are `pending` without an error.
 * - `internal`: An error in the server.
 */
export type AnswerErrorCode =
  | "engine_refused"
  | "engine_unavailable"
  | "invalid_reply"
  | "engine_not_configured"
  | "context_too_large"
  | "context_empty"
  | "budget_exceeded"
  | "internal";

/**
 * Which documents share the answers to a judgment.
 *
 * - `document`: The engine is asked about each document.
 * - `namespace`: Equal contexts are asked once: a document gets the answer of another document of its namespace if question, engine version and compiled context are equal. The answer is marked as carried in the log, with `reused_from`, and costs nothing.
 * - `organization`: As `namespace`, but in all namespaces of the template that the judgment belongs to. So a tenant's log can show that another tenant had an equal context, and when. Choose `namespace` if a tenant may not learn that. Answers are never shared between organizations.  A deleted document's answers can be used as long as the log has them. A deleted namespace's answers are not used any more.
 */
export type AnswerReuse = "document" | "namespace" | "organization";

/**
 * The numbers of an answer, in full precision. Raw numbers come from the engine. Calibrated numbers are computed from
 * the raw ones.
 */
export interface AnswerValues {
  /** `bool`: the probability of yes, 0 to 1. */
  p?: number;
  /** `choice`: the most probable option, or `none_of_the_above` when none fits. */
  value?: string;
  /** `score`: the expected level, from 0 to the number of levels minus one. It is the mean of the levels weighted by `dist`. */
  score?: number;
  /** `choice`: the probability of each option and of `none_of_the_above`. `score`: the probability of each level. */
  dist?: Distribution;
  /** `choice`: the probability of `none_of_the_above`. */
  escape_p?: number;
}

/** Something about an answer that its numbers do not show. */
export interface AnswerWarning {
  /** The kind of warning. */
  code: AnswerWarningCode;
  /** A text for people that describes the warning. */
  message: string;
}

/**
 * The kind of warning on an answer.
 *
 * - `context_cut`: The context was cut to fit `max_tokens`. `explain` shows what was cut.
 * - `group_over_cap`: The group that the judgment reads has more than 1,000 live key values. The answer is `stale` until keys expire.
 * - `reference_missing`: A relation refers by id to a document that does not exist. The warning disappears when that document is written.
 * - `judgment_inactive`: A judgment whose answers are read is inactive now. If a relation reads it from another namespace, it was inactive when the answer was computed or carried forward.
 */
export type AnswerWarningCode = "context_cut" | "group_over_cap" | "reference_missing" | "judgment_inactive";

/** Answers by judgment name. */
export interface Answers {
  [name: string]: Answer;
}

/** The calibration that applies to an answer. */
export interface AppliedCalibration {
  /** The engine version whose evaluations the calibration was fitted to. */
  engine: EngineVersion;
  /** The calibration method. */
  method: CalibrationMethod;
  /** The number of outcomes that the calibration was fitted to. */
  outcomes: number;
  /** The time of the fit. */
  fitted_at: Timestamp;
}

/** The expected size and cost of a backfill. */
export interface BackfillEstimate {
  /** The estimate of the backfill itself. */
  estimate: Estimate;
  /** The expected cost of keeping the answers fresh afterwards. */
  replay: Replay;
}

/**
 * The documents that a backfill covers. Send a condition on attributes (an object, as in `applies_to`) or a filter (an
 * array).
 */
export type BackfillFilters = AttributeMatch | Filter;

/** A backfill to estimate or to run. */
export interface BackfillRequest {
  /** Restricts the backfill to some of the documents that the judgment applies to. Default: all of them. */
  filters?: BackfillFilters;
  /**
   * True runs the backfill. False only returns the estimate.
   *
   * @default false
   */
  confirm?: boolean;
}

/** The meaning of yes and of no, for a `bool`. Give at least one of them. */
export interface BoolCriteria {
  /** When the answer is yes. */
  true?: InstructionText;
  /** When the answer is no. */
  false?: InstructionText;
}

/** The meaning of yes and of no, for a `bool`. Give at least one of them. */
export interface BoolCriteriaInput {
  /** When the answer is yes. */
  true?: InstructionText;
  /** When the answer is no. */
  false?: InstructionText;
}

/**
 * A cascade of two engines. A cheap engine is asked first. Where the `confidence` of its answer is at least a bound, its
 * answer stands. Elsewhere the engine itself is asked too, and its answer stands. Both are billed. If the first engine
 * fails, or a context is too large for it, the other one answers.
 */
export interface Cascade {
  /** The engine that is asked first. It must not be the same engine with the same version and settings. */
  first: FirstEngine;
  /** The bound: the least `confidence` with which an answer of the first engine stands. Give this or `max_disagreement`. */
  min_confidence?: Share;
  /**
   * The largest share of documents whose answer may differ from what the engine itself would have said: another
   * likeliest value, or another likeliest level. The service finds the bound that keeps it, with confidence 0.95. It
   * first asks both engines about documents until 100 of them show a bound, and later about a random 2% of them. Until
   * there is a bound, the engine itself answers. `GET` of the judgment shows the bound. At least 0.001, at most 0.5.
   */
  max_disagreement?: Share;
}

/**
 * The bound of the active version's cascade with `max_disagreement`, and what it rests on: documents about which both
 * engines were asked, the newest 2,000 at most, each once. The bound holds for documents like these. It is looked for at
 * 100 documents, and again when they have grown by a half, or by 500. It is also looked for when 100 documents in a row
 * have another version of an engine. The bound then rests on the documents of that version. All looks together are wrong
 * in at most 5 of 100 cascades, whatever the versions.
 */
export interface CascadeBound {
  /** The engine that is asked first. */
  first: EngineVersion;
  /** The engine itself. */
  engine: EngineVersion;
  /**
   * The least `confidence` with which an answer of the first engine stands. Null if none keeps `max_disagreement`. Then
   * the engine itself answers everything.
   */
  bound: Share | null;
  /** The documents that both engines were asked about. */
  documents: number;
  /**
   * The share of these documents that the first engine answers with this bound. So about this share is not sent to the
   * engine itself, less the random 2%. 0 without a bound.
   */
  answered: Share;
  /** The share of these documents that the first engine answers, and otherwise than the engine itself. */
  disagreed: Share;
  /**
   * Without a bound: how many documents are needed at least. Absent if there are enough, and the first engine differs too
   * often even where it is most certain.
   */
  documents_needed?: number;
  /** When it was looked for. */
  looked_at: Timestamp;
}

/** How a cascade came to an answer. */
export interface CascadeExplanation {
  /** Which engine answered, and why. Absent when there is no answer, or the log no longer tells. */
  reason?: CascadeReason;
  /** The least `confidence` with which an answer of the first engine stands now. Null if none does. */
  bound: Share | null;
  /** The first engine. Its version is the one that was asked. Absent when it was not asked for this answer. */
  first?: EvaluationEngine;
  /** The `confidence` of its answer. Absent when it gave none. */
  first_confidence?: Share;
}

/**
 * A cascade of two engines. A cheap engine is asked first. Where the `confidence` of its answer is at least a bound, its
 * answer stands. Elsewhere the engine itself is asked too, and its answer stands. Both are billed. If the first engine
 * fails, or a context is too large for it, the other one answers.
 */
export interface CascadeInput {
  /** The engine that is asked first. It must not be the same engine with the same version and settings. */
  first: FirstEngineInput;
  /** The bound: the least `confidence` with which an answer of the first engine stands. Give this or `max_disagreement`. */
  min_confidence?: Share;
  /**
   * The largest share of documents whose answer may differ from what the engine itself would have said: another
   * likeliest value, or another likeliest level. The service finds the bound that keeps it, with confidence 0.95. It
   * first asks both engines about documents until 100 of them show a bound, and later about a random 2% of them. Until
   * there is a bound, the engine itself answers. `GET` of the judgment shows the bound. At least 0.001, at most 0.5.
   */
  max_disagreement?: Share;
}

/**
 * Which step of a cascade gave an answer, and why.
 *
 * - `certain`: The first engine answered, and its confidence was at least the bound.
 * - `uncertain`: The first engine's confidence was below the bound. So the engine itself answered.
 * - `compared`: Both engines were asked to compare them: there was no bound yet, or the document was drawn. The engine itself answered.
 * - `failed`: The first engine failed. So the engine itself answered.
 * - `not_asked`: The first engine was not asked: the context was too large for it, it was not configured, or no answer of it would have stood. So the engine itself answered.
 * - `reused`: No engine was asked: the answer was used again.
 */
export type CascadeReason = "certain" | "uncertain" | "compared" | "failed" | "not_asked" | "reused";

/** One option of a `choice`. */
export interface ChoiceOption {
  /**
   * The value that the answer has for this option. It is unique among the options. It must not be `none_of_the_above`,
   * which is always an option.
   */
  value: string;
  /** The meaning of the option, for the engine. */
  description?: InstructionText;
}

/** One option of a `choice`. */
export interface ChoiceOptionInput {
  /**
   * The value that the answer has for this option. It is unique among the options. It must not be `none_of_the_above`,
   * which is always an option.
   */
  value: string;
  /** The meaning of the option, for the engine. */
  description?: InstructionText;
}

/** Fixed options, 1 to 254. `none_of_the_above` is always an additional option. */
export type ChoiceOptions = ChoiceOption[];

/** Fixed options, 1 to 254. `none_of_the_above` is always an additional option. */
export type ChoiceOptionsInput = ChoiceOptionInput[];

/** A threshold of a `choice`. It is true when `dist[value]` is at least `gte`. */
export interface ChoiceThreshold {
  /** An option, or `none_of_the_above`. */
  value: string;
  /** The smallest probability for which the threshold is true. */
  gte: number;
}

/** A threshold of a `choice`. It is true when `dist[value]` is at least `gte`. */
export interface ChoiceThresholdInput {
  /** An option, or `none_of_the_above`. */
  value: string;
  /** The smallest probability for which the threshold is true. */
  gte: number;
}

/**
 * The weights of a composite's answers. The log-odds of `p` are `intercept` plus the contributions of all parts and
 * features. Before the first fit, all parts have equal weights and features have none.
 */
export interface CompositeWeights {
  /** The active version, to which the weights belong. */
  version: VersionNumber;
  /** The time of the fit. Null before the first fit. */
  fitted_at: Timestamp | null;
  /** The number of labelled documents that the weights were fitted to. Null before the first fit. */
  labels: number | null;
  /** The constant that is added for every document. */
  intercept: number;
  /** The weights of the parts, in the order of the definition. */
  parts: PartWeight[];
  /** The weights of the features, in the order of the definition. */
  features: FeatureWeight[];
}

/** A part that was cut to fit `max_tokens`. */
export interface ContextCut {
  /** The place of the cut: the path of the field and the members below it, joined by `.`. */
  path: string;
  /** What was removed. */
  what: CutKind;
  /** How many were removed. */
  dropped: number;
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

/**
 * How to decide. For a `bool`, a text, or the meaning of yes and of no. For a `choice`, a text. For a `score`, the
 * descriptions of its levels. A form that does not fit the type is `invalid_request`.
 */
export type Criteria = InstructionText | BoolCriteria | LevelCriteria;

/**
 * How to decide. For a `bool`, a text, or the meaning of yes and of no. For a `choice`, a text. For a `score`, the
 * descriptions of its levels. A form that does not fit the type is `invalid_request`.
 */
export type CriteriaInput = InstructionText | BoolCriteriaInput | LevelCriteria;

/**
 * What is removed from a context to make it fit.
 *
 * - `elements`: Elements from the front of an array.
 * - `characters`: Characters (UTF-16 code units) from the end of a string.
 */
export type CutKind = "elements" | "characters";

/**
 * Probabilities that sum to 1. For a `choice`, one for each option and `none_of_the_above`. For a `score`, one for each
 * level from `"0"`.
 */
export interface Distribution {
  [name: string]: number;
}

/** The engine that answers. */
export interface EngineSelection {
  /** The name of the engine. If this server has not configured it, this is `invalid_request`, which says what to configure. */
  name: EngineName;
  /** The model or version to ask, as the engine names it. Default: the engine's own default, which may change over time. */
  version?: string;
  /**
   * Whether to ask each question twice, with the options in opposite orders, and average the two answers. This removes
   * the effect of the order alone. The engine gets twice the requests and tokens. The bill stays the same, unless this
   * server bills by requests. Only `openai` supports it, for each type. See `orders` for any other engine. With another engine, it is `invalid_request`. Default: false.
   */
  both_orders?: boolean;
  /**
   * In how many orders the options of a `choice` are asked: 1 to 4. The answer is the mean of the distributions. An
   * engine that prefers the first or the last option does so in each order, and the mean cancels it. The second order is
   * the reverse of the first, the third begins in the middle, and the fourth is the reverse of the third. So 2 and 4 put
   * each option as far in front as behind. `none_of_the_above` stays last. All documents with the same options are asked
   * in the same orders. Options that are documents may be too few for so many orders; then each order that there is is
   * asked once.
   *
   * Each order is a request of its own that is metered and billed like an answer, so 2 costs twice as much. If one of
   * them fails, there is no answer. A cascade asks its first engine in the first order alone. Every engine supports it.
   * With another type, with fixed options that have fewer orders, with `learn` or with `both_orders`, more than 1 is
   * `invalid_request`. Default: 1.
   */
  orders?: number;
  /**
   * Whether the engine learns from outcomes. It begins with 30 documents that have one, and learns again when they have
   * grown by a half. What it has learned is used where answers to held-out documents are better with it. Then answers
   * have an engine version of their own, such as `embedding-1.0.0+1`, and so a calibration of their own. Answers that
   * are there stay as they are; run a backfill to renew them. Only `embedding` supports it, for fixed options and no
   * composites. Otherwise it is `invalid_request`. Default: false.
   */
  learn?: boolean;
  /**
   * Asks a cheap engine first, and this engine only where the cheap one is not certain. Not for composites, and not with
   * `learn`. Default: this engine answers everything.
   */
  cascade?: Cascade;
}

/** The engine that answers. */
export interface EngineSelectionInput {
  /** The name of the engine. If this server has not configured it, this is `invalid_request`, which says what to configure. */
  name: EngineName;
  /** The model or version to ask, as the engine names it. Default: the engine's own default, which may change over time. */
  version?: string;
  /**
   * Whether to ask each question twice, with the options in opposite orders, and average the two answers. This removes
   * the effect of the order alone. The engine gets twice the requests and tokens. The bill stays the same, unless this
   * server bills by requests. Only `openai` supports it, for each type. See `orders` for any other engine. With another engine, it is `invalid_request`. Default: false.
   */
  both_orders?: boolean;
  /**
   * In how many orders the options of a `choice` are asked: 1 to 4. The answer is the mean of the distributions. An
   * engine that prefers the first or the last option does so in each order, and the mean cancels it. The second order is
   * the reverse of the first, the third begins in the middle, and the fourth is the reverse of the third. So 2 and 4 put
   * each option as far in front as behind. `none_of_the_above` stays last. All documents with the same options are asked
   * in the same orders. Options that are documents may be too few for so many orders; then each order that there is is
   * asked once.
   *
   * Each order is a request of its own that is metered and billed like an answer, so 2 costs twice as much. If one of
   * them fails, there is no answer. A cascade asks its first engine in the first order alone. Every engine supports it.
   * With another type, with fixed options that have fewer orders, with `learn` or with `both_orders`, more than 1 is
   * `invalid_request`. Default: 1.
   */
  orders?: number;
  /**
   * Whether the engine learns from outcomes. It begins with 30 documents that have one, and learns again when they have
   * grown by a half. What it has learned is used where answers to held-out documents are better with it. Then answers
   * have an engine version of their own, such as `embedding-1.0.0+1`, and so a calibration of their own. Answers that
   * are there stay as they are; run a backfill to renew them. Only `embedding` supports it, for fixed options and no
   * composites. Otherwise it is `invalid_request`. Default: false.
   */
  learn?: boolean;
  /**
   * Asks a cheap engine first, and this engine only where the cheap one is not certain. Not for composites, and not with
   * `learn`. Default: this engine answers everything.
   */
  cascade?: CascadeInput;
}

/** One entry of the evaluation log. An engine was asked about a document, or an answer was carried forward. */
export interface Evaluation {
  /** The id of the evaluation. It is unique in the namespace, and later evaluations have larger ids. */
  id: string;
  /** The namespace of the document. On a template prefix there are many. */
  namespace: NamespaceName;
  /** The document. */
  document_id: DocumentId;
  /** The revision of the document that was judged. */
  revision: number;
  /** The incarnation of the document. */
  incarnation: number;
  /** The version of the judgment that was asked. */
  version: VersionNumber;
  /** The engine that was asked, or whose answer was carried forward. */
  engine: EvaluationEngine;
  /** The time of the evaluation. */
  evaluated_at: Timestamp;
  /**
   * Whether it gives the document no answer: it was made for a shadow report, a sentinel or a robustness job, or a cascade passed its
   * question on to the next engine (`passed_on`).
   */
  shadow: boolean;
  /**
   * Whether it is of the first engine of a cascade, and the question is passed on to the next engine. The next engine's
   * evaluation has the same `evaluated_at`. There is none if a job was paused or ended, or a server stopped, before the next
   * engine answered. Absent otherwise.
   */
  passed_on?: boolean;
  /**
   * The other way in which a `robustness` job asked. The answer is logged as the engine gave it: of a `negated` question, yes means
   * no. Absent when the judgment's own question was asked about the document's own context.
   */
  asked_as?: RobustnessVariant;
  /**
   * Whether the answer was carried forward: no engine was asked, and it cost nothing. This happens when the compiled
   * context, question and engine version equal those of another answer. That answer is stored, is in the log for
   * another version, or was just being computed for another revision. With `reuse` in the definition, it may also be the
   * answer of another document. What a cascade's first engine answered is also carried when only the next engine is asked
   * again.
   */
  carried: boolean;
  /**
   * The id of the evaluation that was asked and billed, when the answer was carried from another document, revision,
   * version or attempt. It is in the log of the same judgment, unless its document was deleted before it was stored, or the log no
   * longer keeps it. With `reuse: "organization"` it may be in another namespace. Absent when an engine was asked, and
   * when the document's own stored answer was carried forward.
   */
  reused_from?: string;
  /**
   * Whether this repeats an earlier request to the engine. A process crashed before it stored the answer. Only requests
   * in flight at that moment are repeated. Retries after a failure that is in the log are not marked. Absent otherwise.
   */
  repeated?: boolean;
  /** `bool`: the probability of yes, 0 to 1. */
  p?: number;
  /** `choice`: the most probable option, or `none_of_the_above` when none fits. */
  value?: string;
  /** `score`: the expected level, from 0 to the number of levels minus one. It is the mean of the levels weighted by `dist`. */
  score?: number;
  /** `choice`: the probability of each option and of `none_of_the_above`. `score`: the probability of each level. */
  dist?: Distribution;
  /** `choice`: the probability of `none_of_the_above`. */
  escape_p?: number;
  /** The probability of yes for each part. Composites only. */
  parts?: {
    [name: string]: number;
  };
  /** The tokens of context and question, in all orders of `engine.orders` together. 0 when carried or failed. */
  tokens: number;
  /** The judgment units billed. 0 when carried or failed. */
  judgment_units: number;
  /**
   * The number of requests to the server of the engine that the answer took. Absent when the answer was carried or
   * failed, and in older evaluations.
   */
  requests?: number;
  /** Why the evaluation failed. Then the numbers are absent. */
  error?: AnswerError;
}

/** The engine that was asked. */
export interface EvaluationEngine {
  /** The engine. */
  name: EngineName;
  /** The version that answered, as the engine names it. Null when the engine did not answer. */
  version: string | null;
}

/** One page of the evaluation log. */
export interface EvaluationList {
  /** The evaluations, newest first. */
  evaluations: Evaluation[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
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

/** How an answer is computed. The context is compiled at the time of this request. */
export interface Explanation {
  /** The document. */
  document_id: DocumentId;
  /** The current revision of the document, from which the context is compiled. */
  revision: number;
  /** The judgment. */
  judgment: Name;
  /** The active version of the judgment. */
  version: VersionNumber;
  /** The answer, as a read returns it. */
  answer: Answer;
  /** The whole text of the question, for people: with its criteria, options or levels, one per line. Its tokens are billed. */
  question: string;
  /**
   * The questions that the engine gets over this context, in this order: one question, or one for each part of a
   * composite, or with `engine.orders` one for each order of the options. Each is exactly what the engine gets: `id`, `type`, `question` and the members of its type. These are
   * `criteria`, `options` with `none_of_the_above`, or `levels`.
   */
  questions?: JsonObject[];
  /** The compiled context as a JSON value. */
  context: JsonObject;
  /**
   * The compiled context, byte for byte as every engine shows it to its model. It is canonical JSON, and `context_hash`
   * is its hash.
   */
  context_text?: string;
  /**
   * SHA-256 of the context's canonical bytes, in hexadecimal. While it stays the same, answers are carried forward.
   * With `hidden_relations`, it is the hash of what is shown here.
   */
  context_hash: string;
  /**
   * Relations that the engine sees but this key does not, because their documents are in a namespace outside its scope.
   * `context`, `context_text` and the options of `questions` leave them out. Absent when there are none.
   */
  hidden_relations?: Name[];
  /** The parts that were cut to fit `max_tokens`. Empty when there are none. */
  cuts: ContextCut[];
  /** The tokens of context and question. With `engine.orders`, each order sends as many. */
  tokens: number;
  /** The size class, which sets the units. `extra_large` also stands for contexts that are too large for every engine. */
  size_class: SizeClass;
  /**
   * The judgment units that one evaluation bills. 0 when no engine would be asked, for example because the context is
   * too large for every engine. When the operator's price list bills requests, this is the most.
   */
  judgment_units: number;
  /**
   * The most requests to the server of the engine that one evaluation takes. Usually 1, more with `engine.orders`, and
   * for an engine that asks in rounds or in two orders. 0 when no engine would be asked.
   */
  requests?: number;
  /** The number of requests that the present answer took. Absent when there is none, or no engine was asked for it. */
  requests_taken?: number;
  /** The engine that the version uses. */
  engine: EngineSelection;
  /** Which engine of a cascade answered, and why. Absent without a cascade. */
  cascade?: CascadeExplanation;
  /** The calibration of this answer. Null when there is none. */
  calibration: AppliedCalibration | null;
  /** The weights that combine the parts of the answer. Present exactly when the active version is a composite. */
  weights?: CompositeWeights;
  /** The arithmetic of each threshold, by name. Empty while there is no answer. */
  thresholds: {
    [name: string]: ThresholdArithmetic;
  };
}

/** The changes to fan-out. Absent members stay as they are, and null restores the default. */
export interface FanoutChanges {
  /** The documents that fan-out covers. Null means all. */
  scope?: FanoutScopeChanges | null;
  /** How long to wait for further changes before the documents are judged, in milliseconds. Null means 0. */
  debounce_ms?: Milliseconds | null;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. Null means 60,000. */
  max_wait_ms?: Milliseconds | null;
}

/** Which of the dependent documents are judged again after a change. The answers of the others become `stale`. */
export interface FanoutScope {
  /** Only documents whose `created_at` is within this time before the change. Default: all. */
  created_within?: Duration;
  /** Only documents whose attributes match. Default: no filter. */
  where?: AttributeMatch;
}

/** The changes to a fan-out scope. Absent members stay as they are, and null removes a member. */
export interface FanoutScopeChanges {
  /** Only documents whose `created_at` is within this time before the change. Null means all. */
  created_within?: Duration | null;
  /** Only documents whose attributes match. This replaces the former condition. Null means no filter. */
  where?: AttributeMatch | null;
}

/** Which of the dependent documents are judged again after a change. The answers of the others become `stale`. */
export interface FanoutScopeInput {
  /** Only documents whose `created_at` is within this time before the change. Default: all. */
  created_within?: Duration;
  /** Only documents whose attributes match. Default: no filter. */
  where?: AttributeMatch;
}

/**
 * Fan-out: how a change elsewhere causes judging again of the documents whose context shows it. The change may be in a
 * related document, in an answer's band or cut, or in a group's band. There are no fan-out jobs and nothing to confirm.
 * Fan-out runs within the namespace's budget.
 */
export interface FanoutSettings {
  /** The documents that fan-out covers. Default: all. */
  scope?: FanoutScopeInput;
  /**
   * How long to wait for further changes before the documents are judged, in milliseconds. Each change restarts the
   * wait. Default 0.
   */
  debounce_ms?: Milliseconds;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. Default 60,000. */
  max_wait_ms?: Milliseconds;
}

/**
 * The origin of a fan-out setting's value.
 *
 * - `judgment`: The judgment sets it. For an inherited judgment, its template sets it.
 * - `override`: This namespace sets it and overrides the inherited value.
 * - `default`: Nothing sets it, so the default applies.
 */
export type FanoutSource = "judgment" | "override" | "default";

/** The origin of each member of `freshness.fanout`. */
export interface FanoutSources {
  /** The origin of `scope`. */
  scope?: FanoutSource;
  /** The origin of `debounce_ms`. */
  debounce_ms?: FanoutSource;
  /** The origin of `max_wait_ms`. */
  max_wait_ms?: FanoutSource;
  /**
   * Retired with fan-out jobs.
   *
   * @deprecated
   */
  job_above?: FanoutSource;
  /**
   * Retired with fan-out jobs.
   *
   * @deprecated
   */
  confirm_jobs?: FanoutSource;
  /**
   * Retired with fan-out jobs.
   *
   * @deprecated
   */
  auto_daily_limit?: FanoutSource;
}

/** The weight of one feature of a composite. */
export interface FeatureWeight {
  /** The path of the attribute. */
  path: string;
  /** The factor for (value − `mean`) / `scale`. A document without the attribute adds nothing. */
  weight: number;
  /** The mean over the documents that the weights were fitted to. */
  mean: number;
  /** The standard deviation over these documents, or 1 if it is 0. */
  scale: number;
}

/** The engine that a cascade asks first. Its members mean the same as in `engine`. */
export interface FirstEngine {
  /** The name of the engine. */
  name: EngineName;
  /** The model or version to ask. */
  version?: string;
  /** Whether to ask each question twice, with the options in opposite orders. */
  both_orders?: boolean;
}

/** The engine that a cascade asks first. Its members mean the same as in `engine`. */
export interface FirstEngineInput {
  /** The name of the engine. */
  name: EngineName;
  /** The model or version to ask. */
  version?: string;
  /** Whether to ask each question twice, with the options in opposite orders. */
  both_orders?: boolean;
}

/**
 * How an answer relates to the document's current revision. The service computes it from the stored answer at read time.
 *
 * - `fresh`: The active version computed the answer for the current revision, or for one with the same compiled context, question and engine version.
 * - `pending`: The document is being judged, or will be soon. The answer was not ready within the wait.
 * - `stale`: The answer belongs to an earlier revision or version. The judgment's policy will not judge the current one by itself.
 * - `unavailable`: This incarnation of the document was never judged.
 */
export type Freshness = "fresh" | "pending" | "stale" | "unavailable";

/**
 * The freshness settings to change, as a JSON merge patch (RFC 7396). Absent members stay as they are. Null restores
 * the default. On a namespace that inherits the judgment, null removes the override, so that the template's value
 * applies.
 */
export interface FreshnessChanges {
  /** The policy. Null means `on_write`. */
  policy?: FreshnessPolicy | null;
  /** How long a document must stay unchanged before it is judged, in milliseconds. Null means 0. */
  debounce_ms?: Milliseconds | null;
  /** The time between two runs. Send null when you change the policy from `periodic` to another. */
  interval?: Duration | null;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. Null means 60,000. */
  max_wait_ms?: Milliseconds | null;
  /** How a change elsewhere causes judging again. Null restores all defaults. */
  fanout?: FanoutChanges | null;
}

/**
 * When a judgment answers. Under every policy, if a write leaves the context unchanged, the answer is carried forward
 * at no cost.
 *
 * The same holds after a change elsewhere that the context shows, unless `fanout.scope` excludes the document. With
 * `manual` and `periodic`, the context is compiled. If it is different, the answer becomes `stale`. With `on_read`, the
 * answer is `stale` until it is read.
 *
 * A change of policy or times applies to later writes. Documents that already wait are judged at the time planned
 * before.
 *
 * - `on_write`: After every write of the document, unless the compiled context equals one that was judged before. The default.
 * - `on_read`: When the document is read, or when a write waits for the answer. Queries and subscriptions cannot wait for it. A query shows the stored answers. In the background, it then causes judging for those of its rows that are not fresh. That covers the rows of the page and the judgments that the query includes, filters by or ranks by. Each answer costs as after a write. It is not in the query's own `usage`. What an engine has refused is not asked again until its context or the version changes.
 * - `periodic`: Every `interval`, by a `periodic` job. Between runs, written documents are `stale`. The first run comes one interval after the policy was set. It covers all documents, and so does the first run of another version. Later runs cover documents that were written, or whose context shows something that changed. What an engine has refused is not asked again until something changes. On a template prefix, a namespace whose budget is used up is left to the next run, and the others continue.
 * - `manual`: Only by a backfill, or when a write waits for the answer. After other writes, the answer is `stale`.
 */
export type FreshnessPolicy = "on_write" | "on_read" | "periodic" | "manual";

/** When a judgment answers. This is a setting: it belongs to the judgment, not to a version. */
export interface FreshnessSettings {
  /** The policy. Default `on_write`. */
  policy?: FreshnessPolicy;
  /**
   * How long a document must stay unchanged before it is judged after a write, in milliseconds, counted from its last
   * write. Default 0: at once. Requests that wait for an answer do not wait for this time.
   */
  debounce_ms?: Milliseconds;
  /**
   * The time between two runs, at least `1m`. `periodic` needs it, and no other policy accepts it (otherwise
   * `invalid_request`).
   */
  interval?: Duration;
  /**
   * The longest delay that `debounce_ms` may cause, in milliseconds, counted from the first write that has no answer
   * yet. Default 60,000.
   */
  max_wait_ms?: Milliseconds;
  /** How a change elsewhere causes judging again. */
  fanout?: FanoutSettings;
}

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

/** A text for the engine, 1 to 4,000 characters. */
export type InstructionText = string;

/** A field to join on: `id` or an attribute. */
export type JoinPath = string;

/** A judgment: a named question. The question has versions; the settings belong to no version. */
export interface Judgment {
  /** The name of the judgment. */
  name: Name;
  /** The version that answers. Null after deactivation. */
  active_version: VersionNumber | null;
  /** When the judgment answers: the settings that apply here. */
  freshness: JudgmentFreshness;
  /** The thresholds that apply here. */
  thresholds: Thresholds;
  /** The versions, oldest first. */
  versions: JudgmentVersion[];
  /** The template prefix that the judgment is inherited from. Absent when it belongs to the namespace itself. */
  template?: TemplatePrefix;
  /** The settings that this namespace overrides. Present exactly when the judgment is inherited. */
  overrides?: JudgmentOverride[];
  /** The origin of each value of `freshness.fanout`. Present exactly when `freshness.fanout` is. */
  fanout_sources?: FanoutSources;
  /** The weights in use. Present exactly when the active version is a composite. */
  weights?: CompositeWeights;
  /** What its engine has learned for the active version. Absent until it has. */
  learned?: LearnedAnswers;
  /** The bound of its cascade with `max_disagreement`. Absent until it was looked for. */
  cascade?: CascadeBound;
  /** Points to check in the definition. Absent when there are none. */
  warnings?: JudgmentWarning[];
}

/** A judgment to create, with its first version. */
export interface JudgmentCreate {
  /** The name of the judgment. It is unique in the namespace or on the template prefix. */
  name: Name;
  /** The question to ask of each document. */
  question: InstructionText;
  /** The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`. */
  type: JudgmentType;
  /** How to decide. A `score` needs it, because it contains the levels. */
  criteria?: CriteriaInput;
  /** The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`). */
  options?: OptionsInput;
  /** What the engine sees. Default: all attributes and the whole state of the document. */
  context?: ContextRecipeInput;
  /** The engine that answers. Default: the server's default engine. */
  engine?: EngineSelectionInput;
  /**
   * The time from an answer until its outcome is known. An outcome is compared with the newest evaluation made at or
   * before its `observed_at` minus this time.
   *
   * @default "0s"
   */
  horizon?: DurationOrZero;
  /** Which documents share answers. Default: `document`. */
  reuse?: AnswerReuse;
  /** The documents that the judgment applies to. Other documents have no answer to it. Default: every document. */
  applies_to?: AttributeMatch;
  /**
   * Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
   * become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
   * nothing.
   */
  thresholds?: ThresholdsInput;
  /**
   * Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
   * combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
   * outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
   * composite is billed as one judgment whose question is the text of all parts.
   */
  parts?: PartInput[];
  /**
   * Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
   * counts as its mean. Before the first fit, features have no weight.
   */
  features?: AttributePath[];
  /** When the judgment answers. Default: after every write. */
  freshness?: FreshnessSettings;
}

/** The definition of a version, as it was given. It never changes. */
export interface JudgmentDefinition {
  /** The name of the judgment. */
  name: Name;
  /** The question to ask of each document. */
  question: InstructionText;
  /** The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`. */
  type: JudgmentType;
  /** How to decide. A `score` needs it, because it contains the levels. */
  criteria?: Criteria;
  /** The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`). */
  options?: Options;
  /** What the engine sees. Default: all attributes and the whole state of the document. */
  context?: ContextRecipe;
  /** Which documents share answers. Default: `document`. */
  reuse?: AnswerReuse;
  /** The documents that the judgment applies to. Other documents have no answer to it. Default: every document. */
  applies_to?: AttributeMatch;
  /**
   * Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
   * become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
   * nothing.
   */
  thresholds?: Thresholds;
  /**
   * Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
   * combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
   * outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
   * composite is billed as one judgment whose question is the text of all parts.
   */
  parts?: Part[];
  /**
   * Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
   * counts as its mean. Before the first fit, features have no weight.
   */
  features?: AttributePath[];
  /** The engine that answers. If none was named, it is the server's default at that time. */
  engine: EngineSelection;
  /** The time from an answer until its outcome is known. `0s` when none was given. */
  horizon: DurationOrZero;
}

/** The fan-out settings that apply, including defaults. */
export interface JudgmentFanout {
  /** The documents that fan-out covers. Default: all. */
  scope?: FanoutScope;
  /**
   * How long to wait for further changes before the documents are judged, in milliseconds. Each change restarts the
   * wait. Default 0.
   */
  debounce_ms?: Milliseconds;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. Default 60,000. */
  max_wait_ms?: Milliseconds;
  /**
   * Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  job_above?: number;
  /**
   * Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  confirm_jobs?: boolean;
  /**
   * Retired with fan-out jobs. It has no effect. This server does not return it, and requests that set it are refused.
   *
   * @deprecated
   */
  auto_daily_limit?: number;
}

/**
 * When a judgment answers: the settings that apply here. They combine the defaults, the template's settings and this
 * namespace's overrides.
 */
export interface JudgmentFreshness {
  /** The policy. */
  policy: FreshnessPolicy;
  /** How long a document must stay unchanged before it is judged, in milliseconds. */
  debounce_ms: Milliseconds;
  /** The time between two runs. Present exactly when `policy` is `periodic`. */
  interval?: Duration;
  /** The longest delay that `debounce_ms` may cause, in milliseconds. */
  max_wait_ms: Milliseconds;
  /** How a change elsewhere causes judging again. Absent when it was never set. Then the defaults apply. */
  fanout?: JudgmentFanout;
}

/** One page of judgments. */
export interface JudgmentList {
  /** The judgments, sorted by name. */
  judgments: Judgment[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/**
 * A setting of a template that a namespace may override.
 *
 * - `thresholds`: The thresholds.
 * - `freshness`: The freshness settings.
 */
export type JudgmentOverride = "thresholds" | "freshness";

/**
 * The type of a judgment's answer.
 *
 * - `bool`: Yes or no. The answer is a probability `p`.
 * - `choice`: One of several options. The answer is a distribution over them.
 * - `score`: A level of an ordered scale. The answer is the expected level.
 */
export type JudgmentType = "bool" | "choice" | "score";

/** The settings to change, as a JSON merge patch (RFC 7396). Absent members stay as they are. */
export interface JudgmentUpdate {
  /**
   * The thresholds to set. Null as a value removes that threshold. Null instead of the object removes all of them. On a
   * namespace that inherits the judgment, it restores the template's thresholds.
   */
  thresholds?: ThresholdChanges | null;
  /**
   * The freshness settings to change. Null instead of the object restores the defaults. On a namespace that inherits
   * the judgment, it restores the template's settings.
   */
  freshness?: FreshnessChanges | null;
}

/** One version of a judgment. It never changes. It is kept as long as the judgment exists. */
export interface JudgmentVersion {
  /** The number of the version. Numbers start at 1. */
  version: VersionNumber;
  /** The time when the version was created. */
  created_at: Timestamp;
  /** The definition: what the version asks, and how. */
  definition: JudgmentDefinition;
}

/**
 * Something in a definition that may be a mistake.
 *
 * - `tenants_choose_related`: A version on a template prefix has a relation to documents of one `namespace`, and finds them by an attribute that tenants write. So a tenant chooses which of those documents the engine sees, and its answers may reveal their content. `explain` shows them only to keys whose scope covers their namespace.
 */
export type JudgmentWarning = "tenants_choose_related";

/**
 * What the engine has last learned from outcomes for the active version, and how much better answers are with it. All figures are means over
 * documents with outcomes, each of them held out of what was learned, in five parts. A document counts if it has not changed since its
 * outcome was observed, less the horizon.
 */
export interface LearnedAnswers {
  /** The engine, with the version of answers that use it. */
  engine: EngineVersion;
  /**
   * Whether new answers use it: the log loss is smaller with it, by more than chance explains. The intervals of 95% of the differences to the
   * answers as they are, and to calibrated ones, are above 0.
   */
  in_use: boolean;
  /** When it was learned. */
  learned_at: Timestamp;
  /** The documents that had outcomes. It learns again when they have grown by a half. */
  labels: number;
  /** The documents that it learned from: those with the newest outcomes, at most 1,000. */
  documents: number;
  /** The log loss with what was learned, in nats. */
  log_loss: number;
  /** The log loss without, calibrated if that is better. */
  log_loss_before: number;
  /** The share of documents whose likeliest answer is right, with what was learned. */
  accuracy: Share;
  /** The same without. */
  accuracy_before: Share;
}

/** The levels of a `score`: 2 to 10, lowest first. The first is level 0. */
export type LevelCriteria = InstructionText[];

/** Milliseconds, 0 to 86,400,000 (one day). */
export type Milliseconds = number;

/** The options of a `choice`. */
export type Options = ChoiceOptions | OptionsFrom;

/**
 * Options that are documents. The judgment decides which document of a blocking relation is meant. The answer's `value`
 * is the id of one of them, or `none_of_the_above`. The engine sees an option as the beginning of what the relation
 * shows of its document. If no document shares the key, no engine is asked. Such an entity judgment needs an index on
 * its key attribute. Creating the judgment starts the `reference_index` job. Its answers are `pending` until that job
 * is done.
 */
export interface OptionsFrom {
  /** The name of the relation in `context.related`. It must be a blocking relation. */
  from: Name;
}

/**
 * Options that are documents. The judgment decides which document of a blocking relation is meant. The answer's `value`
 * is the id of one of them, or `none_of_the_above`. The engine sees an option as the beginning of what the relation
 * shows of its document. If no document shares the key, no engine is asked. Such an entity judgment needs an index on
 * its key attribute. Creating the judgment starts the `reference_index` job. Its answers are `pending` until that job
 * is done.
 */
export interface OptionsFromInput {
  /** The name of the relation in `context.related`. It must be a blocking relation. */
  from: Name;
}

/** The options of a `choice`. */
export type OptionsInput = ChoiceOptionsInput | OptionsFromInput;

/** One part of a composite: a yes-or-no question over the same context. */
export interface Part {
  /** The name of the part in the answer's `parts`. It is unique in the definition. */
  name: Name;
  /** The question of the part. */
  question: InstructionText;
}

/** One part of a composite: a yes-or-no question over the same context. */
export interface PartInput {
  /** The name of the part in the answer's `parts`. It is unique in the definition. */
  name: Name;
  /** The question of the part. */
  question: InstructionText;
}

/** The weight of one part of a composite. */
export interface PartWeight {
  /** The name of the part. */
  name: string;
  /** The factor for the part's log-odds. Log-odds beyond −9.21 or 9.21 are set to these limits. */
  weight: number;
}

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
 * The size class of a compiled context plus question. It sets the judgment units.
 *
 * - `standard`: Up to 2,000 tokens: 1 unit.
 * - `large`: Up to 8,000 tokens: 4 units.
 * - `extra_large`: Up to 32,000 tokens: 16 units.
 */
export type SizeClass = "standard" | "large" | "extra_large";

/**
 * A recipe that fits. The service computes it from a sample of up to 200 documents that the judgment applies to. These
 * are the ones that changed last, and the first by id. The sample has about 4 MB at most, and of a larger state the
 * service reads the first 1,048,576 characters as the database stores it. The recipe shows the fields that carry
 * information, nearest to the root and smallest first. It stays within the standard size class if the question leaves
 * room for that. Costs are in judgment units, because no response contains prices.
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

/**
 * One threshold. For a `bool`, a number for `p`. For a `score`, a number for `score`. For a `choice`, an option and its
 * smallest probability. A `choice` may also have a threshold named `escape`, which is a number for `escape_p`. A
 * threshold that does not fit its judgment is `invalid_request`.
 */
export type Threshold = ThresholdNumber | ChoiceThreshold;

/** The arithmetic of one threshold: `result` is `number >= gte`. */
export interface ThresholdArithmetic {
  /** The raw number that the threshold compares: `p`, `score`, `escape_p` or `dist.<value>`. */
  field: string;
  /** The value of that number. */
  number: number;
  /** The smallest value for which the threshold is true. */
  gte: number;
  /** Whether the number is at least `gte`. */
  result: boolean;
}

/** A threshold to set, or null to remove it. */
export type ThresholdChange = ThresholdNumber | ChoiceThresholdInput | null;

/** Thresholds by name. A value sets the threshold, and null removes it. Thresholds that you do not name stay as they are. */
export interface ThresholdChanges {
  [name: string]: ThresholdChange;
}

/**
 * One threshold. For a `bool`, a number for `p`. For a `score`, a number for `score`. For a `choice`, an option and its
 * smallest probability. A `choice` may also have a threshold named `escape`, which is a number for `escape_p`. A
 * threshold that does not fit its judgment is `invalid_request`.
 */
export type ThresholdInput = ThresholdNumber | ChoiceThresholdInput;

/**
 * A threshold number. The threshold is true when the answer's number is at least this. It is from 0 to 1 for `p` and
 * `escape_p`, and from 0 to the highest level for `score`. A number outside this range is `invalid_request`.
 */
export type ThresholdNumber = number;

/**
 * Thresholds by name, at most 32. The service evaluates them at read time, always on the raw numbers of the answer. So
 * a change applies at once to every answer. Only judgments that read the thresholds' booleans judge again.
 */
export interface Thresholds {
  [name: string]: Threshold;
}

/**
 * Thresholds by name, at most 32. The service evaluates them at read time, always on the raw numbers of the answer. So
 * a change applies at once to every answer. Only judgments that read the thresholds' booleans judge again.
 */
export interface ThresholdsInput {
  [name: string]: ThresholdInput;
}

/** What a definition answered on trial. */
export interface Trial {
  /** The documents, in the order of the request. */
  documents: TriedDocument[];
  /** The engine that was asked. */
  engine: EngineSelection;
  /** What the trial used. With `dry_run`, the most that it would use. */
  usage: Usage;
  /** The price in US dollars, at graduated tiers that include what the organization already used this month. */
  cost_usd: Usd;
}

/** A definition to try, and the documents to try it on. */
export interface TrialRequest {
  /** The name of the judgment. It is unique in the namespace or on the template prefix. */
  name: Name;
  /** The question to ask of each document. */
  question: InstructionText;
  /** The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`. */
  type: JudgmentType;
  /** How to decide. A `score` needs it, because it contains the levels. */
  criteria?: CriteriaInput;
  /** The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`). */
  options?: OptionsInput;
  /** What the engine sees. Default: all attributes and the whole state of the document. */
  context?: ContextRecipeInput;
  /** The engine that answers. Default: the server's default engine. */
  engine?: EngineSelectionInput;
  /**
   * The time from an answer until its outcome is known. An outcome is compared with the newest evaluation made at or
   * before its `observed_at` minus this time.
   *
   * @default "0s"
   */
  horizon?: DurationOrZero;
  /** Which documents share answers. Default: `document`. */
  reuse?: AnswerReuse;
  /** The documents that the judgment applies to. Other documents have no answer to it. Default: every document. */
  applies_to?: AttributeMatch;
  /**
   * Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
   * become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
   * nothing.
   */
  thresholds?: ThresholdsInput;
  /**
   * Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
   * combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
   * outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
   * composite is billed as one judgment whose question is the text of all parts.
   */
  parts?: PartInput[];
  /**
   * Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
   * counts as its mean. Before the first fit, features have no weight.
   */
  features?: AttributePath[];
  /** When the judgment answers. Default: after every write. */
  freshness?: FreshnessSettings;
  /** The documents, each once. All of them must exist in the namespace. */
  document_ids: DocumentId[];
  /**
   * True compiles the contexts and asks no engine. Units and cost are then the most that the trial would take.
   *
   * @default false
   */
  dry_run?: boolean;
}

/** What a trial shows of one document. */
export interface TriedDocument {
  /** The document. */
  document_id: DocumentId;
  /** Its current revision, from which the context was compiled. */
  revision: number;
  /** Whether the definition applies to it. If not, only the members above this one are present. */
  applies: boolean;
  /**
   * The answer. It is stored nowhere, so it has no `version`. If there is none, `freshness` is `unavailable`, and `error`
   * says why. Absent with `dry_run`.
   */
  answer?: Answer;
  /** The whole text of the question, for people: with its criteria, options or levels, one per line. */
  question?: string;
  /** The compiled context, byte for byte as every engine shows it to its model. */
  context_text?: string;
  /** SHA-256 of the context's bytes, in hexadecimal. */
  context_hash?: string;
  /** The parts that were cut to fit `max_tokens`. Empty when there are none. */
  cuts?: ContextCut[];
  /** The tokens of context and question. */
  tokens?: number;
  /** The size class, which sets the units. */
  size_class?: SizeClass;
  /** The judgment units that were billed. 0 when there is no answer of an engine. With `dry_run`, the most that it would bill. */
  judgment_units?: number;
}

/** A version to create. Send the whole definition, not only the differences. */
export interface VersionCreate {
  /** The judgment's name, as in the path. You may leave it out, but it must not differ. */
  name?: Name;
  /** The question to ask of each document. */
  question: InstructionText;
  /** The type of the answer. All versions of a judgment have the same type. Another type is `invalid_request`. */
  type: JudgmentType;
  /** How to decide. A `score` needs it, because it contains the levels. */
  criteria?: CriteriaInput;
  /** The options of a `choice`. A `choice` needs them, and no other type accepts them (otherwise `invalid_request`). */
  options?: OptionsInput;
  /** What the engine sees. Default: all attributes and the whole state of the document. */
  context?: ContextRecipeInput;
  /** The engine that answers. Default: the server's default engine. */
  engine?: EngineSelectionInput;
  /**
   * The time from an answer until its outcome is known. An outcome is compared with the newest evaluation made at or
   * before its `observed_at` minus this time.
   *
   * @default "0s"
   */
  horizon?: DurationOrZero;
  /** Which documents share answers. Default: `document`. */
  reuse?: AnswerReuse;
  /** The documents that the judgment applies to. Other documents have no answer to it. Default: every document. */
  applies_to?: AttributeMatch;
  /**
   * Thresholds by name. They are a setting of the judgment, not of a version. The thresholds of the first version
   * become the setting, and PATCH changes it. Thresholds in a later version are stored with its definition and change
   * nothing.
   */
  thresholds?: ThresholdsInput;
  /**
   * Makes a `bool` a composite. Each part is asked as a `bool` over the same context. The answer is a logistic
   * combination of the parts' log-odds and the `features`. The shadow job and a nightly run fit the weights to
   * outcomes. Before the first fit, they are equal. Only a `bool` accepts parts, and then it accepts no `criteria`. A
   * composite is billed as one judgment whose question is the text of all parts.
   */
  parts?: PartInput[];
  /**
   * Attributes, numbers or booleans, that a composite combines with its parts. Only with `parts`. A missing attribute
   * counts as its mean. Before the first fit, features have no weight.
   */
  features?: AttributePath[];
}
