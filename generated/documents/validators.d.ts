// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const getHeaders: Validate;
export declare const writePath: Validate;
export declare const writeQuery: Validate;
export declare const writeHeaders: Validate;
export declare const writeBody: Validate;
