// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const deleteHeaders: Validate;
export declare const deletePath: Validate;
export declare const deleteQuery: Validate;
export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const levelsHeaders: Validate;
export declare const levelsPath: Validate;
export declare const levelsQuery: Validate;
export declare const listHeaders: Validate;
export declare const listPath: Validate;
export declare const listQuery: Validate;
export declare const updateBody: Validate;
export declare const updateHeaders: Validate;
export declare const updatePath: Validate;
export declare const updateQuery: Validate;
export declare const validateNamespaceNamePart: Validate;
export declare const validateNamespaceUpdate: Validate;
export declare const validateOnExceeded: Validate;
