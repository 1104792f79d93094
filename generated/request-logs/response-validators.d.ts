// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const list200: Validate;
export declare const validateRequestLogEntry: Validate;
export declare const validateRequestLogEntryId: Validate;
export declare const validateRequestLogEntryList: Validate;
export declare const validateRequestLogGap: Validate;
export declare const validateRequestLogKey: Validate;
