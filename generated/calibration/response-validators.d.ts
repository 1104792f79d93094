// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const get200: Validate;
export declare const recommend200: Validate;
export declare const validateBrierDecomposition: Validate;
export declare const validateCalibrationEpoch: Validate;
export declare const validateCalibrationMethod: Validate;
export declare const validateCalibrationMetrics: Validate;
export declare const validateCalibrationReport: Validate;
export declare const validateCertificationMethod: Validate;
export declare const validateCertified: Validate;
export declare const validateDecidedSide: Validate;
export declare const validateDecision: Validate;
export declare const validateHeldOutEstimate: Validate;
export declare const validateNoRecommendation: Validate;
export declare const validateRecommendation: Validate;
export declare const validateRecommendationEstimates: Validate;
export declare const validateReliabilityBin: Validate;
export declare const validateShare: Validate;
