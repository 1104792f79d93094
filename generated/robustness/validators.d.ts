// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const startBody: Validate;
export declare const startHeaders: Validate;
export declare const startPath: Validate;
export declare const startQuery: Validate;
