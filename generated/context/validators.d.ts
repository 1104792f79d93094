// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateAggregateBandsInput: Validate;
export declare const validateContextPath: Validate;
export declare const validateContextRecipeInput: Validate;
export declare const validateGroupContextInput: Validate;
export declare const validateJoinPath: Validate;
export declare const validatePreviousAnchor: Validate;
export declare const validatePreviousContextInput: Validate;
export declare const validateRelatedAnswerInput: Validate;
export declare const validateRelationInput: Validate;
export declare const validateRelationJoinInput: Validate;
