// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId, EngineName, Name, NamespaceName, Timestamp, VersionNumber } from "../common/types.ts";
import type { DriftPairs } from "../drift/types.ts";
import type { OutcomeValue } from "../outcomes/types.ts";

/** A sentinel and what it found. */
export interface Sentinel {
  /** The name of the judgment. */
  judgment: Name;
  /** How many contexts to draw. */
  size: number;
  /** How often the contexts are asked again. */
  every: SentinelInterval;
  /** The most that its questions may cost in a calendar month. */
  budget_usd_a_month: number;
  /** What happens when answers have drifted. */
  on_drift: SentinelAction;
  /** The version of the judgment that the contexts were drawn for. Another version draws anew. Null before the first draw. */
  version: VersionNumber | null;
  /** The contexts that are left. Those of deleted documents are removed within a day. */
  contexts: number;
  /** The time of the draw. Null before it. */
  drawn_at: Timestamp | null;
  /** What its questions have cost in this calendar month. */
  spent_usd: number;
  /** Why nothing is asked at present, although a run is due or open. Null otherwise. */
  waiting: string | null;
  /** The time when it was turned on. */
  created_at: Timestamp;
  /** Its runs, newest first. The newest 100 are kept. */
  runs: SentinelRun[];
}

/**
 * What the service does by itself when answers have drifted.
 *
 * - `notify`: Only the event `judgment.drift_detected`.
 * - `pause`: The event, and the judgment is deactivated in the same transaction. It asks nothing more until you activate a version. Answers, versions and settings stay.
 */
export type SentinelAction = "notify" | "pause";

/** An answer to a context. */
export interface SentinelAnswer {
  /** The most probable answer. */
  value: OutcomeValue;
  /** The probability of a `bool`, the score of a `score`, the probability of `value` for a `choice`. */
  number: number;
}

/** A run beside the one before it. */
export interface SentinelComparison {
  /** The run compared with: the last one before with at least 20 answers to these contexts. */
  before_run: number;
  /** The engine of that run. */
  before_engine: EngineName;
  /** The version of the engine of that run. */
  before_engine_version: string;
  /** The same contexts in both runs. */
  same_contexts: DriftPairs;
  /** How many contexts have another most probable answer, or are on another side of a threshold. */
  changed: number;
  /**
   * The chance of so large a difference if both runs were answered alike, from two tests adjusted by Holm. The first asks whether answers move in
   * one direction: a randomization test of the moves' signs. The second asks whether more contexts changed than between the last two runs of one version without a drift:
   * Fisher's exact test, one-sided. For a cascade these are its first two runs.
   */
  p_value: number;
  /**
   * Whether answers have drifted: `p_value` is at most 0.01, and at least 2 of 100 contexts changed. If the engine answers as before, the chance of a false alarm
   * is at most 1% for each run.
   */
  drifted: boolean;
  /** The contexts whose answers moved most, at most 10. */
  largest_moves: SentinelMove[];
}

/**
 * How often the contexts are asked again where the engine's version does not change.
 *
 * - `weekly`: Seven days after the last run began.
 * - `on_new_version`: Only when another version of the engine answers.
 */
export type SentinelInterval = "weekly" | "on_new_version";

/** A context whose answer moved. */
export interface SentinelMove {
  /** The namespace of the document. */
  namespace: NamespaceName;
  /** The document. Its context is as it was when it was drawn. */
  document_id: DocumentId;
  /** The answer before. */
  before: SentinelAnswer;
  /** The answer now. */
  now: SentinelAnswer;
  /** How far they are apart, from 0 to 1: the difference of probabilities or of scores by the highest level, for a `choice` the total variation distance. */
  distance: number;
}

/**
 * Why a run began.
 *
 * - `drawn`: The contexts were drawn.
 * - `noise`: Directly after the first run: it tells how often the engine changes an answer by itself.
 * - `engine_version`: Another version of the engine answers.
 * - `interval`: The interval has passed.
 */
export type SentinelReason = "drawn" | "noise" | "engine_version" | "interval";

/** One time that the contexts were asked. */
export interface SentinelRun {
  /** Its number, from 1. */
  run: number;
  /** Why it began. */
  reason: SentinelReason;
  /** The version of the judgment. */
  version: VersionNumber;
  /** The time when it began. */
  started_at: Timestamp;
  /** The time when its last question was answered. Null while it runs. */
  ended_at: Timestamp | null;
  /** The engine that gave most answers. Null while it runs, and without answers. */
  engine: EngineName | null;
  /** The version of the engine that gave most answers. Null while it runs, and without answers. */
  engine_version: string | null;
  /** The contexts with an answer. */
  answered: number;
  /** The contexts that the engine could not answer. */
  failed: number;
  /** What its questions cost. */
  cost_usd: number;
  /** Beside the run before. Null while it runs, and when nothing can be compared. */
  compared: SentinelComparison | null;
}

/** The sentinel to set. */
export interface SentinelUpdate {
  /** How many contexts to draw. There are fewer if there are fewer documents, or if they have more than 8 MB together. */
  size: number;
  /** How often the contexts are asked again. Defaults to `weekly`. */
  every?: SentinelInterval;
  /**
   * The most that its questions may cost in a calendar month. A run that would cost more waits for the next month. Budgets of namespaces
   * apply too.
   */
  budget_usd_a_month: number;
  /** What happens when answers have drifted. Defaults to `notify`. */
  on_drift?: SentinelAction;
}
