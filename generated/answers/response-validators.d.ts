// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateAnswer: Validate;
export declare const validateAnswerError: Validate;
export declare const validateAnswerErrorCode: Validate;
export declare const validateAnswerValues: Validate;
export declare const validateAnswerWarning: Validate;
export declare const validateAnswerWarningCode: Validate;
export declare const validateAnswers: Validate;
export declare const validateDistribution: Validate;
export declare const validateFreshness: Validate;
export declare const validateJudgmentType: Validate;
