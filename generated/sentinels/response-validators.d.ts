// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const get200: Validate;
export declare const put200: Validate;
export declare const validateSentinel: Validate;
export declare const validateSentinelAction: Validate;
export declare const validateSentinelAnswer: Validate;
export declare const validateSentinelComparison: Validate;
export declare const validateSentinelInterval: Validate;
export declare const validateSentinelMove: Validate;
export declare const validateSentinelReason: Validate;
export declare const validateSentinelRun: Validate;
