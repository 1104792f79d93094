// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const get200: Validate;
export declare const validateNamespaceUsage: Validate;
export declare const validateUsageLine: Validate;
export declare const validateUsageLineName: Validate;
export declare const validateUsageReport: Validate;
