/** `openapi.json`: the published document. It is made from the same data as the validators, so it says what is enforced. */
import type { Api, Operation, Resource, Response } from "../model.ts";
import type { GeneratedFile } from "./generated-file.ts";
import {
  headerObject,
  type OpenApiObject,
  parameterObject,
  reference,
  requestBody,
  responseName,
  responseObject,
  responseObjects,
  said,
} from "./openapi/parts.ts";
import { schemaObject } from "./openapi/schema-object.ts";
import { webhooks, webhookTags } from "./openapi/webhooks.ts";

const METHODS: readonly string[] = ["GET", "PUT", "POST", "PATCH", "DELETE"] satisfies Operation["method"][];

export function emitOpenApi(api: Api): GeneratedFile {
  const document = {
    openapi: "3.1.0",
    info: api.info,
    servers: api.servers,
    security: api.security,
    tags: [
      ...api.resources.map(({ typeName, description }) => ({ name: typeName, ...said({ description }) })),
      ...webhookTags(api),
    ],
    paths: paths(api.resources),
    ...webhooks(api),
    components: components(api),
  };
  return { path: "openapi.json", text: `${JSON.stringify(document, null, 2)}\n` };
}

function paths(resources: readonly Resource[]): OpenApiObject {
  const operations = resources.flatMap((resource) =>
    resource.operations.map((operation) => ({ operation, tag: resource.typeName })),
  );
  const byPath = Map.groupBy(operations, ({ operation }) => operation.path);
  return Object.fromEntries(
    [...byPath].toSorted(byName).map(([path, found]) => {
      const inOrder = found.toSorted((a, b) => METHODS.indexOf(a.operation.method) - METHODS.indexOf(b.operation.method));
      return [
        path,
        Object.fromEntries(
          inOrder.map(({ operation, tag }) => [operation.method.toLowerCase(), operationObject(operation, tag)]),
        ),
      ];
    }),
  );
}

function operationObject(operation: Operation, tag: string): OpenApiObject {
  const { id, summary, description, deprecated, parameters, body, extensions } = operation;
  const taken = parameters.map((parameter) =>
    parameter.shared ? reference("parameters", parameter.shared) : parameterObject(parameter),
  );
  return {
    operationId: id,
    tags: [tag],
    ...said({ summary, description, deprecated }),
    ...extensions,
    ...(taken.length > 0 ? { parameters: taken } : {}),
    ...(body ? { requestBody: requestBody(body) } : {}),
    responses: responseObjects(operation),
  };
}

function components({ resources, types, securitySchemes }: Api): OpenApiObject {
  const operations = resources.flatMap((resource) => resource.operations);
  const responses = operations.flatMap((operation) => operation.responses);
  const failures = responses
    .filter(({ errors }) => errors.length > 0)
    .map((response): [string, Response] => [responseName(response), response]);
  const headers = responses.flatMap((response) => response.headers).map((header) => [header.name, headerObject(header)] as const);
  const shared = operations.flatMap(({ parameters }) =>
    parameters.flatMap((parameter) => (parameter.shared ? [[parameter.shared, parameterObject(parameter)] as const] : [])),
  );
  return {
    securitySchemes,
    parameters: sorted(shared),
    headers: sorted(headers),
    responses: sorted(failures.map(([name, response]) => [name, responseObject(response)] as const)),
    schemas: sorted(types.map(({ name, schema }) => [name, schemaObject(schema)] as const)),
  };
}

function sorted(entries: readonly (readonly [string, unknown])[]): OpenApiObject {
  return Object.fromEntries(entries.toSorted(byName));
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
