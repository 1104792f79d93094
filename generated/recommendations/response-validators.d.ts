// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateHeldOutEstimate: Validate;
export declare const validateNoRecommendation: Validate;
export declare const validateRecommendation: Validate;
export declare const validateRecommendationEstimates: Validate;
export declare const validateShare: Validate;
