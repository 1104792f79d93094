// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateJobAwaitingConfirmEvent: Validate;
export declare const validateJobCancelledEvent: Validate;
export declare const validateJobCompletedEvent: Validate;
export declare const validateJobEventData: Validate;
export declare const validateJobFailedEvent: Validate;
export declare const validateJobPausedEvent: Validate;
