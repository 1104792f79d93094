/** A small contract, made by hand as the generator would make it: one operation for each thing that the pipeline does. */
import { createRequire } from "node:module";
import type { Ajv, Options } from "ajv";
import type { ErrorCode, OperationDescriptor, Parameter, Validate } from "#generated/contract.ts";

const require = createRequire(import.meta.url);
const AjvClass = require("ajv").default as new (options: Options) => Ajv;
const requests = new AjvClass({ allErrors: true, useDefaults: true, strict: false, strictNumbers: true });
const responses = new AjvClass({ strict: false, strictNumbers: true });

type Schema = Record<string, unknown>;

const NAME = { type: "string", minLength: 1, maxLength: 128, pattern: "^[A-Za-z0-9_-]+$" };
const SEGMENTS = String.raw`^(?!\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\.{1,2}(/|$))[A-Za-z0-9._:-]+)*`;
const NAMESPACE = { type: "string", minLength: 1, maxLength: 256, pattern: `${SEGMENTS}$` };
const NAMESPACE_OR_TEMPLATE = { ...NAMESPACE, pattern: String.raw`${SEGMENTS}(/\*)?$` };
const DOCUMENT_ID = { type: "string", minLength: 1, maxLength: 128, pattern: `${SEGMENTS}$` };

const error: Schema = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message", "details"],
      properties: { code: { type: "string" }, message: { type: "string" }, details: { type: "object" } },
    },
  },
};
const validateError = responses.compile(error) as Validate;

const anyObject: Schema = { type: "object" };

interface Made {
  id: string;
  method: OperationDescriptor["method"];
  path: string;
  role?: OperationDescriptor["role"];
  scope?: OperationDescriptor["scope"];
  plan?: OperationDescriptor["plan"];
  unbuilt?: boolean;
  bodyLimit?: number;
  bodyRequired?: boolean;
  idempotency?: OperationDescriptor["idempotency"];
  parameters?: (Parameter & { schema: Schema })[];
  body?: Schema;
  status?: number;
  response?: Schema | null;
  errors?: ErrorCode[];
}

const closed = (parameters: Made["parameters"], place: Parameter["in"]): Validate => {
  const own = (parameters ?? []).filter((parameter) => parameter.in === place);
  return requests.compile({
    type: "object",
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
    ...(place === "header" ? {} : { additionalProperties: false }),
  }) as Validate;
};

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  type: "string",
  schema: { type: "string", minLength: 1, maxLength: 256 },
} as const;

export function operation(made: Made): OperationDescriptor {
  const idempotency = made.idempotency ?? (made.method === "GET" ? "none" : "key");
  const parameters = [...(made.parameters ?? []), ...(idempotency === "key" ? [IDEMPOTENCY_KEY] : [])];
  const [resource = "", name = ""] = made.id.split("_");
  const status = made.status ?? 200;
  const errors: ErrorCode[] = made.errors ?? [
    "conflict",
    "forbidden",
    "internal",
    "invalid_request",
    "not_found",
    "rate_limited",
    "too_large",
    "unauthorized",
    "unavailable",
    ...(made.plan ? (["plan_required"] as const) : []),
  ];
  const response = made.response === undefined ? anyObject : made.response;
  return {
    id: made.id,
    resource,
    name,
    method: made.method,
    path: made.path,
    parameters,
    role: made.role ?? (made.method === "GET" ? "read_only" : "read_write"),
    scope: made.scope ?? "organization",
    idempotency,
    bodyLimit: made.body ? (made.bodyLimit ?? 1_048_576) : 0,
    bodyRequired: made.bodyRequired ?? made.body !== undefined,
    tool: null,
    billed: [],
    dailyAllowance: null,
    plan: made.plan ?? null,
    unbuilt: made.unbuilt ?? false,
    statuses: [status],
    errors,
    validate: {
      path: closed(parameters, "path"),
      query: closed(parameters, "query"),
      headers: closed(parameters, "header"),
      body: made.body ? (requests.compile(made.body) as Validate) : null,
    },
    validateResponse: {
      ...(response === null ? {} : { [status]: responses.compile(response) as Validate }),
      ...Object.fromEntries([400, 401, 402, 403, 404, 409, 413, 429, 500, 501, 503].map((code) => [code, validateError])),
    },
  };
}

