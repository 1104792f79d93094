// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const robustnessRoutes: readonly OperationDescriptor[] = [
  {
    id: "robustness_start",
    resource: "robustness",
    name: "start",
    method: "POST",
    path: "/namespaces/{ns}/judgments/{name}/robustness",
    parameters: [
      { name: "ns", in: "path", required: true, type: "string" },
      { name: "name", in: "path", required: true, type: "string" },
      { name: "Idempotency-Key", in: "header", required: false, type: "string" },
    ],
    role: "read_write",
    idempotency: "key",
    bodyLimit: 1048576,
    bodyRequired: true,
    unbuilt: false,
    scope: "path",
    billed: ["judging"],
    dailyAllowance: null,
    plan: null,
    tool: null,
    statuses: [200, 202],
    errors: [
      "budget_exceeded",
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
    validate: { path: requests.startPath, query: requests.startQuery, headers: requests.startHeaders, body: requests.startBody },
    validateResponse: {
      get 200() { return responses().start200; },
      get 202() { return responses().start202; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 402() { return errors().budgetExceeded; },
      get 403() { return errors().forbidden; },
      get 404() { return errors().notFound; },
      get 409() { return errors().conflict; },
      get 413() { return errors().tooLarge; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
