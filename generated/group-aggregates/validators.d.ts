// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateAggregatePath: Validate;
export declare const validateCountWhereCutInput: Validate;
export declare const validateCountWhereInput: Validate;
export declare const validateCountWhereLabelsInput: Validate;
export declare const validateCountWhereValueInput: Validate;
export declare const validateGroupAggregateInput: Validate;
