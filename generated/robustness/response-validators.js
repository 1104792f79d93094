// Generated from spec/ by `npm run generate`. Do not edit.

export { validateRobustnessEstimate as start200 } from "../jobs/response-validators.js";
export { validateJob as start202 } from "../jobs/response-validators.js";
