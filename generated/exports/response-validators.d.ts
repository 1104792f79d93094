// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const create202: Validate;
export declare const validateEvaluationExport: Validate;
export declare const validateExportFile: Validate;
