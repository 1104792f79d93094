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
export declare const validateAggregatePath: Validate;
export declare const validateCountWhereCutInput: Validate;
export declare const validateCountWhereInput: Validate;
export declare const validateCountWhereLabelsInput: Validate;
export declare const validateCountWhereValueInput: Validate;
export declare const validateGroupAggregateInput: Validate;
export declare const validateGroupCreate: Validate;
