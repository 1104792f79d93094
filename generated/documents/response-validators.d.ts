// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const get200: Validate;
export declare const validateAttributeValue: Validate;
export declare const validateAttributes: Validate;
export declare const validateDocument: Validate;
export declare const validateWriteResponse: Validate;
export declare const validateWriteResult: Validate;
export declare const write200: Validate;
