// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateCostTarget: Validate;
export declare const validateMistakeCosts: Validate;
export declare const validatePrecisionTarget: Validate;
export declare const validateRecallTarget: Validate;
export declare const validateRecommendRequest: Validate;
export declare const validateRecommendTarget: Validate;
export declare const validateShare: Validate;
