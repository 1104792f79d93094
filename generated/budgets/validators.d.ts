// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const deleteHeaders: Validate;
export declare const deletePath: Validate;
export declare const deleteQuery: Validate;
export declare const listHeaders: Validate;
export declare const listPath: Validate;
export declare const listQuery: Validate;
export declare const putBody: Validate;
export declare const putHeaders: Validate;
export declare const putPath: Validate;
export declare const putQuery: Validate;
export declare const validateBudgetTerms: Validate;
