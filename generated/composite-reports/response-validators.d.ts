// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const validateCompositeMetrics: Validate;
export declare const validateCompositeShadowReport: Validate;
export declare const validateCompositeWeight: Validate;
export declare const validateWeightKind: Validate;
