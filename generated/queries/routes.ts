// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const queriesRoutes: readonly OperationDescriptor[] = [
  {
    id: "queries_query",
    resource: "queries",
    name: "query",
    method: "POST",
    path: "/namespaces/{ns}/query",
    parameters: [
      { name: "ns", in: "path", required: true, type: "string" },
    ],
    role: "read_only",
    idempotency: "none",
    bodyLimit: 1048576,
    bodyRequired: true,
    unbuilt: false,
    scope: "path",
    billed: ["queries"],
    dailyAllowance: null,
    plan: null,
    tool: "read",
    statuses: [200],
    errors: [
      "forbidden",
      "internal",
      "invalid_request",
      "limit_exceeded",
      "not_found",
      "rate_limited",
      "too_expensive",
      "too_large",
      "unauthorized",
      "unavailable",
    ],
    validate: { path: requests.queryPath, query: requests.queryQuery, headers: requests.queryHeaders, body: requests.queryBody },
    validateResponse: {
      get 200() { return responses().query200; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbiddenOrLimitExceeded; },
      get 404() { return errors().notFound; },
      get 413() { return errors().tooLarge; },
      get 422() { return errors().tooExpensive; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
