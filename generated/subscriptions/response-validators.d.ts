// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const get200: Validate;
export declare const list200: Validate;
export declare const query200: Validate;
export declare const update200: Validate;
export declare const validateSubscription: Validate;
export declare const validateSubscriptionBulk: Validate;
export declare const validateSubscriptionInclude: Validate;
export declare const validateSubscriptionList: Validate;
export declare const validateSubscriptionStatus: Validate;
export declare const validateSubscriptionTransition: Validate;
export declare const validateSubscriptionWarning: Validate;
export declare const validateSubscriptionWarningCode: Validate;
