// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const list200: Validate;
export declare const put200: Validate;
export declare const validateBudget: Validate;
export declare const validateBudgetList: Validate;
