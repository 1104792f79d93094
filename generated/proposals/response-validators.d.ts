// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateDiscoveryOption: Validate;
export declare const validateDiscoveryProposal: Validate;
export declare const validateProposedOption: Validate;
