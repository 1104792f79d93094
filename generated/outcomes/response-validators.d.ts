// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const list200: Validate;
export declare const validateDrawnWith: Validate;
export declare const validateMatchedEvaluation: Validate;
export declare const validateOutcome: Validate;
export declare const validateOutcomeId: Validate;
export declare const validateOutcomeLevel: Validate;
export declare const validateOutcomeList: Validate;
export declare const validateOutcomeOption: Validate;
export declare const validateOutcomeValue: Validate;
export declare const validateOutcomesCreated: Validate;
