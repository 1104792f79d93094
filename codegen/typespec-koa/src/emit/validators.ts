/**
 * Per folder: `validators.js` for requests and `response-validators.js`. Those of errors, which all resources share, are in
 * `errors/`.
 */
import { eventSchema } from "../model/event-streams.ts";
import type { Api, Body, Operation, Parameter, Schema } from "../model.ts";
import { referenced } from "../schema.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { type Compiler, compiler, type Kind, type ValidatorFunction } from "./validators/compile.ts";
import { enforced } from "./validators/enforced.ts";
import { type Alias, moduleFiles } from "./validators/module.ts";
import { errorValidator, type RequestPart, requestValidator, responseValidator } from "./validators/names.ts";
import { runtimeFile } from "./validators/runtime.ts";

interface Entry {
  readonly name: string;
  readonly schema: Schema;
}

export function emitValidators(api: Api): GeneratedFile[] {
  const requests = api.resources.map(({ folder, operations }) => ({ folder, entries: operations.flatMap(requestEntries) }));
  const responses = api.resources.map(({ folder, operations }) => ({ folder, entries: operations.flatMap(responseEntries) }));
  return [
    runtimeFile(),
    ...filesOf(api, "request", "validators", requests),
    ...filesOf(api, "response", "response-validators", [...responses, { folder: "errors", entries: errorEntries(api) }]),
  ];
}

/** One file per folder: the functions of the types declared there, and of what its operations take or return. */
function filesOf(
  api: Api,
  kind: Kind,
  file: string,
  given: readonly { folder: string; entries: readonly Entry[] }[],
): GeneratedFile[] {
  const named = api.types.filter(({ direction }) => direction === kind || direction === "both");
  const compile = compiler(kind, new Map(named.map(({ name, schema }) => [name, schema])));
  const folders = new Map(named.map(({ name, folder }) => [name, folder]));
  const home = (type: string) => `${folders.get(type)}/${file}`;
  const entries = new Map(given.map(({ folder, entries }) => [folder, entries]));
  return [...new Set([...folders.values(), ...entries.keys()])].sort().flatMap((folder) => {
    const path = `${folder}/${file}`;
    const types = named.filter((type) => type.folder === folder).map(({ name }) => compile.type(name));
    const { functions, aliases } = compiled(compile, path, entries.get(folder) ?? []);
    return moduleFiles({ path, functions: [...types, ...functions], aliases }, home);
  });
}

/** A type's schema uses that type's function under another name. Equal schemas share one function. */
function compiled(
  compile: Compiler,
  path: string,
  entries: readonly Entry[],
): { functions: ValidatorFunction[]; aliases: Alias[] } {
  const functions: ValidatorFunction[] = [];
  const aliases: Alias[] = [];
  const first = new Map<string, string>();
  for (const { name, schema } of entries) {
    const type = referenced(schema);
    const text = JSON.stringify(enforced(schema, null));
    const local = first.get(text) ?? null;
    if (type !== null || local !== null) aliases.push({ name, type, local });
    else {
      first.set(text, name);
      functions.push(compile.schema(path, name, schema));
    }
  }
  return { functions, aliases };
}

function requestEntries(operation: Operation): Entry[] {
  const place = (name: Parameter["in"]) => operation.parameters.filter((parameter) => parameter.in === name);
  const parts: [RequestPart, Schema][] = [
    ["path", parametersSchema(place("path"), "closed")],
    ["query", parametersSchema(place("query"), "closed")],
    ["headers", parametersSchema(place("header"), "open")],
  ];
  if (place("cookie").length > 0) parts.push(["cookies", parametersSchema(place("cookie"), "open")]);
  if (operation.body) parts.push(["body", operation.body.parts ? withoutFiles(operation.body) : operation.body.schema]);
  return parts.map(([part, schema]) => ({ name: requestValidator(operation, part), schema }));
}

/** The runtime holds files against their content types and sizes. What it gives the validator of them is no JSON. */
function withoutFiles({ schema, parts }: Body): Schema {
  const files = (parts ?? [])
    .filter(({ kind }) => kind === "file")
    .map(({ name, several }) => [name, several ? { type: "array" } : {}]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(files) } };
}

/** Headers and cookies are open, because a request has many that no operation declares. */
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
      ? [
          {
            name: responseValidator(operation, response),
            schema: response.events ? eventSchema(response.events) : response.schema,
          },
        ]
      : [],
  );
}

/** One for each error model, and one for each set of them that an operation returns with one status. */
function errorEntries(api: Api): Entry[] {
  const sent = api.resources.flatMap(({ operations }) => operations.flatMap(({ responses }) => responses));
  const found = new Map<string, Schema>();
  for (const response of sent) {
    if (response.schema && response.errors.length > 0) found.set(errorValidator(response), response.schema);
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => ({ name, schema }));
}
