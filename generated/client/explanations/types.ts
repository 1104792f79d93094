// Generated from spec/ by `npm run generate`. Do not edit.
import type { Answer } from "../answers/types.ts";
import type { CalibrationMethod } from "../calibration/types.ts";
import type { DocumentId, EngineVersion, JsonObject, Name, Timestamp, VersionNumber } from "../common/types.ts";
import type { CompositeWeights } from "../composite-weights/types.ts";
import type { EngineSelection } from "../definitions/types.ts";
import type { SizeClass } from "../evaluations/types.ts";

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
 * What is removed from a context to make it fit.
 *
 * - `elements`: Elements from the front of an array.
 * - `characters`: Characters (UTF-16 code units) from the end of a string.
 */
export type CutKind = "elements" | "characters";

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
   * composite. Each is exactly what the engine gets: `id`, `type`, `question` and the members of its type. These are
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
  /** The tokens of context and question. */
  tokens: number;
  /** The size class, which sets the units. `extra_large` also stands for contexts that are too large for every engine. */
  size_class: SizeClass;
  /**
   * The judgment units that one evaluation bills. 0 when no engine would be asked, for example because the context is
   * too large for every engine. When the operator's price list bills requests, this is the most.
   */
  judgment_units: number;
  /**
   * The most requests to the server of the engine that one evaluation takes. Usually 1, more for an engine that asks in
   * rounds or in two orders. 0 when no engine would be asked.
   */
  requests?: number;
  /** The number of requests that the present answer took. Absent when there is none, or no engine was asked for it. */
  requests_taken?: number;
  /** The engine that the version uses. */
  engine: EngineSelection;
  /** The calibration of this answer. Null when there is none. */
  calibration: AppliedCalibration | null;
  /** The weights that combine the parts of the answer. Present exactly when the active version is a composite. */
  weights?: CompositeWeights;
  /** The arithmetic of each threshold, by name. Empty while there is no answer. */
  thresholds: {
    [name: string]: ThresholdArithmetic;
  };
}

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
