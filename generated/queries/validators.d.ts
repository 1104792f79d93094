// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const queryBody: Validate;
export declare const queryHeaders: Validate;
export declare const queryPath: Validate;
export declare const queryQuery: Validate;
export declare const validateAttributeNames: Validate;
export declare const validateConsistency: Validate;
export declare const validateDeepFilter: Validate;
export declare const validateFilter: Validate;
export declare const validateFilterCondition: Validate;
export declare const validateIncludedAttributes: Validate;
export declare const validateNestedFilter: Validate;
export declare const validateQueryAnswers: Validate;
export declare const validateQueryInclude: Validate;
export declare const validateQueryOptions: Validate;
export declare const validateQueryRequest: Validate;
export declare const validateRankBy: Validate;
