// Generated from spec/ by `npm run generate`. Do not edit.
import type { AttributePath, Cursor, DocumentId, JobId, Name, NamespaceName, NamespaceOrTemplate, Timestamp, Usd, VersionNumber } from "../common/types.ts";
import type { DiscoveryProposal } from "../discovery/types.ts";
import type { EvaluationExport } from "../exports/types.ts";
import type { AnswerErrorCode, Thresholds } from "../judgments/types.ts";
import type { IntervalEstimate } from "../shares/types.ts";

/** The answers of a `bool` version over the sample. */
export interface BoolShadowSide {
  /** The type of the version. */
  type: "bool";
  /** The mean of `p`. */
  mean: number;
  /** A histogram of `p`, with 10 bars of equal width. */
  histogram: HistogramBin[];
}

/** The answers of a `choice` version over the sample. */
export interface ChoiceShadowSide {
  /** The type of the version. */
  type: "choice";
  /** Each option and `none_of_the_above`, in the order of the definition. */
  options: OptionShare[];
  /** The share of the answers whose `value` is `none_of_the_above`, 0 to 1. */
  escape_rate: number;
}

/**
 * How well answers match the labels, defined as in scikit-learn. Answers with fitted weights are cross-validated in 5
 * folds: the weights for each fold were fitted without it.
 */
export interface CompositeMetrics {
  /** The number of labelled documents behind these figures. */
  measured?: number;
  /** The share of labels that the answer, cut at 0.5, predicts correctly. */
  accuracy: number;
  /** The mean negative natural logarithm of the probability that was given to the label. */
  log_loss: number;
  /** The mean distance between predicted and observed over 10 bins of equal width, weighted by their counts. */
  expected_calibration_error: number;
  /** The lower end of the 95% interval of the error. It contains the true error in at least 95 of 100 samples. */
  expected_calibration_error_low?: number;
  /** The upper end of that interval. */
  expected_calibration_error_high?: number;
  /** The mean squared distance between the probability and the label, 1 or 0. */
  brier_score?: number;
}

/**
 * A comparison of a composite version with newly fitted weights and the active version. The job fails when it has fewer
 * than 50 labelled documents, or fewer than 10 of either class. Then its `error` begins with `insufficient_labels`.
 */
export interface CompositeShadowReport {
  /** The number of documents in the sample. */
  documents: number;
  /** The number of labelled documents that the weights were fitted to. */
  labels: number;
  /** The weight of each part and feature, in the order of the definition. */
  weights: CompositeWeight[];
  /**
   * The metrics of the active version. If its weights were fitted, they are cross-validated like the candidate's. Null
   * when the version answered none of the labelled documents.
   */
  current: CompositeMetrics | null;
  /** The metrics of the version that you want to activate, cross-validated. */
  candidate: CompositeMetrics;
  /** For each threshold, the number of sampled documents whose boolean would change. */
  threshold_flips: ThresholdFlips;
  /** The expected size and cost of judging every document with the version. */
  recompute: Estimate;
  /** One line for each reader whose rendered band or cut flips. Absent when there is none. */
  downstream?: DownstreamLine[];
}

/** One weight of a composite. */
export interface CompositeWeight {
  /** The name of the part, or the path of the attribute. */
  name: string;
  /** What the weight applies to. */
  kind: WeightKind;
  /** The weight in the active version. Null when the active version does not have it. */
  current: number | null;
  /** The fitted weight in the version that you want to activate. */
  candidate: number;
}

/**
 * A judgment that reads another judgment, and what it will judge again because a rendered band or cut of the other
 * flips. An answer counts when it is shown differently, or for the first time. For each such answer, the line counts
 * one new answer for each document that shows it and that the reader's `freshness.fanout` covers. The line is 0 for a
 * reader that does not answer on write: its answers become `stale`.
 */
export interface DownstreamLine {
  /** The reader. */
  judgment: Name;
  /** Answers per month (of 30 days), at the rate of the replayed history. */
  judgments_per_month: number;
  /** The cost of these answers per month, in US dollars. */
  cost_usd: Usd;
}

/**
 * The expected size and cost of judging some documents. `documents` is exact. Tokens, units and cost come from a random
 * sample of up to 1,000 of them. They leave out documents whose answers are fresh or whose contexts are unchanged. If
 * the sample contains all documents, these figures are exact too. Otherwise, in 19 of 20 cases, they are within
 * 1.96·s/(m·√1000) of the true figure. Here s is the standard deviation and m the mean over the documents. If the two
 * are equal, this is 6.2%.
 */
