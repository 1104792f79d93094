// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateSubscriptionBulk: Validate;
export declare const validateSubscriptionCreate: Validate;
export declare const validateSubscriptionIncludeInput: Validate;
export declare const validateSubscriptionTransition: Validate;
export declare const validateSubscriptionUpdate: Validate;
