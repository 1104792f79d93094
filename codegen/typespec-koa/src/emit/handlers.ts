/**
 * `<resource>/handlers.ts`: the interface that a module implements, and `handlers.ts`, all of them together. A missing handler,
 * or an undeclared status or error code, does not compile.
 */
import { type MethodSignatureStructure, type OptionalKind, type PropertySignatureStructure, StructureKind } from "ts-morph";
import { pascalCase } from "../model/names.ts";
import { references } from "../model/references.ts";
import type { Api, NamedType, Operation, Parameter, Resource, Response, Schema } from "../model.ts";
import { referenced } from "../schema.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { eventText } from "./typescript/events-text.ts";
import { partsText } from "./typescript/parts-text.ts";
import { type Import, type Statement, sourceFile, typeAlias } from "./typescript/source-file.ts";
import { typeImports } from "./typescript/type-imports.ts";
import { key, literal, typeText, union } from "./typescript/type-text.ts";

export function emitHandlers(api: Api): GeneratedFile[] {
  const built = api.resources.filter(({ operations }) => operations.some(isBuilt));
  return [everyHandler(built), ...built.map((resource) => resourceHandlers(api, resource))];
}

const isBuilt = (operation: Operation) => !operation.facts.unbuilt;

function everyHandler(resources: readonly Resource[]): GeneratedFile {
  const imports = resources.map(
    ({ folder, typeName }): Import => ({ from: `./${folder}/handlers.ts`, names: [`${typeName}Handlers`] }),
  );
  const properties = resources.map(({ name, typeName }) => ({ name, type: `${typeName}Handlers<Context>` }));
  return sourceFile("handlers.ts", imports, [
    {
      kind: StructureKind.Interface,
      name: "Handlers",
      isExported: true,
      typeParameters: ["Context"],
      properties,
      docs: ["Every operation that is built."],
    },
  ]);
}

function resourceHandlers(api: Api, resource: Resource): GeneratedFile {
  const types = new Map(api.types.map((type) => [type.name, type]));
  const operations = resource.operations.filter(isBuilt);
  const statements = operations.flatMap((operation) => [request(resource, operation, types), reply(resource, operation)]);
  const schemas = operations.flatMap((operation) => [
    ...operation.parameters.map((parameter) => parameter.schema),
    ...(operation.body ? [operation.body.schema] : []),
    ...successes(operation).flatMap(answerSchemas),
  ]);
  const fills = operations.some(({ body }) => body && defaulted(body.schema, types).length > 0);
  const files = operations.some(({ body }) => body?.parts?.some(({ kind }) => kind === "file"));
  const imports = [
    { from: "../contract.ts", names: [...(files ? ["FilePart"] : []), ...(fills ? ["Filled"] : []), "Reply"] },
    ...typeImports(api, resource.folder, references(schemas), "handlers.ts"),
  ];
  const methods = operations.map(
    (operation): OptionalKind<MethodSignatureStructure> => ({
      name: operation.name,
      docs: [operation.description.includes("\n") ? `\n${operation.description}` : operation.description],
      parameters: [
        { name: "context", type: "Context" },
        { name: "request", type: `${prefix(resource, operation)}Request` },
      ],
      returnType: `Promise<${prefix(resource, operation)}Reply>`,
    }),
  );
  statements.push({
    kind: StructureKind.Interface,
    name: `${resource.typeName}Handlers`,
    isExported: true,
    typeParameters: ["Context"],
    docs: resource.description === "" ? [] : [resource.description],
    methods,
  });
  return sourceFile(`${resource.folder}/handlers.ts`, imports, statements);
}

function prefix(resource: Resource, operation: Operation): string {
  return resource.typeName + pascalCase(operation.name);
}

function request(resource: Resource, operation: Operation, types: ReadonlyMap<string, NamedType>): Statement {
  const place = (name: Parameter["in"]) => parametersType(operation.parameters.filter((parameter) => parameter.in === name));
  const properties: OptionalKind<PropertySignatureStructure>[] = [
    { name: "path", type: place("path") },
    { name: "query", type: place("query") },
    { name: "headers", type: place("header") },
    ...(operation.parameters.some((parameter) => parameter.in === "cookie") ? [{ name: "cookies", type: place("cookie") }] : []),
    { name: "body", type: bodyType(operation, types) },
  ];
  return { kind: StructureKind.Interface, name: `${prefix(resource, operation)}Request`, isExported: true, properties };
}

/** After validation: members with a default are present. */
function parametersType(parameters: readonly Parameter[]): string {
  const members = parameters.map(({ name, required, schema }) => {
    const present = required || schema.default !== undefined;
    return `${key(name)}${present ? "" : "?"}: ${typeText(schema)}`;
  });
  return members.length === 0 ? "{}" : `{ ${members.join("; ")} }`;
}

function bodyType({ body }: Operation, types: ReadonlyMap<string, NamedType>): string {
  if (!body) return "undefined";
  if (body.parts) return body.required ? partsText(body, "FilePart") : `${partsText(body, "FilePart")} | undefined`;
  const filled = defaulted(body.schema, types);
  const type = typeText(body.schema);
  const whole = filled.length === 0 ? type : `Filled<${type}, ${union(filled.map(literal))}>`;
  return body.required ? whole : `${whole} | undefined`;
}

function defaulted(schema: Schema, types: ReadonlyMap<string, NamedType>): string[] {
  const target = types.get(referenced(schema) ?? "")?.schema ?? schema;
  const members = Object.entries(target.properties ?? {});
  return members.filter(([, member]) => member.default !== undefined).map(([name]) => name);
}

const successes = (operation: Operation) => operation.responses.filter(({ errors }) => errors.length === 0);

/** What the type of an answer refers to. */
export function answerSchemas({ events, schema }: Response): Schema[] {
  return events ? events.map((event) => event.schema) : schema ? [schema] : [];
}

function reply(resource: Resource, operation: Operation): Statement {
  const replies = successes(operation).map(
    ({ status, schema, events }) =>
      `Reply<${status}, ${events ? `AsyncIterable<${eventText(events)}>` : schema ? typeText(schema) : "undefined"}>`,
  );
  return typeAlias(`${prefix(resource, operation)}Reply`, [], union(replies));
}
