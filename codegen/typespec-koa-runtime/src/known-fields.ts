/**
 * The allowed members of an object in a request body, from the published document. They are used to report an unknown member.
 * Validators do not have them, because only a refusal needs them.
 */

import { isObject, type Json, type JsonObject } from "./json/json.ts";
import { tokenName } from "./json/json-pointers.ts";

export interface KnownFields {
  /** The members that requests may have there. */
  requests: readonly string[];
  /** The members that responses have at the same place, without retired ones. A client that sends back what it read has these. */
  answers: readonly string[];
  retired: readonly string[];
}

/** For the object at `pointer` in the body of an operation, in all its possible forms; none if the document does not say. */
export function knownFields(document: JsonObject, operationId: string, pointer: string): KnownFields {
  const operation = operationOf(document, operationId);
  const requests = membersAt(document, pointer, jsonSchema(at(operation, "requestBody")));
  const answers = Object.entries(isObject(operation?.responses) ? operation.responses : {}).flatMap(([status, response]) =>
    status.startsWith("2") ? membersAt(document, pointer, jsonSchema(response)) : [],
  );
  const isRetired = (member: Member) => isObject(member.schema) && member.schema["x-retired"] === true;
  return {
    requests: namesOf(requests),
    answers: namesOf(answers.filter((member) => !isRetired(member))),
    retired: namesOf(answers.filter(isRetired)),
  };
}

/** Of a body: JSON under its own name, or under another one such as `application/merge-patch+json`; or the parts of a form. */
function jsonSchema(body: Json | undefined): Json | undefined {
  const content = at(body, "content");
  const type = Object.keys(isObject(content) ? content : {}).find((name) =>
    /^(?:application\/(?:[^/]+\+)?json|multipart\/form-data)$/.test(name),
  );
  return type === undefined ? undefined : at(content, type, "schema");
}

interface Member {
  name: string;
  schema: Json | undefined;
}

function namesOf(members: readonly Member[]): string[] {
  return [...new Set(members.map(({ name }) => name))];
}

function membersAt(document: JsonObject, pointer: string, root: Json | undefined): Member[] {
  let schemas = forms(document, root);
  for (const token of pointer.split("/").slice(1)) {
    const name = tokenName(token);
    schemas = schemas.flatMap((schema) => forms(document, step(schema, name)));
  }
  return schemas.flatMap(({ properties }) =>
    Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => ({ name, schema })),
  );
}

function operationOf({ paths }: JsonObject, operationId: string): JsonObject | undefined {
  for (const item of Object.values(isObject(paths) ? paths : {})) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (isObject(operation) && operation.operationId === operationId) return operation;
    }
  }
  return undefined;
}

/** The schema of a member or an element. */
function step(schema: JsonObject, name: string): Json | undefined {
  const member = at(schema, "properties", name);
  if (member !== undefined) return member;
  if (/^\d+$/.test(name)) {
    const tuple = schema.prefixItems;
    if (Array.isArray(tuple) && tuple[Number(name)] !== undefined) return tuple[Number(name)];
    if (schema.items !== undefined) return schema.items;
  }
  return schema.additionalProperties;
}

/** A schema without references and unions: each possible form of a value. Unions do not nest deeply. */
function forms(document: JsonObject, schema: Json | undefined, depth = 0): JsonObject[] {
  if (!isObject(schema) || depth > 8) return [];
  if (typeof schema.$ref === "string") return forms(document, at(document, ...schema.$ref.slice(2).split("/")), depth + 1);
  const branches = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  return Array.isArray(branches) ? [schema, ...branches.flatMap((branch) => forms(document, branch, depth + 1))] : [schema];
}

function at(value: Json | undefined, ...names: string[]): Json | undefined {
  let found = value;
  for (const name of names) {
    if (!isObject(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}
