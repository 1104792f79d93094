// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const budgetExceeded: Validate;
export declare const conflict: Validate;
export declare const forbidden: Validate;
export declare const forbiddenOrLimitExceeded: Validate;
export declare const forbiddenOrPlanRequired: Validate;
export declare const internal: Validate;
export declare const invalidRequest: Validate;
export declare const notFound: Validate;
export declare const rateLimited: Validate;
export declare const tooExpensive: Validate;
export declare const tooLarge: Validate;
export declare const unauthorized: Validate;
export declare const unavailable: Validate;
