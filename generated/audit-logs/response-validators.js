// Generated from spec/ by `npm run generate`. Do not edit.

export { validateAuditEntryList as list200 } from "../audit-log/response-validators.js";
