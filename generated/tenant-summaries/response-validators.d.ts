// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const get200: Validate;
export declare const validateTenant: Validate;
export declare const validateTenantBands: Validate;
export declare const validateTenantKeys: Validate;
export declare const validateTenantSkipReason: Validate;
export declare const validateTenantStatus: Validate;
export declare const validateTenantSummary: Validate;
export declare const validateTenantSummaryWarning: Validate;
