// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateDisabledReason: Validate;
export declare const validateEndpointDisabledData: Validate;
export declare const validateEndpointDisabledEvent: Validate;
export declare const validateEndpointFailingData: Validate;
export declare const validateEndpointFailingEvent: Validate;
export declare const validateWebhookTestData: Validate;
export declare const validateWebhookTestEvent: Validate;
