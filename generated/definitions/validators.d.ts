// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateBoolCriteriaInput: Validate;
export declare const validateChoiceOptionInput: Validate;
export declare const validateChoiceOptionsInput: Validate;
export declare const validateCriteriaInput: Validate;
export declare const validateEngineSelectionInput: Validate;
export declare const validateInstructionText: Validate;
export declare const validateLevelCriteria: Validate;
export declare const validateOptionsFromInput: Validate;
export declare const validateOptionsInput: Validate;
export declare const validatePartInput: Validate;
