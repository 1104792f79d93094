// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const disagreementsHeaders: Validate;
export declare const disagreementsPath: Validate;
export declare const disagreementsQuery: Validate;
export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const overTimeHeaders: Validate;
export declare const overTimePath: Validate;
export declare const overTimeQuery: Validate;
