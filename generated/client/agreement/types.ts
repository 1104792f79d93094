// Generated from spec/ by `npm run generate`. Do not edit.
import type { ActivityStep } from "../activity/types.ts";
import type { Cursor, DocumentId, EngineVersion, Name, NamespaceName, Timestamp, VersionNumber } from "../common/types.ts";
import type { JudgmentType } from "../judgments/types.ts";
import type { MatchedEvaluation, OutcomeId, OutcomeValue } from "../outcomes/types.ts";
import type { IntervalEstimate } from "../shares/types.ts";

/** How often outcomes agreed with the answers of a judgment over time. */
export interface AgreementOverTime {
  /** The name of the judgment. */
  judgment: Name;
  /** The length of a step. */
  step: ActivityStep;
  /** The start of the first step. */
  from: Timestamp;
  /** The end of the last step. */
  to: Timestamp;
  /** Counts before this time may have been deleted. */
  kept_from: Timestamp;
  /** All steps in order, also those without outcomes. */
  points: AgreementPoint[];
}

/** How often outcomes agreed with answers in one step. */
export interface AgreementPoint {
  /** The start of the step. */
  at: Timestamp;
  /** Outcomes that are the most probable answer. A `bool` counts as true from 0.5 on. */
  agreed: number;
  /** Outcomes that are not. */
  disagreed: number;
  /**
   * False if outcomes of the step may be missing: the organization had outcomes of more than 1,000 judgments in one hour. In a namespace that inherits
   * the judgment: of more than 1,000 inherited judgments, each counted once for each namespace. The first ones in the hour are counted.
   */
  is_complete: boolean;
}

/** How well answers agree with labels. */
export interface AgreementReport {
  /** The name of the judgment. */
  judgment: Name;
  /** The type of the judgment. */
  type: JudgmentType;
  /** The active version. Null when there is none. */
  version: VersionNumber | null;
  /**
   * The current epoch, whose answers are compared: the engine version of the newest evaluation that was not carried forward. With a cascade it is one
   * of its two engines. Null when the active version has answered nothing.
   */
  epoch: EngineVersion | null;
  /** The documents compared: those with an outcome of the current epoch. Of each, the newest counts. */
  documents: number;
  /** Of these, the documents that label queues drew. All others are taken as if they were drawn at random. */
  drawn: number;
  /** How many documents of equal weight would tell as much (Kish 1965). */
  effective_documents: number;
  /** How often the most probable answer is the label. Null without documents. Intervals of shares are those of Agresti & Coull (1998). */
  agreement: IntervalEstimate | null;
  /**
   * Cohen's kappa (1960): agreement beyond chance. 1 is always, 0 is no more than chance. Its variance is the large-sample one (Fleiss, Cohen & Everitt
   * 1969). Null when there is no more than one value.
   */
  kappa: IntervalEstimate | null;
  /** For a `score`: kappa weighted by squared distances of levels (Cohen 1968). Null for other types. */
  weighted_kappa: IntervalEstimate | null;
  /** The confusion matrix, the largest cells first, at most 1,000. Cells without documents are left out. */
  confusion: ConfusionCell[];
  /**
   * True rates at each threshold of the judgment. For a `score`, a document is truly positive when its label is at least the threshold.
   * For a `choice`, when its label is the threshold's option.
   */
  thresholds: ThresholdRates[];
  /** Beside the commonest answer. Null without documents. */
  commonest: CommonestBaseline | null;
  /** Beside the version before. Null when no document has an answer of one. */
  previous: PreviousBaseline | null;
  /** People beside people, over all labels of the judgment. Null when no document has labels of two people. */
  people: PeopleAgreement | null;
  /** With `by`: agreement for each value of the attribute, those with the most labels first, at most 50. */
  slices: AgreementSlice[];
  /** The documents in no listed slice. */
  slices_left_out: number;
}

/** Agreement among the documents with one value of an attribute. */
export interface AgreementSlice {
  /** The value of the attribute. Null for documents without it. */
  value: unknown;
  /** The documents with a label. */
  documents: number;
  /** How often the answer is the label. */
  agreement: IntervalEstimate;
  /**
   * The chance of so many mistakes if these documents were answered like all others: Fisher's exact test (1935), one-sided, adjusted for the number
   * of slices (Holm 1979).
   */
  p_value: number;
  /** Whether it is worse than the rest: `p_value` is at most 0.05. If no slice is, the chance of any false alarm is at most 5%. */
  worse: boolean;
}

/** The answer that is always the same: the commonest label. */
export interface CommonestBaseline {
  /** The commonest label. */
  value: OutcomeValue;
  /** The share of documents with this label: what a judge reaches that always answers so. */
  agreement: IntervalEstimate;
  /** How much more often the judge agrees. Below 0, the judge is worse than always the same answer. */
  gain: IntervalEstimate;
}

/** Documents with one answer and one label. */
export interface ConfusionCell {
  /** The most probable answer. A `bool` counts as true from 0.5 on. */
  answer: OutcomeValue;
  /** The label. */
  label: OutcomeValue;
  /** The number of documents. */
  documents: number;
  /** Their share of all documents, weighted by the chances of being drawn. */
  share: number;
}

/** An answer that is not the label. */
export interface Disagreement {
  /** The namespace of the document. */
  namespace: NamespaceName;
  /** The document. It may have been deleted. */
  document_id: DocumentId;
  /** The incarnation of the document. */
  incarnation: number | null;
  /** The id of the outcome with the label. */
  outcome_id: OutcomeId;
  /** The most probable answer. */
  answer: OutcomeValue;
  /** The label. */
  label: OutcomeValue;
  /** The probability that the judge gave its answer. */
  confidence: number;
  /** The probability that it gave the label. */
  label_probability: number;
  /** The person who labelled. Null when you gave none. */
  labeler: string | null;
  /** The note. Null when you gave none. */
  comment: string | null;
  /** The time of the observation. */
  observed_at: Timestamp;
  /** The evaluation that was wrong, or right where the label is wrong. */
  evaluation: MatchedEvaluation;
}

/** One page of disagreements, the surest answers first. */
export interface DisagreementList {
  /** The disagreements. */
  disagreements: Disagreement[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}

/** How well people agree with each other. No judge can be expected to agree with them more than that. */
export interface PeopleAgreement {
  /** The documents that at least two people have labelled. Of each, two labels count: those of the first two names. */
  documents: number;
  /** How often two people agree. */
  agreement: IntervalEstimate;
  /** Kappa of two people, who are taken as equals (Scott 1955). Null when all labels are the same. */
  kappa: IntervalEstimate | null;
}

/** The version that answered before, on the documents that both have answered. */
export interface PreviousBaseline {
  /** The version before: of earlier versions, the one with the last answers to most of the documents. */
  version: VersionNumber;
  /** The documents with an answer of it, of the 5,000 newest labels at most. */
  documents: number;
  /** How often it agreed with the labels of these documents. */
  agreement: IntervalEstimate;
  /** How much more often the active version agrees with them (Bonett & Price 2012). */
  gain: IntervalEstimate;
}

/** How well a threshold tells documents apart. */
export interface ThresholdRates {
  /** The name of the threshold. */
  threshold: Name;
  /** The share of the truly positive documents at or above it: recall, or sensitivity. Null when there are none. */
  true_positive_rate: IntervalEstimate | null;
  /** The share of the other documents below it: specificity. Null when there are none. */
  true_negative_rate: IntervalEstimate | null;
}
