// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const list200: Validate;
export declare const validateAuditAction: Validate;
export declare const validateAuditActor: Validate;
export declare const validateAuditActorType: Validate;
export declare const validateAuditEntry: Validate;
export declare const validateAuditEntryId: Validate;
export declare const validateAuditEntryList: Validate;
