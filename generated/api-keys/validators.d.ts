// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const createBody: Validate;
export declare const createHeaders: Validate;
export declare const createPath: Validate;
export declare const createQuery: Validate;
export declare const deleteHeaders: Validate;
export declare const deletePath: Validate;
export declare const deleteQuery: Validate;
export declare const listHeaders: Validate;
export declare const listPath: Validate;
export declare const listQuery: Validate;
export declare const rotateBody: Validate;
export declare const rotateHeaders: Validate;
export declare const rotatePath: Validate;
export declare const rotateQuery: Validate;
export declare const validateAddressBlock: Validate;
export declare const validateApiKeyCreate: Validate;
export declare const validateKeyRole: Validate;
