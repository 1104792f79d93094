// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const exportsRoutes: readonly OperationDescriptor[] = [
  {
    id: "exports_create",
    resource: "exports",
    name: "create",
    method: "POST",
    path: "/namespaces/{ns}/evaluations/export",
    parameters: [
      { name: "ns", in: "path", required: true, type: "string" },
      { name: "Idempotency-Key", in: "header", required: false, type: "string" },
    ],
    role: "read_write",
    idempotency: "key",
    bodyLimit: 1048576,
    bodyRequired: false,
    unbuilt: false,
    scope: "path",
    billed: [],
    dailyAllowance: null,
    plan: null,
    tool: null,
    statuses: [202],
    errors: [
      "conflict",
      "forbidden",
      "internal",
      "invalid_request",
      "not_found",
      "rate_limited",
      "too_large",
      "unauthorized",
      "unavailable",
    ],
    validate: {
      path: requests.createPath,
      query: requests.createQuery,
      headers: requests.createHeaders,
      body: requests.createBody,
    },
    validateResponse: {
      get 202() { return responses().create202; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbidden; },
      get 404() { return errors().notFound; },
      get 409() { return errors().conflict; },
      get 413() { return errors().tooLarge; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
  {
    id: "exports_delete",
    resource: "exports",
    name: "delete",
    method: "DELETE",
    path: "/jobs/{id}/export",
    parameters: [
      { name: "id", in: "path", required: true, type: "string" },
      { name: "Idempotency-Key", in: "header", required: false, type: "string" },
    ],
    role: "read_write",
    idempotency: "key",
    bodyLimit: 0,
    bodyRequired: false,
    unbuilt: false,
    scope: "resource",
    billed: [],
    dailyAllowance: null,
    plan: null,
    tool: null,
    statuses: [204],
    errors: ["conflict", "forbidden", "internal", "invalid_request", "not_found", "rate_limited", "unauthorized", "unavailable"],
    validate: { path: requests.deletePath, query: requests.deleteQuery, headers: requests.deleteHeaders, body: null },
    validateResponse: {
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 403() { return errors().forbidden; },
      get 404() { return errors().notFound; },
      get 409() { return errors().conflict; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
