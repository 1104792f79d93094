// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateAggregateBands: Validate;
export declare const validateContextPath: Validate;
export declare const validateContextRecipe: Validate;
export declare const validateExcludedField: Validate;
export declare const validateExclusionReason: Validate;
export declare const validateGroupContext: Validate;
export declare const validateJoinPath: Validate;
export declare const validatePreviousAnchor: Validate;
export declare const validatePreviousContext: Validate;
export declare const validateRelatedAnswer: Validate;
export declare const validateRelation: Validate;
export declare const validateRelationJoin: Validate;
export declare const validateSuggestedContext: Validate;
