// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const activate200: Validate;
export declare const activate202: Validate;
export declare const backfill200: Validate;
export declare const backfill202: Validate;
export declare const create201: Validate;
export declare const createVersion201: Validate;
export declare const deactivate200: Validate;
export declare const evaluations200: Validate;
export declare const explain200: Validate;
export declare const get200: Validate;
export declare const list200: Validate;
export declare const update200: Validate;
export declare const validateJudgment: Validate;
export declare const validateJudgmentList: Validate;
export declare const validateJudgmentOverride: Validate;
export declare const validateJudgmentWarning: Validate;
