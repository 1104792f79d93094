// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const discover202: Validate;
export declare const simulate202: Validate;
export declare const suggestParts200: Validate;
export declare const tune200: Validate;
export declare const validateDiscoveryOption: Validate;
export declare const validateDiscoveryProposal: Validate;
export declare const validateMeasuredAgreement: Validate;
export declare const validateProposedOption: Validate;
export declare const validateSuggestPartsResponse: Validate;
export declare const validateSuggestedCascade: Validate;
export declare const validateSuggestedPart: Validate;
export declare const validateTuningRun: Validate;
export declare const validateTuningStatus: Validate;
