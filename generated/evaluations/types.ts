// Generated from spec/ by `npm run generate`. Do not edit.
import type { AnswerError, Distribution } from "../answers/types.ts";
import type { Cursor, DocumentId, EngineName, NamespaceName, Timestamp, VersionNumber } from "../common/types.ts";

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
  /** Whether it was made for a shadow report. Such an evaluation gives the document no answer. */
  shadow: boolean;
  /**
   * Whether the answer was carried forward: no engine was asked, and it cost nothing. This happens when the compiled
   * context, question and engine version equal those of another answer. That answer is stored, is in the log for
   * another version, or was just being computed for another revision.
   */
  carried: boolean;
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
  /** The tokens of context and question. 0 when carried or failed. */
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

/**
 * The size class of a compiled context plus question. It sets the judgment units.
 *
 * - `standard`: Up to 2,000 tokens: 1 unit.
 * - `large`: Up to 8,000 tokens: 4 units.
 * - `extra_large`: Up to 32,000 tokens: 16 units.
 */
export type SizeClass = "standard" | "large" | "extra_large";
