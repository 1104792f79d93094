// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateDeliveryRate: Validate;
export declare const validateGivenEndpointUrl: Validate;
export declare const validateWebhookEndpointCreate: Validate;
export declare const validateWebhookEndpointUpdate: Validate;
