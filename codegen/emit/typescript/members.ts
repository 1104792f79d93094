import type { IndexSignatureDeclarationStructure, OptionalKind, PropertySignatureStructure } from "ts-morph";
import type { Schema } from "../../model.ts";
import { docs } from "./comment.ts";
import { indexValue, key, typeText } from "./type-text.ts";

/** The members of an object schema, as an interface has them. */
export function properties(schema: Schema): OptionalKind<PropertySignatureStructure>[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    name: key(name),
    type: typeText(member),
    hasQuestionToken: !required.has(name),
    docs: docs(member),
  }));
}

export function indexSignatures(schema: Schema): OptionalKind<IndexSignatureDeclarationStructure>[] {
  const value = indexValue(schema);
  return value === null ? [] : [{ keyName: "name", keyType: "string", returnType: value }];
}
