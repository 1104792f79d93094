// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const get200: Validate;
export declare const list200: Validate;
export declare const validateAggregatePath: Validate;
export declare const validateCountWhere: Validate;
export declare const validateCountWhereCut: Validate;
export declare const validateCountWhereLabels: Validate;
export declare const validateCountWhereValue: Validate;
export declare const validateGroup: Validate;
export declare const validateGroupAggregate: Validate;
export declare const validateGroupKey: Validate;
export declare const validateGroupList: Validate;
export declare const validateGroupRow: Validate;
export declare const validateGroupStatus: Validate;
export declare const validateGroupValues: Validate;
export declare const validateGroupWarning: Validate;
export declare const validateQuantiles: Validate;
