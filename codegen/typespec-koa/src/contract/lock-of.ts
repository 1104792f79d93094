/** The lock of a contract: everything that a client can rely on. */
import { eventSchema } from "../model/event-streams.ts";
import { references } from "../model/references.ts";
import type { Api, Body, ErrorModel, Header, Operation, Part, Response, Webhook } from "../model.ts";
import { canonicalSchema, order, sortMembers } from "./canonical.ts";
import type { Lock, LockedBody, LockedFacts, LockedOperation, LockedPart, LockedResponse, LockedWebhook } from "./lock.ts";

/** The response of an operation that is not built. Whether it is built is not a promise, so neither is this. */
const NOT_SERVED = 501;

export function lockOf(api: Api): Lock {
  const operations = operationsOf(api);
  const declared = new Map(
    operations.flatMap((operation) => errorsOf(api, operation)).map((error) => [errorName(error), lockedError(error)]),
  );
  const lock: Lock = {
    lock: 1,
    relocks: [],
    security: { schemes: api.securitySchemes, required: api.security },
    codes: Object.fromEntries(api.errorCodes.map(({ code, status }) => [code, status])),
    errors: Object.fromEntries(declared),
    operations: Object.fromEntries(operations.map((operation) => [operation.id, lockedOperation(api, operation)])),
    ...(api.webhooks.length > 0
      ? { webhooks: Object.fromEntries(api.webhooks.map((webhook) => [webhook.name, lockedWebhook(webhook)])) }
      : {}),
    types: {},
  };
  return sortMembers({ ...lock, types: typesReached(api, lock) }) as unknown as Lock;
}

/** Types that no operation uses are not in the lock, such as the error of operations that are not built. */
function typesReached(api: Api, { errors, operations, webhooks = {} }: Lock): Lock["types"] {
  const schemas = [
    ...Object.values(errors),
    ...Object.values(webhooks),
    ...Object.values(operations).flatMap(({ parameters, body, responses }) => [
      ...Object.values(parameters),
      body,
      ...Object.values(responses),
    ]),
  ].flatMap((part) => (part?.schema ? [part.schema] : []));
  const types = new Map(api.types.map((type) => [type.name, type.schema]));
  const names = references(schemas, (name) => types.get(name));
  return Object.fromEntries(names.map((name) => [name, canonicalSchema(types.get(name) ?? {})]));
}

export function operationsOf(api: Api): Operation[] {
  return api.resources.flatMap((resource) => resource.operations);
}

function lockedOperation(api: Api, operation: Operation): LockedOperation {
  const { unbuilt: _, ...facts } = operation.facts;
  const { deprecatedSince, sunset } = operation.days;
  const successes = operation.responses.filter((response) => response.errors.length === 0).map(promised);
  return {
    method: operation.method,
    path: operation.path,
    ...(operation.deprecated ? { deprecated: true } : {}),
    ...(deprecatedSince === null ? {} : { deprecatedSince }),
    ...(sunset === null ? {} : { sunset }),
    ...sortedLists(facts),
    parameters: Object.fromEntries(
      operation.parameters.map(({ in: place, name, required, schema, deprecated }) => [
        `${place} ${name}`,
        { required, schema: canonicalSchema(schema), ...(deprecated ? { deprecated } : {}) },
      ]),
    ),
    body: operation.body && lockedBody(operation.body),
    responses: Object.fromEntries(successes.map((response) => [String(response.status), lockedResponse(response)])),
    errors: errorsOf(api, operation).map(errorName).sort(order),
  };
}

function lockedBody({ contentType, required, schema, parts }: Body): LockedBody {
  return {
    contentType,
    required,
    schema: canonicalSchema(schema),
    ...(parts ? { parts: Object.fromEntries(parts.map((part) => [part.name, lockedPart(part)])) } : {}),
  };
}

/** The type of a text is in its schema. */
function lockedPart({ kind, several, contentTypes, mostBytes }: Part): LockedPart {
  return {
    kind: kind === "file" || kind === "json" ? kind : "text",
    ...(several ? { several } : {}),
    ...(contentTypes.length > 0 ? { contentTypes: contentTypes.toSorted(order) } : {}),
    ...(mostBytes === null ? {} : { maxBytes: mostBytes }),
  };
}

/** Of a stream, the names of its events are promised too. */
function promised(response: Response): Response {
  return response.events ? { ...response, schema: eventSchema(response.events) } : response;
}

/** The order of a list of values is no promise. */
function sortedLists(facts: LockedFacts): LockedFacts {
  const sorted = Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted(order) : value]);
  return Object.fromEntries(sorted) as LockedFacts;
}

/** The errors that an operation promises, as their models. */
export function errorsOf(api: Api, operation: Operation): ErrorModel[] {
  const names = new Set(operation.responses.flatMap((response) => response.errors));
  return api.errors.filter((error) => names.has(error.name) && isPromised(error));
}

export function errorName({ status, code }: ErrorModel): string {
  return `${status} ${code}`;
}

function lockedError({ schema, headers }: ErrorModel): LockedResponse {
  return lockedResponse({ contentType: "application/json", schema, headers });
}

function isPromised({ status }: ErrorModel): boolean {
  return status !== NOT_SERVED;
}

function lockedResponse({ contentType, schema, headers }: Pick<Response, "contentType" | "schema" | "headers">): LockedResponse {
  return {
    contentType,
    schema: schema && canonicalSchema(schema),
    headers: Object.fromEntries(headers.map(lockedHeader)),
  };
}

function lockedWebhook({ schema, headers }: Webhook): LockedWebhook {
  return { schema: canonicalSchema(schema), headers: Object.fromEntries(headers.map(lockedHeader)) };
}

function lockedHeader({ name, required, schema }: Header): [string, { required: boolean; schema: Header["schema"] }] {
  return [name.toLowerCase(), { required, schema: canonicalSchema(schema) }];
}
