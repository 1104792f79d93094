// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const discoverBody: Validate;
export declare const discoverHeaders: Validate;
export declare const discoverPath: Validate;
export declare const discoverQuery: Validate;
export declare const simulateBody: Validate;
export declare const simulateHeaders: Validate;
export declare const simulatePath: Validate;
export declare const simulateQuery: Validate;
export declare const suggestPartsBody: Validate;
export declare const suggestPartsHeaders: Validate;
export declare const suggestPartsPath: Validate;
export declare const suggestPartsQuery: Validate;
export declare const tuneHeaders: Validate;
export declare const tunePath: Validate;
export declare const tuneQuery: Validate;
export declare const validateDiscoverRequest: Validate;
export declare const validateSimulateRequest: Validate;
export declare const validateSuggestPartsRequest: Validate;
