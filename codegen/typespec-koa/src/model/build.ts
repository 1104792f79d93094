/** The second step: the compiled specification as plain data, with each schema projected by direction. */
import type { Report } from "../diagnostic.ts";
import type { RawDocument } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Api, Header, Json, Operation, Resource, Schema, Webhook } from "../model.ts";
import { declarations } from "./declarations.ts";
import { errorCodes, errorModels } from "./errors.ts";
import { namedSchemas } from "./named-schemas.ts";
import { resourcesOf } from "./operations.ts";
import { patternsOf } from "./patterns.ts";
import { headersOf } from "./responses.ts";
import { type Roots, type TypeSet, typeSet } from "./types.ts";
import { webhooksOf } from "./webhooks.ts";

export function buildApi(loaded: Loaded, report: Report): Api {
  const { document } = loaded;
  const declared = declarations(loaded);
  const schemas = namedSchemas(loaded, declared, report);
  const errors = errorModels(loaded, schemas, everyHeader(loaded, report), report);
  const resources = resourcesOf(loaded, schemas, errors, report);
  const webhooks = webhooksOf(loaded, schemas, report);
  const set = typeSet(schemas, rootsOf(resources, webhooks), declared, loaded.entry, report);
  return {
    settings: loaded.settings,
    info: document.info,
    servers: document.servers ?? [],
    security: document.security ?? [],
    securitySchemes: securitySchemes(document),
    resources: resources.map((resource) => ({
      ...resource,
      operations: resource.operations.map((operation) => projected(operation, set)),
    })),
    webhooks: webhooks.map((webhook) => ({ ...webhook, schema: set.projected(webhook.schema, "response") })),
    types: set.types,
    errors: errors.map((error) => ({ ...error, headers: projectedHeaders(error.headers, set) })),
    errorCodes: errorCodes(loaded, schemas, declared, errors, report),
    patterns: patternsOf(loaded),
  };
}

/** The registered spelling `bearer`. TypeSpec writes `Bearer`, and some tools compare exactly. */
function securitySchemes({ components }: RawDocument): Api["securitySchemes"] {
  const schemes = Object.entries((components.securitySchemes ?? {}) as { [name: string]: { [member: string]: Json } });
  return Object.fromEntries(
    schemes.map(([name, scheme]) => [
      name,
      scheme.type === "http" ? { ...scheme, scheme: String(scheme.scheme).toLowerCase() } : scheme,
    ]),
  );
}

/** By name. Headers with the same name are one header, whichever response has it. */
function everyHeader({ document, service, locate, entry }: Loaded, report: Report): Map<string, Header> {
  const position = locate(service.namespace) ?? entry;
  const responses = Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => Object.values(operation.responses)),
  );
  const headers = responses.flatMap((response) => headersOf(response.headers ?? {}, { position, report, schemas: new Map() }));
  return new Map(headers.map((header) => [header.name, header]));
}

function rootsOf(resources: readonly Resource[], webhooks: readonly Webhook[]): Roots {
  const operations = resources.flatMap((resource) => resource.operations);
  const request = operations.flatMap((operation) => [
    ...operation.parameters.map((parameter) => parameter.schema),
    ...(operation.body ? [operation.body.schema] : []),
  ]);
  const sent = operations.flatMap((operation) => operation.responses);
  const response = sent.flatMap(({ schema, headers }) => [
    ...(schema ? [schema] : []),
    ...headers.map((header) => header.schema),
  ]);
  return { request, response: [...response, ...webhooks.map(({ schema }) => schema)] };
}

function projected(operation: Operation, { projected }: TypeSet): Operation {
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) => ({ ...parameter, schema: projected(parameter.schema, "request") })),
    body: operation.body && { ...operation.body, schema: projected(operation.body.schema, "request") },
    responses: operation.responses.map((response) => ({
      ...response,
      schema: response.schema && projected(response.schema, "response"),
      events: response.events?.map((event) => ({ ...event, schema: projected(event.schema, "response") })) ?? null,
      headers: projectedHeaders(response.headers, { projected }),
    })),
  };
}

function projectedHeaders(headers: readonly Header[], { projected }: Pick<TypeSet, "projected">): Header[] {
  return headers.map((header): Header => ({ ...header, schema: projected(header.schema, "response") as Schema }));
}
