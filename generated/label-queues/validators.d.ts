// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const claimBody: Validate;
export declare const claimHeaders: Validate;
export declare const claimPath: Validate;
export declare const claimQuery: Validate;
export declare const createBody: Validate;
export declare const createHeaders: Validate;
export declare const createPath: Validate;
export declare const createQuery: Validate;
export declare const deleteHeaders: Validate;
export declare const deletePath: Validate;
export declare const deleteQuery: Validate;
export declare const getHeaders: Validate;
export declare const getPath: Validate;
export declare const getQuery: Validate;
export declare const labelBody: Validate;
export declare const labelHeaders: Validate;
export declare const labelPath: Validate;
export declare const labelQuery: Validate;
export declare const listHeaders: Validate;
export declare const listPath: Validate;
export declare const listQuery: Validate;
export declare const skipBody: Validate;
export declare const skipHeaders: Validate;
export declare const skipPath: Validate;
export declare const skipQuery: Validate;