export interface Estimate {
  /** The number of documents in scope. */
  documents: number;
  /** The tokens of their contexts and questions. */
  tokens: number;
  /** The judgment units. Each judgment counts by its size class, and by what else the operator's price list counts. */
  judgment_units: number;
  /**
   * The most requests to the server of the engine. When the operator's price list bills requests, the units and the price
   * are for this number, and answers that take fewer cost less.
   */
  requests?: number;
  /**
   * The documents that cost nothing, because the engine has answered an equal context, or will answer it for another
   * document in this scope. See `reuse` in definitions. A sample finds fewer equal contexts than all documents have. So
   * this figure may be too low, and then the cost is too high. Absent when it is 0.
   */
  reused?: number;
  /** The price in US dollars, at graduated tiers that include what the organization already used this month. */
  cost_usd: Usd;
  /** The shortest expected duration in seconds: the bulk rate plus about 2 s for each page of 256 documents. */
  duration_s: number;
  /**
   * One line for each reader whose rendered band or cut flips. Absent when there is none. It is based on the answers of
   * the sampled documents in the last week, each compared with the one before it.
   */
  downstream?: DownstreamLine[];
}

/** One bar of a histogram over 0 to 1. */
export interface HistogramBin {
  /** The lower end of the bar. The bar includes it. */
  lower: number;
  /** The upper end of the bar. Only the last bar includes it. */
  upper: number;
  /** The number of answers in the bar. */
  count: number;
}

/** A long-running operation. */
export interface Job {
  /** The id of the job. */
  id: JobId;
  /** The type of the job. */
  type: JobType;
  /** The status of the job. */
  status: JobStatus;
  /** The namespace of the job. For a template job, the prefix. */
  namespace: NamespaceOrTemplate;
  /** The judgment of the job, if there is one. */
  judgment?: Name;
  /**
   * The estimate of the work. Null until it is computed, and when the job judges nothing. A `resync` job judges nothing
   * itself. Its `documents` are those whose answers it checks. Its `downstream` lines show what the readers of the
   * changed thresholds will judge again.
   */
  estimate: Estimate | null;
  /**
   * The cost of judging that this job has caused so far, in US dollars: the increase of the cost in `GET /usage`. It
   * includes retries after a failure. If several jobs store answers at the moment when a tier of the price list ends,
   * each counts as if it were the only one.
   */
  spend_usd: Usd;
  /** The progress of the job. */
  progress: JobProgress;
  /** The expected end at the current rate. Null when it is not known, while nothing moves, and after the end. */
  estimated_completion_at: Timestamp | null;
  /**
   * Why the job failed, or which budget paused it, for people. Null otherwise, also when a request paused it. A composite's shadow job fails with
   * `insufficient_labels: …` when it has fewer than 50 labelled documents, or fewer than 10 of either class.
   */
  error: string | null;
  /**
   * The number of documents that a `backfill` or `periodic` job could not judge. Either the engine refused them, their
   * context does not fit, or the engine failed 9 times for them within some minutes. The job continues with the other
   * documents and ends as `done`. `POST /jobs/{id}/retry` runs them again.
   */
  failed_count?: number;
  /** The first of the failed documents, up to 20. */
  failures?: JobFailure[];
  /**
   * Why a running job makes no progress, for example because its engine is not reachable. Null while it makes progress,
   * and when it is not running.
   */
  waiting?: JobWaiting | null;
  /** The job whose failed documents this `backfill` runs again. Present only in such a job. */
  retry_of?: JobId;
  /** The attribute of a `reference_index` job. Null for other jobs. */
  attribute: AttributePath | null;
  /**
   * Retired with fan-out jobs: null or absent.
   *
   * @deprecated
   */
  referenced?: JobReference | null;
  /** What a `resync` job renders again. Present only in such a job. */
  resync?: JobResync;
  /** The group of a `group_build` job. Present only in such a job. */
  group?: Name;
  /** The proposal of a `discover` job. Null until the job is `done`. Present only in such a job. */
  proposal?: DiscoveryProposal | null;
  /** The result of a `simulation` job. Null until the job is `done`. Present only in such a job. */
  simulation?: SimulationReport | null;
  /** The result of a `robustness` job. Null until the job is `done`. Present only in such a job. */
  robustness?: RobustnessReport | null;
  /** The version that a `shadow` job may activate. Present only in such a job. */
  version?: VersionNumber;
  /** The report of a `shadow` job. Null while the sample runs. Present only in such a job. */
  report?: JobReport | null;
  /** The export of an `evaluation_export` job. Present only in such a job. */
  export?: EvaluationExport;
  /** The time when the job was created. */
  created_at: Timestamp;
  /** The time of the last change to the job. */
  updated_at: Timestamp;
}

