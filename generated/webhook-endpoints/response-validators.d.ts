// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const get200: Validate;
export declare const getSecret200: Validate;
export declare const list200: Validate;
export declare const listDeliveries200: Validate;
export declare const recover200: Validate;
export declare const rotateSecret200: Validate;
export declare const test202: Validate;
export declare const update200: Validate;
export declare const validateAttemptSummary: Validate;
export declare const validateDelivery: Validate;
export declare const validateDeliveryAttempt: Validate;
export declare const validateDeliveryError: Validate;
export declare const validateDeliveryList: Validate;
export declare const validateDeliveryRate: Validate;
export declare const validateDeliveryStatus: Validate;
export declare const validateEndpointStats: Validate;
export declare const validateEndpointStatus: Validate;
export declare const validateEndpointUrl: Validate;
export declare const validateEventDeliveries: Validate;
export declare const validateRecoverResponse: Validate;
export declare const validateSigningSecret: Validate;
export declare const validateWebhookEndpoint: Validate;
export declare const validateWebhookEndpointList: Validate;
export declare const validateWebhookEndpointWithSecret: Validate;
export declare const validateWebhookSecret: Validate;
