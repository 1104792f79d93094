// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateChoiceThresholdInput: Validate;
export declare const validateThresholdChange: Validate;
export declare const validateThresholdChanges: Validate;
export declare const validateThresholdInput: Validate;
export declare const validateThresholdNumber: Validate;
export declare const validateThresholdsInput: Validate;
