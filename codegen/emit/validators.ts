/** Per resource `validators.js` for requests and `response-validators.js`, and `errors/validators.js`, which all resources share. */
import type { Api, Operation, Parameter, Schema } from "../model.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { errorValidator, type RequestPart, requestValidator, responseValidator } from "./validators/names.ts";
import { compiler, type Entry } from "./validators/standalone.ts";

export function emitValidators(api: Api): GeneratedFile[] {
  const types = new Map(api.types.map(({ name, schema }) => [name, schema]));
  const requests = compiler("request", types);
  const responses = compiler("response", types);
  return [
    ...responses.files("errors/validators", errorEntries(api)),
    ...api.resources.flatMap(({ folder, operations }) => [
      ...requests.files(`${folder}/validators`, operations.flatMap(requestEntries)),
      ...responses.files(`${folder}/response-validators`, operations.flatMap(responseEntries)),
    ]),
  ];
}

function requestEntries(operation: Operation): Entry[] {
  const place = (name: Parameter["in"]) => operation.parameters.filter((parameter) => parameter.in === name);
  const parts: [RequestPart, Schema][] = [
    ["path", parametersSchema(place("path"), "closed")],
    ["query", parametersSchema(place("query"), "closed")],
    ["headers", parametersSchema(place("header"), "open")],
  ];
  if (operation.body) parts.push(["body", operation.body.schema]);
  return parts.map(([part, schema]) => ({ name: requestValidator(operation, part), schema }));
}

/** Headers are open: a request carries many that no operation declares. */
function parametersSchema(parameters: readonly Parameter[], open: "open" | "closed"): Schema {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
    ...(open === "closed" ? { additionalProperties: false } : {}),
  };
}

function responseEntries(operation: Operation): Entry[] {
  return operation.responses.flatMap((response) =>
    response.schema && response.errors.length === 0
      ? [{ name: responseValidator(operation, response), schema: response.schema }]
      : [],
  );
}

/** One for each error model, and for each set of them that some operation answers under one status. */
function errorEntries(api: Api): Entry[] {
  const sent = api.resources.flatMap(({ operations }) => operations.flatMap(({ responses }) => responses));
  const found = new Map<string, Schema>();
  for (const response of sent) {
    if (response.schema && response.errors.length > 0) found.set(errorValidator(response), response.schema);
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => ({ name, schema }));
}
