// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateNamespaceBudgetData: Validate;
export declare const validateNamespaceBudgetPausedEvent: Validate;
export declare const validateNamespaceBudgetResumedEvent: Validate;
export declare const validateNamespaceDeletedData: Validate;
export declare const validateNamespaceDeletedEvent: Validate;
export declare const validateNamespaceTenantSummaryFailedEvent: Validate;
export declare const validateTenantSummaryFailedData: Validate;
