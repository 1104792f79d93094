// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const get200: Validate;
export declare const validateDriftComparison: Validate;
export declare const validateDriftPairs: Validate;
export declare const validateDriftPeriod: Validate;
export declare const validateDriftPeriods: Validate;
export declare const validateDriftReport: Validate;
export declare const validateDriftThreshold: Validate;
