// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateLabelClaimed: Validate;
export declare const validateLabelItem: Validate;
export declare const validateLabelProgress: Validate;
export declare const validateLabelQueue: Validate;
export declare const validateLabelQueueId: Validate;
export declare const validateLabelQueueList: Validate;
export declare const validateLabelStrategy: Validate;
