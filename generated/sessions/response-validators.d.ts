// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const get200: Validate;
export declare const validateSession: Validate;
export declare const validateSessionId: Validate;
export declare const validateSignedIn: Validate;
