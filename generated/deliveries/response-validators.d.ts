// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateAttemptSummary: Validate;
export declare const validateDelivery: Validate;
export declare const validateDeliveryAttempt: Validate;
export declare const validateDeliveryError: Validate;
export declare const validateDeliveryList: Validate;
export declare const validateDeliveryStatus: Validate;
export declare const validateRecoverResponse: Validate;
