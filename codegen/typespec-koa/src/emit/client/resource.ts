/** `client/<resource>/client.ts`: one method per operation, and for a list a second one over all pages. */
import { type MethodSignatureStructure, type OptionalKind, StructureKind } from "ts-morph";
import { pascalCase } from "../../model/names.ts";
import { references } from "../../model/references.ts";
import type { Api, Operation, Resource, Response } from "../../model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { answerSchemas } from "../handlers.ts";
import { eventText } from "../typescript/events-text.ts";
import { type Members, objectText } from "../typescript/object-text.ts";
import { type Statement, sourceFile, typeAlias } from "../typescript/source-file.ts";
import { typeImports } from "../typescript/type-imports.ts";
import { typeText, union } from "../typescript/type-text.ts";
import { operationComment, pagesComment } from "./comment.ts";
import { clientOperation, isLastEventId } from "./descriptor.ts";
import { needsNothing, optionMembers, optionSchemas } from "./options.ts";

export function emitResourceClient(api: Api, resource: Resource): GeneratedFile {
  const { name, typeName, folder, operations, description } = resource;
  const schemas = operations.flatMap((operation) => [
    ...optionSchemas(operation),
    ...successes(operation).flatMap(answerSchemas),
  ]);
  const imports = [
    { from: "../runtime/caller.ts", names: ["Caller"] },
    { from: "../runtime/operation.ts", names: ["Operation"] },
    { from: "../runtime/options.ts", names: [...new Set(operations.map(baseOptions))] },
    { from: "../runtime/pages.ts", names: operations.some(({ facts }) => facts.pages) ? ["Pages"] : [] },
    { from: "../runtime/reply.ts", names: operations.some(hasSeveral) ? ["Reply"] : [] },
    ...typeImports(api, folder, references(schemas), "client.ts"),
  ];
  return sourceFile(`${folder}/client.ts`, imports, [
    ...operations.flatMap((operation) => declarations(resource, operation)),
    {
      kind: StructureKind.Interface,
      name: `${typeName}Client`,
      isExported: true,
      docs: description === "" ? [] : [description],
      methods: operations.flatMap((operation) => methods(api, resource, operation)),
    },
    ...operations.map(
      (operation) => `const ${operation.name}Operation: Operation = ${objectText(members(api, operation), 0)};\n`,
    ),
    `/** Calls are made by \`caller\`, which all resources of a client share. */
export function ${name}Client(caller: Caller): ${typeName}Client {
  return {
${operations.flatMap((operation) => calls(operation)).join("\n")}
  };
}
`,
  ]);
}

function declarations(resource: Resource, operation: Operation): Statement[] {
  const name = prefix(resource, operation);
  const options: Statement = {
    kind: StructureKind.Interface,
    name: `${name}Options`,
    isExported: true,
    extends: [baseOptions(operation)],
    properties: optionMembers(operation),
  };
  if (!hasSeveral(operation)) return [options];
  const replies = successes(operation).map((response) => `Reply<${response.status}, ${bodyText(response)}>`);
  return [options, typeAlias(`${name}Result`, ["`status` tells the variants apart."], union(replies))];
}

function methods(api: Api, resource: Resource, operation: Operation): OptionalKind<MethodSignatureStructure>[] {
  const parameters = [
    { name: "options", type: `${prefix(resource, operation)}Options`, hasQuestionToken: needsNothing(operation) },
  ];
  const common = { name: operation.name, docs: [operationComment(api, operation)], parameters };
  const [{ events } = { events: null }] = successes(operation);
  if (events) return [{ ...common, returnType: `AsyncIterable<${eventText(events)}>` }];
  const returnType = `Promise<${hasSeveral(operation) ? `${prefix(resource, operation)}Result` : answer(operation)}>`;
  const one = { ...common, returnType };
  if (operation.facts.pages === null) return [one];
  const all = `${operation.name}All`;
  if (resource.operations.some(({ name }) => name === all))
    throw new Error(`${operation.id} pages, and ${all} is an operation as well.`);
  const page = answer(operation);
  const pages = `Pages<${page}, ${page}[${JSON.stringify(operation.facts.pages)}][number]>`;
  return [one, { name: all, docs: [pagesComment(api, operation)], parameters, returnType: pages }];
}

function calls(operation: Operation): string[] {
  const { name, facts } = operation;
  const how = isStream(operation) ? "events" : hasSeveral(operation) ? "reply" : "body";
  const one = `    ${name}: (options) => caller.${how}(${name}Operation, options),`;
  return facts.pages === null ? [one] : [one, `    ${name}All: (options) => caller.pages(${name}Operation, options),`];
}

function members(api: Api, operation: Operation): Members {
  return { ...clientOperation(api, operation) };
}

function successes({ responses }: Operation): Response[] {
  return responses.filter(({ errors }) => errors.length === 0);
}

function hasSeveral(operation: Operation): boolean {
  return successes(operation).length > 1;
}

function isStream(operation: Operation): boolean {
  return successes(operation).some(({ events }) => events !== null);
}

/** A stream that takes the id of the last event can be continued. */
function baseOptions(operation: Operation): "CallOptions" | "StreamOptions" {
  return isStream(operation) && operation.parameters.some(isLastEventId) ? "StreamOptions" : "CallOptions";
}

/** The result type of a call with one success. */
function answer(operation: Operation): string {
  const [response] = successes(operation);
  return response?.schema ? bodyText(response) : "void";
}

function bodyText({ schema }: Response): string {
  return schema ? typeText(schema) : "undefined";
}

function prefix(resource: Resource, operation: Operation): string {
  return resource.typeName + pascalCase(operation.name);
}
