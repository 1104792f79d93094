// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateAllotment: Validate;
export declare const validateMailAddress: Validate;
export declare const validateOrganization: Validate;
export declare const validateOrganizationLimits: Validate;
