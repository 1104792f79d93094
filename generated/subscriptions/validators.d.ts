// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const createBody: Validate;
export declare const createHeaders: Validate;
export declare const createPath: Validate;
export declare const createQuery: Validate;
export declare const deleteHeaders: Validate;
export declare const deletePath: Validate;
export declare const deleteQuery: Validate;
export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const listHeaders: Validate;
export declare const listPath: Validate;
export declare const listQuery: Validate;
export declare const queryBody: Validate;
export declare const queryHeaders: Validate;
export declare const queryPath: Validate;
export declare const queryQuery: Validate;
export declare const updateBody: Validate;
export declare const updateHeaders: Validate;
export declare const updatePath: Validate;
export declare const updateQuery: Validate;
export declare const validateSubscriptionBulk: Validate;
export declare const validateSubscriptionCreate: Validate;
export declare const validateSubscriptionIncludeInput: Validate;
export declare const validateSubscriptionTransition: Validate;
export declare const validateSubscriptionUpdate: Validate;
