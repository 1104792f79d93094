// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateLabelClaim: Validate;
export declare const validateLabelGiven: Validate;
export declare const validateLabelQueueCreate: Validate;
export declare const validateLabelQueueId: Validate;
export declare const validateLabelSkip: Validate;
export declare const validateLabelStrategy: Validate;
export declare const validateLabeler: Validate;
