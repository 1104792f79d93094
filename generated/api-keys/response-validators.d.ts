// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const list200: Validate;
export declare const rotate200: Validate;
export declare const validateAddressBlock: Validate;
export declare const validateApiKey: Validate;
export declare const validateApiKeyList: Validate;
export declare const validateApiKeyWithSecret: Validate;
export declare const validateKeyRole: Validate;
export declare const validatePerson: Validate;
