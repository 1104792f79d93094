// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const list200: Validate;
export declare const validateInstalledEngine: Validate;
export declare const validateInstalledEngineList: Validate;
