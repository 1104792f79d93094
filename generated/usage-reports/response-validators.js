// Generated from spec/ by `npm run generate`. Do not edit.

export { validateUsageReport as get200 } from "../usage/response-validators.js";
