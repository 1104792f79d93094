// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateFanoutChanges: Validate;
export declare const validateFanoutScopeChanges: Validate;
export declare const validateFanoutScopeInput: Validate;
export declare const validateFanoutSettings: Validate;
export declare const validateFreshnessChanges: Validate;
export declare const validateFreshnessPolicy: Validate;
export declare const validateFreshnessSettings: Validate;
export declare const validateMilliseconds: Validate;
