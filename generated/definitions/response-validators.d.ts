// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateBoolCriteria: Validate;
export declare const validateChoiceOption: Validate;
export declare const validateChoiceOptions: Validate;
export declare const validateCriteria: Validate;
export declare const validateEngineSelection: Validate;
export declare const validateInstructionText: Validate;
export declare const validateJudgmentDefinition: Validate;
export declare const validateLevelCriteria: Validate;
export declare const validateOptions: Validate;
export declare const validateOptionsFrom: Validate;
export declare const validatePart: Validate;
