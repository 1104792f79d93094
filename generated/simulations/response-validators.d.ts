// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateSimulatedFlips: Validate;
export declare const validateSimulationExclusions: Validate;
export declare const validateSimulationReport: Validate;
