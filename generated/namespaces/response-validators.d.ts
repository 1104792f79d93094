// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const delete202: Validate;
export declare const get200: Validate;
export declare const levels200: Validate;
export declare const list200: Validate;
export declare const update200: Validate;
export declare const validateIndexOrigin: Validate;
export declare const validateIndexState: Validate;
export declare const validateIndexedAttribute: Validate;
export declare const validateNamespace: Validate;
export declare const validateNamespaceLevel: Validate;
export declare const validateNamespaceLevels: Validate;
export declare const validateNamespaceList: Validate;
export declare const validateNamespaceSettings: Validate;
export declare const validateOnExceeded: Validate;
