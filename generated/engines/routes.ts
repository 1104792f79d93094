// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const enginesRoutes: readonly OperationDescriptor[] = [
  {
    id: "engines_list",
    resource: "engines",
    name: "list",
    method: "GET",
    path: "/engines",
    parameters: [
      { name: "cursor", in: "query", required: false, type: "string" },
      { name: "limit", in: "query", required: false, type: "integer" },
    ],
    role: "read_only",
    idempotency: "none",
    bodyLimit: 0,
    bodyRequired: false,
    unbuilt: false,
    scope: "organization",
    billed: [],
    dailyAllowance: null,
    plan: null,
    tool: "read",
    statuses: [200],
    errors: ["forbidden", "internal", "invalid_request", "rate_limited", "unauthorized", "unavailable"],
    validate: { path: requests.listPath, query: requests.listQuery, headers: requests.listHeaders, body: null },
    validateResponse: {
      get 200() { return responses().list200; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbidden; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
