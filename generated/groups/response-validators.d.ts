// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const get200: Validate;
export declare const list200: Validate;
export declare const validateGroup: Validate;
export declare const validateGroupList: Validate;
export declare const validateGroupStatus: Validate;
export declare const validateGroupWarning: Validate;