const ns = { name: "ns", in: "path", required: true, type: "string", schema: NAMESPACE } as const;
const template = { name: "ns", in: "path", required: true, type: "string", schema: NAMESPACE_OR_TEMPLATE } as const;
const id = { name: "id", in: "path", required: true, type: "string", schema: DOCUMENT_ID } as const;
const query = (name: string, type: Parameter["type"], schema: Schema) =>
  ({ name, in: "query", required: false, type, schema }) as const;

const write: Schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    upsert: {
      type: "array",
      maxItems: 1000,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["id"],
        properties: {
          id: DOCUMENT_ID,
          attributes: { type: "object", maxProperties: 256, propertyNames: { pattern: "^[A-Za-z0-9_-]{1,128}$" } },
          state: { type: "object" },
        },
      },
    },
    wait_timeout_ms: { type: "integer", minimum: 0, default: 5000 },
    mode: { enum: ["strict", "lenient"] },
  },
};

/** Everything the tests of the pipeline call. The resource is always `things`. */
export const operations: readonly OperationDescriptor[] = [
  operation({
    id: "things_write",
    method: "POST",
    path: "/namespaces/{ns}",
    scope: "path",
    parameters: [ns],
    body: write,
    bodyLimit: 4 * 1024 * 1024,
  }),
  operation({ id: "things_template", method: "POST", path: "/namespaces/{ns}/templates", scope: "path", parameters: [template] }),
  operation({
    id: "things_get",
    method: "GET",
    path: "/namespaces/{ns}/documents/{id}",
    scope: "path",
    parameters: [
      ns,
      id,
      query("judgments", "array", { type: "array", items: NAME, maxItems: 3 }),
      query("wait_timeout_ms", "integer", { type: "integer", minimum: 0, maximum: 10_000 }),
      query("share", "number", { type: "number" }),
      query("full", "boolean", { type: "boolean", default: false }),
      query("cursor", "string", { type: "string", minLength: 1, maxLength: 64 }),
    ],
  }),
  operation({
    id: "things_remove",
    method: "DELETE",
    path: "/namespaces/{ns}/documents/{id}",
    scope: "path",
    parameters: [ns, id],
    status: 204,
    response: null,
  }),
  operation({ id: "things_list", method: "GET", path: "/things" }),
  operation({ id: "things_special", method: "GET", path: "/things/special" }),
  operation({ id: "things_one", method: "GET", path: "/things/{id}", parameters: [id] }),
  operation({ id: "things_confirm", method: "POST", path: "/things/{id}/confirm", parameters: [id] }),
  operation({
    id: "things_rotate",
    method: "POST",
    path: "/things/{id}/rotate",
    parameters: [id],
    bodyRequired: false,
    body: { type: "object", additionalProperties: false, properties: { previous: { type: "string", default: "24h" } } },
  }),
  operation({ id: "things_mark", method: "PUT", path: "/things/{id}", parameters: [id], idempotency: "natural" }),
  operation({
    id: "things_query",
    method: "POST",
    path: "/things/query",
    role: "read_only",
    body: { type: "object" },
    idempotency: "none",
  }),
  operation({ id: "things_future", method: "POST", path: "/things/future", unbuilt: true, body: { type: "object" } }),
  operation({ id: "things_administer", method: "POST", path: "/things/administer", role: "admin" }),
  operation({ id: "things_paid", method: "POST", path: "/things/paid", plan: "team" }),
  operation({
    id: "things_strict",
    method: "GET",
    path: "/strict",
    response: { type: "object", required: ["count"], properties: { count: { type: "integer" } } },
  }),
];
