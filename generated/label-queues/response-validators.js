// Generated from spec/ by `npm run generate`. Do not edit.

export { validateLabelClaimed as claim200 } from "../labels/response-validators.js";
export { validateLabelQueue as create201 } from "../labels/response-validators.js";
export { validateLabelQueue as get200 } from "../labels/response-validators.js";
export { validateOutcome as label200 } from "../outcomes/response-validators.js";
export { validateLabelQueueList as list200 } from "../labels/response-validators.js";
export { validateLabelQueue as skip200 } from "../labels/response-validators.js";
