// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const cancelHeaders: Validate;
export declare const cancelPath: Validate;
export declare const cancelQuery: Validate;
export declare const confirmHeaders: Validate;
export declare const confirmPath: Validate;
export declare const confirmQuery: Validate;
export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const listHeaders: Validate;
export declare const listPath: Validate;
export declare const listQuery: Validate;
export declare const pauseHeaders: Validate;
export declare const pausePath: Validate;
export declare const pauseQuery: Validate;
export declare const resumeHeaders: Validate;
export declare const resumePath: Validate;
export declare const resumeQuery: Validate;
export declare const retryHeaders: Validate;
export declare const retryPath: Validate;
export declare const retryQuery: Validate;
export declare const validateJobStatus: Validate;
export declare const validateJobTypeInput: Validate;
export declare const validateRobustnessRequest: Validate;
