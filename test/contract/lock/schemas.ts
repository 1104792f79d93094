/** Schemas that the tests of changes are made of. */
import type { Schema } from "../../../codegen/typespec-koa/src/schema.ts";

export const text: Schema = { type: "string" };
export const closed = (properties: { [name: string]: Schema }, required: string[] = []): Schema => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...(required.length > 0 ? { required } : {}),
});
export const tagged = (tag: string, inner: Schema = text): Schema => ({
  type: "object",
  properties: { kind: { const: tag }, a: inner },
  required: ["kind"],
});
