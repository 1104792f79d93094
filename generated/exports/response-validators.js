// Generated from spec/ by `npm run generate`. Do not edit.

export { validateJob as create202 } from "../jobs/response-validators.js";
