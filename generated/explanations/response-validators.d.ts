// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateAppliedCalibration: Validate;
export declare const validateContextCut: Validate;
export declare const validateCutKind: Validate;
export declare const validateExplanation: Validate;
export declare const validateThresholdArithmetic: Validate;
