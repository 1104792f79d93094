// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const get200: Validate;
export declare const validateIntervalEstimate: Validate;
export declare const validateShareEngine: Validate;
export declare const validateShareFigures: Validate;
export declare const validateShareGroup: Validate;
export declare const validateShareMethod: Validate;
export declare const validateShareReport: Validate;
export declare const validateShareValue: Validate;
