// Generated from spec/ by `npm run generate`. Do not edit.

export { validateOrganization as get200 } from "../organization/response-validators.js";
export { validateOrganization as update200 } from "../organization/response-validators.js";
