// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const cancel200: Validate;
export declare const confirm200: Validate;
export declare const get200: Validate;
export declare const list200: Validate;
export declare const pause200: Validate;
export declare const resume200: Validate;
export declare const retry202: Validate;
export declare const validateJob: Validate;
export declare const validateJobFailure: Validate;
export declare const validateJobList: Validate;
export declare const validateJobProgress: Validate;
export declare const validateJobReference: Validate;
export declare const validateJobReport: Validate;
export declare const validateJobResync: Validate;
export declare const validateJobWaiting: Validate;
