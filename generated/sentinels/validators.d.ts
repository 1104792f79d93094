// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const deleteHeaders: Validate;
export declare const deletePath: Validate;
export declare const deleteQuery: Validate;
export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const putBody: Validate;
export declare const putHeaders: Validate;
export declare const putPath: Validate;
export declare const putQuery: Validate;
export declare const validateSentinelAction: Validate;
export declare const validateSentinelInterval: Validate;
export declare const validateSentinelUpdate: Validate;
