// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const get200: Validate;
export declare const validateActivityAnswers: Validate;
export declare const validateActivityAttempts: Validate;
export declare const validateActivityFailures: Validate;
export declare const validateActivityLag: Validate;
export declare const validateActivityOutcomes: Validate;
export declare const validateActivityPoint: Validate;
export declare const validateActivityReport: Validate;
export declare const validateActivityStep: Validate;
