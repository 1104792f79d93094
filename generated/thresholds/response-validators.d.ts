// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateChoiceThreshold: Validate;
export declare const validateThreshold: Validate;
export declare const validateThresholdNumber: Validate;
export declare const validateThresholds: Validate;
