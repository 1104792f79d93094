// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const claim200: Validate;
export declare const create201: Validate;
export declare const get200: Validate;
export declare const label200: Validate;
export declare const list200: Validate;
export declare const skip200: Validate;
