// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const deliveriesHeaders: Validate;
export declare const deliveriesPath: Validate;
export declare const deliveriesQuery: Validate;
export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const listHeaders: Validate;
export declare const listPath: Validate;
export declare const listQuery: Validate;
export declare const redeliverBody: Validate;
export declare const redeliverHeaders: Validate;
export declare const redeliverPath: Validate;
export declare const redeliverQuery: Validate;
export declare const validateEventType: Validate;
export declare const validateEventTypePattern: Validate;
export declare const validateRedeliverRequest: Validate;
