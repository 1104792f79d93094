// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const get200: Validate;
export declare const update200: Validate;
export declare const validateAllotment: Validate;
export declare const validateCallingKey: Validate;
export declare const validateMailAddress: Validate;
export declare const validateOrganization: Validate;
export declare const validateOrganizationLimits: Validate;
