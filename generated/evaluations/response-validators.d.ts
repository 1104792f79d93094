// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateEvaluation: Validate;
export declare const validateEvaluationEngine: Validate;
export declare const validateEvaluationList: Validate;
export declare const validateSizeClass: Validate;
