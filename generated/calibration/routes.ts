// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const calibrationRoutes: readonly OperationDescriptor[] = [
  {
    id: "calibration_get",
    resource: "calibration",
    name: "get",
    method: "GET",
    path: "/namespaces/{ns}/judgments/{name}/calibration",
    parameters: [
      { name: "ns", in: "path", required: true, type: "string" },
      { name: "name", in: "path", required: true, type: "string" },
    ],
    role: "read_only",
    idempotency: "none",
    bodyLimit: 0,
    bodyRequired: false,
    unbuilt: false,
    scope: "path",
    billed: [],
    dailyAllowance: null,
    plan: null,
    tool: "read",
    statuses: [200],
    errors: ["forbidden", "internal", "invalid_request", "not_found", "rate_limited", "unauthorized", "unavailable"],
    validate: { path: requests.getPath, query: requests.getQuery, headers: requests.getHeaders, body: null },
    validateResponse: {
      get 200() { return responses().get200; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbidden; },
      get 404() { return errors().notFound; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
  {
    id: "calibration_recommend",
    resource: "calibration",
    name: "recommend",
    method: "POST",
    path: "/namespaces/{ns}/judgments/{name}/recommend",
    parameters: [
      { name: "ns", in: "path", required: true, type: "string" },
      { name: "name", in: "path", required: true, type: "string" },
    ],
    role: "read_write",
    idempotency: "natural",
    bodyLimit: 1048576,
    bodyRequired: true,
    unbuilt: false,
    scope: "path",
    billed: [],
    dailyAllowance: null,
    plan: null,
    tool: null,
    statuses: [200],
    errors: ["forbidden", "internal", "invalid_request", "not_found", "rate_limited", "too_large", "unauthorized", "unavailable"],
    validate: {
      path: requests.recommendPath,
      query: requests.recommendQuery,
      headers: requests.recommendHeaders,
      body: requests.recommendBody,
    },
    validateResponse: {
      get 200() { return responses().recommend200; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbidden; },
      get 404() { return errors().notFound; },
      get 413() { return errors().tooLarge; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
