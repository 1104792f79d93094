// Generated from spec/ by `npm run generate`. Do not edit.
import type { AnswerError, Distribution } from "../answers/types.ts";
import type { Cursor, DocumentId, EngineName, NamespaceName, Timestamp, VersionNumber } from "../common/types.ts";

/** One line of the evaluation log: an engine was asked about a document, or an answer was carried forward. */
export interface Evaluation {
  /** Its id, unique in the namespace; later evaluations have larger ids. */
  id: string;
  /** The document's namespace; on a template prefix there are many. */
  namespace: NamespaceName;
  /** The document. */
  document_id: DocumentId;
  /** The document's revision that was judged. */
  revision: number;
  /** The document's incarnation. */
  incarnation: number;
  /** The version that was asked. */
  version: VersionNumber;
  /** The engine that was asked, or whose answer was carried. */
  engine: EvaluationEngine;
  /** When. */
  evaluated_at: Timestamp;
  /** Whether it was made for a shadow report: then it gave the document no answer. */
  shadow: boolean;
  /**
   * Whether no engine was asked, at no cost: the compiled context, question and engine version equal those of an answer that is stored, that the
   * log has of another version, or that was being asked for another revision.
   */
  carried: boolean;
  /**
   * Whether an engine was asked the very same before: a process ended without warning before the answer could be kept. Only what was on its
   * way at that moment is asked again. What is tried again after a failure that the log has is not marked. Absent otherwise.
   */
  repeated?: boolean;
  /** `bool`: the probability of yes, 0 to 1. */
  p?: number;
  /** `choice`: the likeliest option; `none_of_the_above` when none fits. */
  value?: string;
  /** `score`: the expected level, the mean of the levels weighted by `dist`; from 0 to one less than there are levels. */
  score?: number;
  /** `choice`: the mass on each option, `none_of_the_above` among them. `score`: the mass on each level. */
  dist?: Distribution;
  /** `choice`: the mass on `none_of_the_above`. */
  escape_p?: number;
  /** Composites only: each part's probability of yes. */
  parts?: {
    [name: string]: number;
  };
  /** Tokens of context and question; 0 when carried or failed. */
  tokens: number;
  /** Judgment units billed; 0 when carried or failed. */
  judgment_units: number;
  /** Why it failed; the numbers are absent then. */
  error?: AnswerError;
}

/** The engine that was asked. */
export interface EvaluationEngine {
  /** The engine. */
  name: EngineName;
  /** The version that answered, as the engine names it; null where it did not answer. */
  version: string | null;
}

/** A page of the evaluation log. */
export interface EvaluationList {
  /** Newest first. */
  evaluations: Evaluation[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}

/**
 * How large a compiled context plus question is, which sets the judgment units.
 *
 * - `standard`: Up to 2,000 tokens: 1 unit.
 * - `large`: Up to 8,000 tokens: 4 units.
 * - `extra_large`: Up to 32,000 tokens: 16 units.
 */
export type SizeClass = "standard" | "large" | "extra_large";
