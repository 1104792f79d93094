// Generated from spec/ by `npm run generate`. Do not edit.
import type { DocumentId } from "../common/types.ts";

/** An option of a proposed version. */
export interface DiscoveryOption {
  /** The value that the answer has for this option. */
  value: string;
  /** The meaning of the option. Empty for a current option without a description. */
  description: string;
}

/**
 * New options for a `choice`, with the documents that they would get. Create a version with the options you want. You
 * may edit them first.
 */
export interface DiscoveryProposal {
  /** Every option of the proposed version, current ones first. */
  options: DiscoveryOption[];
  /** Only the new options. */
  proposed: ProposedOption[];
  /** The number of escape documents in the sample: those whose answer is `none_of_the_above`, or past the `escape` threshold. */
  sampled: number;
  /** The number of escape documents in the window, sampled or not. */
  escape_documents: number;
  /** The number of sampled documents that the proposed version still answered with `none_of_the_above`. */
  unlabelled: number;
}

/** A new option that discovery proposes. */
export interface ProposedOption {
  /** The value that the answer has for this option. */
  value: string;
  /** The meaning of the option. Empty for a current option without a description. */
  description: string;
  /** The number of sampled documents that the proposed version answered with this option. */
  absorbs: number;
  /** Up to 20 of these documents. */
  sample_ids: DocumentId[];
}
