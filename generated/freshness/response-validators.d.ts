// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateFanoutScope: Validate;
export declare const validateFanoutSource: Validate;
export declare const validateFanoutSources: Validate;
export declare const validateFreshnessPolicy: Validate;
export declare const validateJudgmentFanout: Validate;
export declare const validateJudgmentFreshness: Validate;
export declare const validateMilliseconds: Validate;
