// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const query200: Validate;
export declare const validateDeepFilter: Validate;
export declare const validateFilter: Validate;
export declare const validateFilterCondition: Validate;
export declare const validateNestedFilter: Validate;
export declare const validateQueryResponse: Validate;
export declare const validateQueryRow: Validate;
