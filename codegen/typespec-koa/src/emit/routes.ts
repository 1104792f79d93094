/** `<resource>/routes.ts`: the descriptors that the server mounts, and `routes.ts`, all of them in one list. */

import { JSON_TYPE } from "../model/content-types.ts";
import type { Api, ErrorModel, Operation, Part, Resource, Response } from "../model.ts";
import type { Settings } from "../settings.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { Code, Getter, type Members, objectText } from "./typescript/object-text.ts";
import { constant, type Import, sourceFile } from "./typescript/source-file.ts";
import { errorValidator, type RequestPart, requestValidator, responseValidator } from "./validators/names.ts";

const TYPE = "readonly OperationDescriptor[]";

export function emitRoutes(api: Api): GeneratedFile[] {
  return [everyRoute(api.resources), ...api.resources.map((resource) => resourceRoutes(api, resource))];
}

function everyRoute(resources: readonly Resource[]): GeneratedFile {
  const imports = resources.map(
    ({ folder, name }): Import => ({ from: `./${folder}/routes.ts`, names: [`${name}Routes`], values: true }),
  );
  const contract: Import = { from: "./contract.ts", names: ["OperationDescriptor"] };
  const initializer = `[\n${resources.map(({ name }) => `  ...${name}Routes,`).join("\n")}\n].sort((a, b) => (a.id < b.id ? -1 : 1))`;
  return sourceFile(
    "routes.ts",
    [contract, ...imports],
    [constant("operations", ["Every operation, by id."], TYPE, initializer)],
  );
}

function resourceRoutes({ errors, settings }: Api, resource: Resource): GeneratedFile {
  const imports: Import[] = [{ from: "../contract.ts", names: ["OperationDescriptor"] }];
  // Responses are validated in tests, and where an operator enables it. Their validators are two thirds of the code, so they are
  // loaded on demand.
  const modules = [
    'import { createRequire } from "node:module";',
    'import * as requests from "./validators.js";\n',
    "const require = createRequire(import.meta.url);",
    'const responses = (): typeof import("./response-validators.js") => require("./response-validators.js");',
    'const errors = (): typeof import("../errors/response-validators.js") => require("../errors/response-validators.js");\n',
  ];
  const descriptors = resource.operations.map((operation) => objectText(descriptor(operation, errors, settings), 1));
  const initializer = `[\n${descriptors.map((text) => `  ${text},`).join("\n")}\n]`;
  return sourceFile(`${resource.folder}/routes.ts`, imports, [
    ...modules,
    constant(`${resource.name}Routes`, [], TYPE, initializer),
  ]);
}

function descriptor(operation: Operation, errors: readonly ErrorModel[], settings: Settings): Members {
  const { facts, body, responses } = operation;
  const part = (part: RequestPart) => new Code(`requests.${requestValidator(operation, part)}`);
  const sent = responses.flatMap((response) => response.errors);
  const codes = new Set(errors.filter(({ name }) => sent.includes(name)).map(({ code }) => code));
  return {
    id: operation.id,
    resource: operation.resource,
    name: operation.name,
    method: operation.method,
    path: operation.path,
    parameters: operation.parameters.map(({ name, in: place, required, type, items }) => ({
      name,
      in: place,
      required,
      type,
      ...(items === null || items === "string" ? {} : { items }),
    })),
    role: facts.role,
    idempotency: facts.idempotency,
    bodyLimit: facts.bodyLimit,
    bodyRequired: body?.required ?? false,
    ...(body && !body.parts && body.contentType !== JSON_TYPE ? { bodyType: body.contentType } : {}),
    ...(body?.parts ? { parts: body.parts.map(partMembers) } : {}),
    ...responseTypes(responses),
    ...announced(operation),
    unbuilt: facts.unbuilt,
    ...Object.fromEntries(Object.keys(settings.facts).map((name) => [name, facts[name] ?? null])),
    statuses: responses.filter((response) => response.errors.length === 0).map(({ status }) => status),
    errors: [...codes].sort(),
    validate: {
      path: part("path"),
      query: part("query"),
      headers: part("headers"),
      ...(operation.parameters.some((parameter) => parameter.in === "cookie") ? { cookies: part("cookies") } : {}),
      body: body ? part("body") : null,
    },
    validateResponse: Object.fromEntries(responses.flatMap((response) => responseMember(operation, response))),
  };
}

function partMembers({ contentTypes, mostBytes, position: _, ...part }: Part): Members {
  return {
    ...part,
    ...(contentTypes.length > 0 ? { contentTypes } : {}),
    ...(mostBytes === null ? {} : { mostBytes }),
  };
}

/** The days begin at midnight, UTC. `Deprecation` is a structured date (RFC 9651, 3.3.7), `Sunset` an HTTP date. */
function announced({ days: { deprecatedSince, sunset } }: Operation): Members {
  if (deprecatedSince === null && sunset === null) return {};
  return {
    headers: {
      ...(deprecatedSince === null ? {} : { Deprecation: `@${Date.parse(deprecatedSince) / 1000}` }),
      ...(sunset === null ? {} : { Sunset: new Date(sunset).toUTCString() }),
    },
  };
}

function responseTypes(responses: readonly Response[]): Members {
  const others = responses.filter(({ contentType }) => contentType !== null && contentType !== JSON_TYPE);
  if (others.length === 0) return {};
  return { responseTypes: Object.fromEntries(others.map(({ status, contentType }) => [status, contentType])) };
}

function responseMember(operation: Operation, response: Response): [number, Getter][] {
  if (response.errors.length > 0) return [[response.status, new Getter(`errors().${errorValidator(response)}`)]];
  return response.schema ? [[response.status, new Getter(`responses().${responseValidator(operation, response)}`)]] : [];
}
