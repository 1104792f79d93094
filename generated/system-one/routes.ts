// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationDescriptor } from "../contract.ts";
import { createRequire } from "node:module";
import * as requests from "./validators.js";

const require = createRequire(import.meta.url);
const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");
const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");

export const systemOneRoutes: readonly OperationDescriptor[] = [
  {
    id: "system_one_answer",
    resource: "systemOne",
    name: "answer",
    method: "POST",
    path: "/systemone",
    parameters: [
      { name: "Judgment-Namespace", in: "header", required: false, type: "string" },
    ],
    role: "read_write",
    idempotency: "natural",
    bodyLimit: 1048576,
    bodyRequired: true,
    unbuilt: false,
    scope: "body",
    billed: ["writes", "judging"],
    dailyAllowance: null,
    plan: null,
    tool: "additive",
    statuses: [200],
    errors: [
      "budget_exceeded",
      "forbidden",
      "internal",
      "invalid_request",
      "limit_exceeded",
      "rate_limited",
      "too_large",
      "unauthorized",
      "unavailable",
    ],
    validate: {
      path: requests.answerPath,
      query: requests.answerQuery,
      headers: requests.answerHeaders,
      body: requests.answerBody,
    },
    validateResponse: {
      get 200() { return responses().answer200; },
      get 400() { return errors().invalidRequest; },
      get 401() { return errors().unauthorized; },
      get 402() { return errors().budgetExceeded; },
      get 403() { return errors().forbiddenOrLimitExceeded; },
      get 413() { return errors().tooLarge; },
      get 429() { return errors().rateLimited; },
      get 500() { return errors().internal; },
      get 503() { return errors().unavailable; },
    },
  },
];
