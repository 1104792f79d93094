// Generated from spec/ by `npm run generate`. Do not edit.

export { validateWebhookEndpointWithSecret as create201 } from "../endpoints/response-validators.js";
export { validateWebhookEndpoint as get200 } from "../endpoints/response-validators.js";
export { validateWebhookSecret as getSecret200 } from "../webhook-secrets/response-validators.js";
export { validateWebhookEndpointList as list200 } from "../endpoints/response-validators.js";
export { validateDeliveryList as listDeliveries200 } from "../deliveries/response-validators.js";
export { validateRecoverResponse as recover200 } from "../deliveries/response-validators.js";
export { validateWebhookSecret as rotateSecret200 } from "../webhook-secrets/response-validators.js";
export { validateDelivery as test202 } from "../deliveries/response-validators.js";
export { validateWebhookEndpoint as update200 } from "../endpoints/response-validators.js";
