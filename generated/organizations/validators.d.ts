// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const updateBody: Validate;
export declare const updateHeaders: Validate;
export declare const updatePath: Validate;
export declare const updateQuery: Validate;
export declare const validateMailAddress: Validate;
export declare const validateOrganizationUpdate: Validate;
