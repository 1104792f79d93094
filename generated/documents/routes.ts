// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const documentsRoutes: readonly OperationDescriptor[] = [
  {
    id: "documents_get",
    resource: "documents",
    name: "get",
    method: "GET",
    path: "/namespaces/{ns}/documents/{id}",
    parameters: [
      { name: "ns", in: "path", required: true, type: "string" },
      { name: "id", in: "path", required: true, type: "string" },
      { name: "judgments", in: "query", required: false, type: "array" },
      { name: "wait_timeout_ms", in: "query", required: false, type: "integer" },
      { name: "If-Match", in: "header", required: false, type: "string" },
    ],
    role: "read_only",
    scope: "path",
    idempotency: "none",
    bodyLimit: 0,
    bodyRequired: false,
    billed: ["judging"],
    dailyAllowance: null,
    plan: null,
    unbuilt: false,
    statuses: [200],
    errors: ["conflict", "forbidden", "internal", "invalid_request", "not_found", "rate_limited", "unauthorized", "unavailable"],
    validate: { path: requests.getPath, query: requests.getQuery, headers: requests.getHeaders, body: null },
    validateResponse: {
      get 200() { return responses().get200; },
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
  {
    id: "documents_write",
    resource: "documents",
    name: "write",
    method: "POST",
    path: "/namespaces/{ns}",
    parameters: [
      { name: "ns", in: "path", required: true, type: "string" },
      { name: "Idempotency-Key", in: "header", required: false, type: "string" },
      { name: "If-Match", in: "header", required: false, type: "string" },
    ],
    role: "read_write",
    scope: "path",
    idempotency: "key",
    bodyLimit: 67108864,
    bodyRequired: true,
    billed: ["writes", "judging"],
    dailyAllowance: null,
    plan: null,
    unbuilt: false,
    statuses: [200],
    errors: [
      "budget_exceeded",
      "conflict",
      "forbidden",
      "internal",
      "invalid_request",
      "rate_limited",
      "too_large",
      "unauthorized",
      "unavailable",
    ],
    validate: { path: requests.writePath, query: requests.writeQuery, headers: requests.writeHeaders, body: requests.writeBody },
    validateResponse: {
      get 200() { return responses().write200; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 402() { return errors().budgetExceeded; },
      get 403() { return errors().forbidden; },
      get 409() { return errors().conflict; },
      get 413() { return errors().tooLarge; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
