// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateDownstreamLine: Validate;
export declare const validateEstimate: Validate;
export declare const validateReplay: Validate;
export declare const validateReplayExclusion: Validate;
