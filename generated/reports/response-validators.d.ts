// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateBoolShadowSide: Validate;
export declare const validateChoiceShadowSide: Validate;
export declare const validateHistogramBin: Validate;
export declare const validateLevelCount: Validate;
export declare const validateOptionShare: Validate;
export declare const validateScoreShadowSide: Validate;
export declare const validateShadowReport: Validate;
export declare const validateShadowSide: Validate;
export declare const validateThresholdFlips: Validate;