/** A document that a job could not judge. */
export interface JobFailure {
  /** The document. */
  document_id: DocumentId;
  /** The namespace of the document. */
  namespace: NamespaceName;
  /** The reason. The error of the document's answer says more. */
  code: AnswerErrorCode;
}

/** One page of jobs. */
export interface JobList {
  /** The jobs, newest first. */
  jobs: Job[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** The progress of a job. */
export interface JobProgress {
  /**
   * The number of documents done, including failed ones. A backfill counts the documents in its scope (the judgment's
   * `applies_to` and the backfill's `filters`). The number rises to `estimate.documents` and never exceeds it.
   * Documents written after the start are judged but not counted. The count restarts at 0 if another version is
   * activated meanwhile. An `evaluation_export` counts the evaluations written.
   */
  documents_done: number;
}

/** The document whose change caused the fan-out. Retired with fan-out jobs. */
export interface JobReference {
  /** The relation that shows the document. */
  relation: Name;
  /** The document. */
  document_id: DocumentId;
  /** The revision of the document at that time. */
  revision: number;
}

/** The report of a shadow job. The report of a composite version has `weights`. */
export type JobReport = ShadowReport | CompositeShadowReport;

/** What a `resync` job renders again. */
export interface JobResync {
  /** The thresholds before the change. */
  thresholds_before: Thresholds;
  /** The thresholds after the change. */
  thresholds_after: Thresholds;
  /** The judgments whose contexts show booleans of these thresholds. */
  readers: Name[];
}

/**
 * The status of a job. A `shadow` job begins as `awaiting_confirm` while its sample runs. A backfill and the other jobs
 * begin as `running`, or as `estimating` if they are estimated first. A job may change between `running` and `paused`.
 * `done`, `failed` and `cancelled` are final.
 *
 * - `estimating`: The estimate is being computed. After that, the job is `awaiting_confirm` or `running`.
 * - `awaiting_confirm`: The job waits for `confirm`.
 * - `running`: The job processes pages of 256 documents. After a crash, it continues from where it was. Only requests that were in flight to an engine are sent again.
 * - `paused`: The job is paused: by a request until someone resumes it, or by a budget until that allows it. `error` names the budget, and is null after a request.
 * - `done`: The job has finished its work.
 * - `failed`: The job has failed. `error` says why.
 * - `cancelled`: The job was ended by `cancel`.
 */
export type JobStatus = "estimating" | "awaiting_confirm" | "running" | "paused" | "done" | "failed" | "cancelled";

/**
 * The type of a job.
 *
 * - `backfill`: Judges existing documents.
 * - `shadow`: Judges a sample with a version that you want to activate. Then it waits for `confirm`, which activates the version.
 * - `periodic`: One run of a periodic judgment.
 * - `namespace_delete`: Removes the data of a deleted namespace.
 * - `reference_index`: Builds the index that an entity judgment's relations need.
 * - `fanout`: Retired. A change elsewhere now causes judging again without a job.
 * - `evaluation_export`: Writes the evaluation log to files. It never spends.
 * - `resync`: Renders the readers of a changed threshold again.
 * - `group_build`: Computes the first aggregates of a new group. It judges nothing.
 * - `discover`: Proposes options for a `choice`. It never spends.
 * - `simulation`: Computes what new thresholds would change. It never spends.
 * - `robustness`: Asks the same in other ways: how much answers depend on the order of options, on negation and on length. Its answers are logged as shadow evaluations and become no answers of documents. It goes in pages of 16 documents. If you cancel it, answers on their way are still billed.
 */
export type JobType =
  | "backfill"
  | "shadow"
  | "periodic"
  | "namespace_delete"
  | "reference_index"
  | "fanout"
  | "evaluation_export"
  | "resync"
  | "group_build"
  | "discover"
  | "simulation"
  | "robustness";

/**
 * The type of a job.
 *
 * - `backfill`: Judges existing documents.
 * - `shadow`: Judges a sample with a version that you want to activate. Then it waits for `confirm`, which activates the version.
 * - `periodic`: One run of a periodic judgment.
 * - `namespace_delete`: Removes the data of a deleted namespace.
 * - `reference_index`: Builds the index that an entity judgment's relations need.
 * - `evaluation_export`: Writes the evaluation log to files. It never spends.
 * - `resync`: Renders the readers of a changed threshold again.
 * - `group_build`: Computes the first aggregates of a new group. It judges nothing.
 * - `discover`: Proposes options for a `choice`. It never spends.
 * - `simulation`: Computes what new thresholds would change. It never spends.
 * - `robustness`: Asks the same in other ways: how much answers depend on the order of options, on negation and on length. Its answers are logged as shadow evaluations and become no answers of documents. It goes in pages of 16 documents. If you cancel it, answers on their way are still billed.
 */
export type JobTypeInput =
  | "backfill"
  | "shadow"
  | "periodic"
  | "namespace_delete"
  | "reference_index"
  | "evaluation_export"
  | "resync"
  | "group_build"
  | "discover"
  | "simulation"
  | "robustness";

/** Why a running job makes no progress. The job retries by itself. */
export interface JobWaiting {
  /** The kind of problem. */
  code: AnswerErrorCode;
  /** A text for people that describes the problem. */
  message: string;
  /** The time of the job's last progress. */
  since: Timestamp;
  /**
   * The time of the next attempt. Waits grow from 1 second to 5 minutes. After 12 failed attempts in a row, about 20
   * minutes, the job fails.
   */
  retry_at: Timestamp;
}

/** The number of answers of one level. */
export interface LevelCount {
  /** The level. The lowest level is 0. */
  level: number;
  /** The number of answers whose most probable level this is. */
  count: number;
}

/** The share of one option among the answers. */
export interface OptionShare {
  /** The option, or `none_of_the_above`. */
  value: string;
  /** The share of the answers whose `value` is this option, 0 to 1. */
  share: number;
  /** The mean probability of this option in `dist`, 0 to 1. */
  mean_mass: number;
}

/**
 * The expected cost of keeping the answers fresh. The service replays the last week of commits under the judgment's
 * policy, for documents that are in scope now:
 *
 * - `on_write` counts one answer per change. Changes that `debounce_ms` joins count as one.
 * - `periodic` counts one answer for each `interval` in which the document changed.
 * - `on_read` and `manual` count none.
 *
 * A history of less than a day counts as a day, so that documents loaded a moment ago do not look like a constant
 * stream. All figures are 0 when there is no history.
 */
export interface Replay {
  /** The number of days that were replayed. At most 7. */
  replayed_days: number;
  /** The number of documents that changed in these days. */
  entities: number;
  /** Answers per month at this rate. */
  judgments_per_month: number;
  /** Judgment units per month at this rate. */
  judgment_units_per_month: number;
  /** The cost per month at this rate, in US dollars. */
  cost_usd_per_month: Usd;
  /** The share of the server's bulk judging capacity that this needs. Above 1, the server cannot keep up. */
  bulk_pool_share: number;
  /** Whether the figures are a lower bound, because something is left out. */
  lower_bound: boolean;
  /** What the figures leave out. */
  excludes: ReplayExclusion[];
}

/**
 * What a replay leaves out.
 *
 * - `fanout`: Judging again because of changes elsewhere.
 */
export type ReplayExclusion = "fanout";

/** The expected size and cost of a robustness job. */
export interface RobustnessEstimate {
  /** Each document is asked once as it is, and once in each other way. */
  estimate: Estimate;
}

/** How much answers depend on how a judgment asks. */
export interface RobustnessReport {
  /** The contexts that were asked. */
  documents: number;
  /** Whether the whole sample was asked. It is not if the budget of the job was used up before. */
  is_complete: boolean;
  /** By way of asking. */
  results: RobustnessResult[];
}

/** What to try. */
export interface RobustnessRequest {
  /** The number of documents to draw by chance. Defaults to 100. */
  sample?: number;
  /** The most that the job may cost. `invalid_request` if the estimate is higher, with `confirm: true`. The job ends where the next page could cost more than is left. */
  budget_usd: number;
  /** Whether to start the job. Without it, the response is an estimate. */
  confirm?: boolean;
}

/** What another way to ask has changed, over all contexts that were answered both ways. */
export interface RobustnessResult {
  /** The way of asking. */
  variant: RobustnessVariant;
  /** The contexts that were answered both ways. */
  documents: number;
  /** The share whose most probable answer turned, with the interval of Agresti & Coull (1998). Null without contexts. */
  turned: IntervalEstimate | null;
  /**
   * The mean change: of the probability of a `bool`, of a `score` in levels, and for a `choice` of the probability of the answer that was most probable before. For
   * `padded` it is the bias by length. Null without contexts. The interval is Student's, with two changes added that were not seen: as large as can be, one in each direction.
   */
  change: IntervalEstimate | null;
  /** The mean size of changes in the same unit, whatever their direction. Null without contexts. */
  size: IntervalEstimate | null;
  /**
   * For a `choice` that is `reordered`, the bias by position: how much probability an option gains by being listed first and not last. Null otherwise. It is the mean of the
   * first and the last option.
   */
  first_position: IntervalEstimate | null;
}

/**
 * Another way to ask the same.
 *
 * - `repeated`: Word for word the same. It tells how often the engine changes an answer by itself.
 * - `reordered`: Of a `choice`, the options in the opposite order. Of a `score`, the highest level first; the score is read back.
 * - `negated`: Of a `bool`: whether the right answer is no. The probability is read back.
 * - `exchanged`: Of a `bool`: with the words yes and no exchanged. The probability is read back.
 * - `padded`: The context with a text added that says nothing, as long as the context, and at least 200 characters.
 */
export type RobustnessVariant = "repeated" | "reordered" | "negated" | "exchanged" | "padded";

/** The answers of a `score` version over the sample. */
export interface ScoreShadowSide {
  /** The type of the version. */
  type: "score";
  /** The mean of `score`. */
  mean: number;
  /** The number of answers for each level, from 0. */
  histogram: LevelCount[];
}

/**
 * A comparison of a version with the active one over the same sample. Shadow evaluations are in the evaluation log and
 * give no answers.
 */
export interface ShadowReport {
  /** The number of documents in the sample: 1,000 at random, or all if there are fewer. */
  documents: number;
  /** The answers of the active version. */
  current: ShadowSide;
  /** The shadow evaluations of the version that you want to activate. */
  candidate: ShadowSide;
  /** For each threshold, the number of sampled documents whose boolean would change. */
  threshold_flips: ThresholdFlips;
  /** The expected size and cost of judging every document with the version. */
  recompute: Estimate;
  /**
   * One line for each reader whose rendered band or cut differs between the two versions' answers to the sampled
   * documents. Absent when there is none. The monthly number assumes that documents are judged as often as in the last
   * week.
   */
  downstream?: DownstreamLine[];
}

/** The answers of one version over the sample, by type. */
export type ShadowSide = BoolShadowSide | ChoiceShadowSide | ScoreShadowSide;

/** The effect of changing one threshold, on the sample and on all documents. */
export interface SimulatedFlips {
  /** The number of sampled documents whose boolean would become true. For a new threshold: those for which it would be true. */
  to_true: number;
  /** The number of sampled documents whose boolean would become false. */
  to_false: number;
  /** The number of sampled documents whose boolean would stay the same. */
  unchanged: number;
  /** The share of documents that would flip, 0 to 1. */
  rate: number;
  /**
   * The lower end of its 95% interval, exact for samples without replacement. Equals `rate` when every document was
   * looked at.
   */
  low: number;
  /**
   * The upper end of its 95% interval, exact for samples without replacement. Equals `rate` when every document was
   * looked at.
   */
  high: number;
}

/** Documents that are not part of a simulation's `population`. */
export interface SimulationExclusions {
  /** The number of documents whose last attempt failed, even if an earlier answer is still shown. */
  failed: number;
  /** The number of documents that the judgment does not apply to. */
  out_of_scope: number;
}

/** The effect of setting thresholds. */
export interface SimulationReport {
  /** The number of documents that have an answer, fresh or not, and are not `excluded`. */
  population: number;
  /** The number of these documents that were looked at. */
  sampled: number;
  /** For each threshold, what would flip. */
  thresholds: {
    [name: string]: SimulatedFlips;
  };
  /** Up to 20 of the sampled documents with at least one boolean that would flip. */
  examples: DocumentId[];
  /** The documents that were left out. */
  excluded: SimulationExclusions;
  /**
   * The expected cost of judging the readers again if you set the thresholds. It covers contexts that would show
   * another boolean, of documents in the scope of their judgment's `freshness.fanout`. It is exact if a reader has
   * answered up to 1,000 documents there. Otherwise, it comes from a sample of that size. Its `downstream` has a line
   * for each reader whose cut flips, by the change itself or in last week's answers under the new thresholds. From
   * those answers, the line gives what the reader would judge again per month.
   */
  fanout: Estimate;
  /**
   * A sample size that would make every interval narrow enough to use, at most 0.05 wide. Null when this sample does
   * so, or when all documents were looked at. Pass it as `sample`.
   */
  larger_sample: number | null;
}

/** For each threshold, the number of sampled documents whose boolean would change. */
export interface ThresholdFlips {
  [name: string]: number;
}

/**
 * What a weight applies to.
 *
 * - `part`: The log-odds of a part.
 * - `feature`: An attribute.
 */
export type WeightKind = "part" | "feature";
