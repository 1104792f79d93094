// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const listHeaders: Validate;
export declare const listPath: Validate;
export declare const listQuery: Validate;
