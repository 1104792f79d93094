// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateSubscriptionEnteredEvent: Validate;
export declare const validateSubscriptionExitedEvent: Validate;
export declare const validateSubscriptionSyncedData: Validate;
export declare const validateSubscriptionSyncedEvent: Validate;
export declare const validateSubscriptionTransitionData: Validate;
export declare const validateTransitionCause: Validate;
