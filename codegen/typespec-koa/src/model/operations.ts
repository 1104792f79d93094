/** The operations of the service with their schemas as declared; `build.ts` projects them. */
import { getDoc } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import type { Report } from "../diagnostic.ts";
import type { Loaded } from "../load/program.ts";
import type { ErrorModel, Method, Operation, Position, Resource, Schema } from "../model.ts";
import { errorsReturned } from "./errors.ts";
import { checkStream } from "./event-streams.ts";
import { daysOf, extensionsOf, factsOf } from "./facts.ts";
import { camelCase, kebabCase, snakeCase } from "./names.ts";
import { parametersOf } from "./parameters.ts";
import { bodyOf, responsesOf } from "./responses.ts";

const METHODS: readonly string[] = ["GET", "POST", "PUT", "PATCH", "DELETE"] satisfies Method[];

export function resourcesOf(
  loaded: Loaded,
  schemas: ReadonlyMap<string, Schema>,
  errors: readonly ErrorModel[],
  report: Report,
): Resource[] {
  const found = new Map<string, Resource>();
  for (const http of loaded.service.operations) {
    const container = http.operation.interface;
    const position = loaded.locate(http.operation) ?? loaded.entry;
    if (!container) {
      const message = `\`${http.operation.name}\` stands in no interface; the interface is its resource.`;
      report({ code: "typespec-koa/no-resource", severity: "error", message, position });
      continue;
    }
    const { name: typeName } = container;
    const resource = found.get(typeName) ?? {
      name: camelCase(typeName),
      typeName,
      folder: kebabCase(typeName),
      description: getDoc(loaded.program, container) ?? "",
      position: loaded.locate(container) ?? position,
      operations: [],
    };
    const operation = operationOf(loaded, http, typeName, position, schemas, errors, report);
    found.set(typeName, { ...resource, operations: [...resource.operations, operation].sort(byId) });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const byId = (a: Operation, b: Operation) => (a.id < b.id ? -1 : 1);

function operationOf(
  loaded: Loaded,
  http: HttpOperation,
  typeName: string,
  position: Position,
  schemas: ReadonlyMap<string, Schema>,
  errors: readonly ErrorModel[],
  report: Report,
): Operation {
  const raw = loaded.document.paths[http.path]?.[http.verb];
  if (!raw) throw new Error(`the document has no ${http.verb} ${http.path}`);
  const { name } = http.operation;
  const id = `${snakeCase(typeName)}_${snakeCase(name)}`;
  const method = http.verb.toUpperCase() as Method;
  const reader = { position, report, schemas };
  const refuse = (code: string, message: string) =>
    report({ code: `typespec-koa/${code}`, severity: "error", message: `\`${id}\` ${message}`, position });
  if (!METHODS.includes(method)) refuse("unsupported-method", `is a ${method}; declare the GET, which answers HEAD as well.`);
  if (raw.security) refuse("own-security", "is authenticated otherwise than the service; say @useAuth of the service only.");

  const parameters = parametersOf(loaded, http, raw, schemas, report);
  const body = bodyOf(loaded, http, raw, reader);
  const headers = parameters.filter((parameter) => parameter.in === "header").map((parameter) => parameter.name);
  const facts = factsOf(loaded, http.operation, { id, method, hasBody: body !== null, headers, position }, report);
  const answered = new Set(errorsReturned(loaded.program, http.operation.returnType));
  if (facts.unbuilt) answered.add(loaded.settings.errors.notServed);
  const { summary = "", description = "", deprecated = false } = raw;
  const failures = errors.filter((error) => answered.has(error.name));
  const responses = responsesOf(loaded, http, raw, failures, reader);
  checkStream(responses, method, facts, reader);
  return {
    id,
    resource: camelCase(typeName),
    name,
    method,
    path: http.path,
    summary,
    description,
    deprecated,
    days: daysOf(loaded, http.operation, deprecated, refuse),
    parameters,
    body,
    responses,
    facts,
    extensions: extensionsOf(raw, facts),
    position,
  };
}
