// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const answerBody: Validate;
export declare const answerHeaders: Validate;
export declare const answerPath: Validate;
export declare const answerQuery: Validate;
export declare const validateSystemOneChoice: Validate;
export declare const validateSystemOneLabels: Validate;
export declare const validateSystemOneNoul: Validate;
export declare const validateSystemOneNoulCriteria: Validate;
export declare const validateSystemOneQuestion: Validate;
export declare const validateSystemOneQuestions: Validate;
export declare const validateSystemOneRequest: Validate;
export declare const validateSystemOneScore: Validate;
export declare const validateSystemOneText: Validate;
