// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const nonProductionPrefixesRoutes: readonly OperationDescriptor[] = [
  {
    id: "non_production_prefixes_delete",
    resource: "nonProductionPrefixes",
    name: "delete",
    method: "DELETE",
    path: "/non-production-prefixes/{prefix}",
    parameters: [
      { name: "prefix", in: "path", required: true, type: "string" },
    ],
    role: "admin",
    idempotency: "natural",
    bodyLimit: 0,
    bodyRequired: false,
    unbuilt: false,
    scope: "organization",
    billed: [],
    dailyAllowance: null,
    plan: null,
    statuses: [204],
    errors: ["forbidden", "internal", "invalid_request", "rate_limited", "unauthorized", "unavailable"],
    validate: { path: requests.deletePath, query: requests.deleteQuery, headers: requests.deleteHeaders, body: null },
    validateResponse: {
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbidden; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
  {
    id: "non_production_prefixes_list",
    resource: "nonProductionPrefixes",
    name: "list",
    method: "GET",
    path: "/non-production-prefixes",
    parameters: [
      { name: "cursor", in: "query", required: false, type: "string" },
      { name: "limit", in: "query", required: false, type: "integer" },
    ],
    role: "read_only",
    idempotency: "none",
    bodyLimit: 0,
    bodyRequired: false,
    unbuilt: false,
    scope: "list",
    billed: [],
    dailyAllowance: null,
    plan: null,
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
  {
    id: "non_production_prefixes_put",
    resource: "nonProductionPrefixes",
    name: "put",
    method: "PUT",
    path: "/non-production-prefixes/{prefix}",
    parameters: [
      { name: "prefix", in: "path", required: true, type: "string" },
    ],
    role: "admin",
    idempotency: "natural",
    bodyLimit: 0,
    bodyRequired: false,
    unbuilt: false,
    scope: "organization",
    billed: [],
    dailyAllowance: null,
    plan: null,
    statuses: [200],
    errors: ["forbidden", "internal", "invalid_request", "rate_limited", "unauthorized", "unavailable"],
    validate: { path: requests.putPath, query: requests.putQuery, headers: requests.putHeaders, body: null },
    validateResponse: {
      get 200() { return responses().put200; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbidden; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
