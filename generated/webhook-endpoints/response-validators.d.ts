// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create201: Validate;
export declare const get200: Validate;
export declare const getSecret200: Validate;
export declare const list200: Validate;
export declare const listDeliveries200: Validate;
export declare const recover200: Validate;
export declare const rotateSecret200: Validate;
export declare const test202: Validate;
export declare const update200: Validate;
