// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const validateAttributeValue: Validate;
export declare const validateAttributes: Validate;
export declare const validateConditionalDelete: Validate;
export declare const validateDocumentAppend: Validate;
export declare const validateDocumentDelete: Validate;
export declare const validateDocumentWrite: Validate;
export declare const validateWriteRequest: Validate;
export declare const writeBody: Validate;
export declare const writeHeaders: Validate;
export declare const writePath: Validate;
export declare const writeQuery: Validate;
