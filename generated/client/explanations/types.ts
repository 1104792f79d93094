// Generated from spec/ by `npm run generate`. Do not edit.
import type { Answer } from "../answers/types.ts";
import type { CalibrationMethod } from "../calibration/types.ts";
import type { DocumentId, EngineVersion, JsonObject, Name, Timestamp, VersionNumber } from "../common/types.ts";
import type { CompositeWeights } from "../composite-weights/types.ts";
import type { EngineSelection } from "../definitions/types.ts";
import type { SizeClass } from "../evaluations/types.ts";

/** The calibration that applies to an answer. */
export interface AppliedCalibration {
  /** The engine version whose evaluations it was fitted to. */
  engine: EngineVersion;
  /** How it was fitted. */
  method: CalibrationMethod;
  /** Outcomes it was fitted to. */
  outcomes: number;
  /** When it was fitted. */
  fitted_at: Timestamp;
}

/** Something that was cut to fit `max_tokens`. */
export interface ContextCut {
  /** Where: the field's path and the members below it, joined by `.`. */
  path: string;
  /** What was dropped. */
  what: CutKind;
  /** How many. */
  dropped: number;
}

/**
 * What is dropped from a context to fit.
 *
 * - `elements`: Elements, from the front of an array.
 * - `characters`: Characters (UTF-16 code units), from the end of a string.
 */
export type CutKind = "elements" | "characters";

/** How an answer came about, or would: the context is compiled at this moment. */
export interface Explanation {
  /** The document. */
  document_id: DocumentId;
  /** The document's present revision, which the context is compiled of. */
  revision: number;
  /** The judgment. */
  judgment: Name;
  /** Its active version. */
  version: VersionNumber;
  /** The answer, as a read gives it. */
  answer: Answer;
  /** All the text of the question, for people: with its criteria, options or levels, one a line. Its tokens are billed. */
  question: string;
  /**
   * What the engine is asked over this context, in this order: one question, or one for each part of a composite. Each as it is handed to the
   * engine, with `id`, `type`, `question` and what belongs to its type: `criteria`, `options` with `none_of_the_above`, or `levels`.
   */
  questions?: JsonObject[];
  /** The compiled context as a value. */
  context: JsonObject;
  /** The compiled context byte for byte as every engine shows it to its model: canonical JSON, of which `context_hash` is taken. */
  context_text?: string;
  /**
   * SHA-256 of the context's canonical bytes, hexadecimal: while it stays, answers are carried forward. With `hidden_relations` it is that of what is
   * shown.
   */
  context_hash: string;
  /**
   * Relations that the engine is shown and this key is not, since their documents lie in a namespace outside its scope: `context`, `context_text` and
   * the options of `questions` leave them out. Absent where there are none.
   */
  hidden_relations?: Name[];
  /** What was cut to fit `max_tokens`; empty when nothing was. */
  cuts: ContextCut[];
  /** Tokens of context and question. */
  tokens: number;
  /** The size class, which sets the units; `extra_large` also for what no engine takes. */
  size_class: SizeClass;
  /** The judgment units that one evaluation of it bills; 0 where no engine would be asked, as for a context that none takes. */
  judgment_units: number;
  /** The engine that the version asks for. */
  engine: EngineSelection;
  /** The calibration that applies to the answer; null where there is none. */
  calibration: AppliedCalibration | null;
  /** The weights that the answer is combined by; there exactly when the active version is a composite. */
  weights?: CompositeWeights;
  /** The arithmetic of each threshold, by name; empty while there is no answer. */
  thresholds: {
    [name: string]: ThresholdArithmetic;
  };
}

/** The arithmetic of one threshold: `result` is `number >= gte`. */
export interface ThresholdArithmetic {
  /** The raw number it cuts: `p`, `score`, `escape_p` or `dist.<value>`. */
  field: string;
  /** That number. */
  number: number;
  /** The least number. */
  gte: number;
  /** Whether the number is at least that. */
  result: boolean;
}
