/** Small locked contracts, and what comparing two of them says. */
import { compareContracts } from "../../../codegen/typespec-koa/src/contract/compare/contracts.ts";
import type { Locator } from "../../../codegen/typespec-koa/src/contract/locator.ts";
import type { Lock, LockedOperation } from "../../../codegen/typespec-koa/src/contract/lock.ts";
import { changeText } from "../../../codegen/typespec-koa/src/contract/report.ts";
import type { Schema } from "../../../codegen/typespec-koa/src/schema.ts";
import { SETTINGS } from "../../codegen/settings.ts";

export const OPERATION: LockedOperation = {
  method: "POST",
  path: "/things/{id}",
  role: "read_write",
  scope: "path",
  idempotency: "key",
  bodyLimit: 1000,
  billed: ["writes"],
  dailyAllowance: null,
  plan: null,
  pages: null,
  parameters: {
    "path id": { required: true, schema: { type: "string" } },
    "query limit": { required: false, schema: { type: "integer", maximum: 100, default: 10 } },
  },
  body: { contentType: "application/json", required: true, schema: { type: "object", additionalProperties: false } },
  responses: {
    "200": {
      contentType: "application/json",
      schema: { type: "object" },
      headers: { "x-request-id": { required: true, schema: { type: "string" } } },
    },
  },
  errors: ["404 not_found"],
};

export function lock(operation: Partial<LockedOperation> = {}, rest: Partial<Lock> = {}): Lock {
  return {
    lock: 1,
    relocks: [],
    security: { schemes: { bearer: { type: "http" } }, required: [{ bearer: [] }] },
    codes: { not_found: 404 },
    errors: { "404 not_found": { contentType: "application/json", schema: { type: "object" }, headers: {} } },
    operations: { things_write: { ...OPERATION, ...operation } },
    types: {},
    ...rest,
  };
}

/** Nothing has a place here. */
export const NOWHERE: Locator = {
  type: () => null,
  operation: () => null,
  parameter: () => null,
  part: () => null,
  error: () => null,
  code: () => null,
  webhook: () => null,
};

/** Each change as `breaking: …` or `additive: …`. */
export function changes(before: Lock, after: Lock, locate: Locator = NOWHERE): string[] {
  return compareContracts(before, after, locate, SETTINGS).map((change) => `${change.verdict}: ${changeText(change)}`);
}

export type Types = { readonly [name: string]: Schema };

/** What a change of what requests take comes to. */
export function requestChanges(before: Schema, after: Schema, types: Types = {}, typesAfter: Types = types): string[] {
  const taking = (schema: Schema, types: Types) => lock({ body: { ...OPERATION.body!, schema } }, { types });
  return changes(taking(before, types), taking(after, typesAfter)).map((text) => text.replace("things_write request", "request"));
}

/** What a change of what responses carry comes to. */
export function responseChanges(before: Schema, after: Schema, types: Types = {}, typesAfter: Types = types): string[] {
  const carrying = (schema: Schema, types: Types) =>
    lock({ responses: { "200": { ...OPERATION.responses["200"]!, schema } } }, { types });
  return changes(carrying(before, types), carrying(after, typesAfter)).map((text) =>
    text.replace("things_write 200", "response"),
  );
}
