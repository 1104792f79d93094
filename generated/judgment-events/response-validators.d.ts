// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateJudgmentActivatedData: Validate;
export declare const validateJudgmentActivatedEvent: Validate;
export declare const validateJudgmentCalibratedData: Validate;
export declare const validateJudgmentCalibratedEvent: Validate;
