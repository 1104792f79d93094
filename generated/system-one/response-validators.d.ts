// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const answer200: Validate;
export declare const validateSystemOneAnswer: Validate;
export declare const validateSystemOneChoiceAnswer: Validate;
export declare const validateSystemOneNoulAnswer: Validate;
export declare const validateSystemOneResult: Validate;
export declare const validateSystemOneScoreAnswer: Validate;
export declare const validateSystemOneText: Validate;
export declare const validateSystemOneUsage: Validate;
