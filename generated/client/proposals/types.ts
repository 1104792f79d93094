// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId } from "../common/types.ts";

/** An option of a proposed version. */
export interface DiscoveryOption {
  /** What the answer calls it. */
  value: string;
  /** What it means; empty for a current option without one. */
  description: string;
}

/** New options for a `choice`, with what they would take in. Create a version with those you want, edited as you like. */
export interface DiscoveryProposal {
  /** Every option of the proposed version, the current ones first. */
  options: DiscoveryOption[];
  /** The new ones alone. */
  proposed: ProposedOption[];
  /** Escape documents in the sample: those whose answer is `none_of_the_above`, or past the `escape` threshold. */
  sampled: number;
  /** Escape documents in the window, sampled or not. */
  escape_documents: number;
  /** Sampled documents that the proposed version still answered `none_of_the_above`. */
  unlabelled: number;
}

/** A new option that discovery proposes. */
export interface ProposedOption {
  /** What the answer calls it. */
  value: string;
  /** What it means; empty for a current option without one. */
  description: string;
  /** Sampled documents that the proposed version answered with it. */
  absorbs: number;
  /** Up to 20 of them. */
  sample_ids: DocumentId[];
}
