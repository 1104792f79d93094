// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateDeliveryRate: Validate;
export declare const validateEndpointStats: Validate;
export declare const validateEndpointStatus: Validate;
export declare const validateEndpointUrl: Validate;
export declare const validateWebhookEndpoint: Validate;
export declare const validateWebhookEndpointList: Validate;
export declare const validateWebhookEndpointWithSecret: Validate;
