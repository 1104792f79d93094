// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const queryPath: Validate;
export declare const queryQuery: Validate;
export declare const queryHeaders: Validate;
export declare const queryBody: Validate;
