// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const activityRoutes: readonly OperationDescriptor[] = [
  {
    id: "activity_get",
    resource: "activity",
    name: "get",
    method: "GET",
    path: "/activity",
    parameters: [
      { name: "from", in: "query", required: false, type: "string" },
      { name: "step", in: "query", required: false, type: "string" },
      { name: "steps", in: "query", required: false, type: "integer" },
      { name: "to", in: "query", required: false, type: "string" },
    ],
    role: "admin",
    idempotency: "none",
    bodyLimit: 0,
    bodyRequired: false,
    unbuilt: false,
    scope: "organization",
    billed: [],
    dailyAllowance: null,
    plan: null,
    tool: null,
    statuses: [200],
    errors: ["forbidden", "internal", "invalid_request", "rate_limited", "unauthorized", "unavailable"],
    validate: { path: requests.getPath, query: requests.getQuery, headers: requests.getHeaders, body: null },
    validateResponse: {
      get 200() { return responses().get200; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbidden; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
