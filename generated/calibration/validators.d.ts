// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const recommendBody: Validate;
export declare const recommendHeaders: Validate;
export declare const recommendPath: Validate;
export declare const recommendQuery: Validate;
export declare const validateConfidence: Validate;
export declare const validateCostTarget: Validate;
export declare const validateDecideShares: Validate;
export declare const validateDecideTarget: Validate;
export declare const validateMistakeCosts: Validate;
export declare const validatePrecisionTarget: Validate;
export declare const validateRecallTarget: Validate;
export declare const validateRecommendRequest: Validate;
export declare const validateRecommendTarget: Validate;
export declare const validateReviewTarget: Validate;
export declare const validateShare: Validate;
