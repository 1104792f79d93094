/** The contract itself, as it is published, generated and enforced. */
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { operations } from "#generated/routes.ts";
import { formatDiagnostics } from "../../codegen/typespec-koa/src/diagnostic.ts";
import { type Generated, generate } from "../../codegen/typespec-koa/src/generate.ts";
import { parts } from "../../codegen/typespec-koa/src/model/project.ts";
import { references } from "../../codegen/typespec-koa/src/model/references.ts";
import type { Api, Operation, Schema } from "../../codegen/typespec-koa/src/model.ts";
import { projectIn } from "../../codegen/typespec-koa/src/project.ts";
import { referenced } from "../../codegen/typespec-koa/src/schema.ts";
import { difference } from "../../codegen/typespec-koa/src/write.ts";
import { arbitraryValue } from "./arbitrary-value.ts";

const ROOT = resolve(import.meta.dirname, "../..");

interface Delivery {
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody: { readonly content: { readonly "application/json": { readonly schema: { readonly $ref: string } } } };
}

let result: Generated;
let api: Api;
let all: Operation[];
// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the document
let document: any;
const types = new Map<string, Schema>();
const lookup = (name: string) => types.get(name) ?? {};

beforeAll(async () => {
  result = await generate(await projectIn(ROOT));
  if (!result.api) throw new Error(formatDiagnostics(result.diagnostics).join("\n"));
  api = result.api;
  all = api.resources.flatMap((resource) => resource.operations);
  document = JSON.parse(result.files.find(({ path }) => path === "openapi.json")?.text ?? "");
  for (const { name, schema } of api.types) types.set(name, schema);
}, 30_000);

describe("the specification", () => {
  test("has nothing to mend", () => {
    expect(formatDiagnostics(result.diagnostics)).toEqual([]);
  });

  test("is what generated/ was made from", async () => {
    const { changed, stale } = await difference(resolve(ROOT, "generated"), result.files);
    expect({ changed: changed.map(({ path }) => path), stale }).toEqual({ changed: [], stale: [] });
  });
});

describe("the published document", () => {
  test("has every operation with its facts", () => {
    expect(operations.length).toBe(all.length);
    for (const operation of operations) {
      const published = document.paths[operation.path][operation.method.toLowerCase()];
      expect(published.operationId).toBe(operation.id);
      expect(published["x-required-role"]).toBe(operation.role);
      expect(published["x-key-scope"]).toBe(operation.scope);
      expect(published["x-idempotency"] ?? "none").toBe(operation.idempotency);
      expect(published["x-body-limit"] ?? 0).toBe(operation.bodyLimit);
      expect(published["x-billed"] ?? []).toEqual(operation.billed);
      expect(published["x-required-plan"] ?? null).toBe(operation.plan);
      expect(published["x-daily-allowance"] ?? null).toBe(operation.dailyAllowance);
      expect(published["x-unbuilt"] ?? false).toBe(operation.unbuilt);
    }
  });

  test("refers to nothing that is missing and has nothing that is not referred to", () => {
    const used = new Set([...JSON.stringify(document).matchAll(/"#\/components\/(\w+\/[^"]+)"/g)].map(([, name]) => name));
    const present = Object.entries(document.components)
      .filter(([kind]) => kind !== "securitySchemes")
      .flatMap(([kind, components]) => Object.keys(components as object).map((name) => `${kind}/${name}`));
    expect([...used].sort()).toEqual(present.sort());
  });

  test("has every webhook, with its body and the headers of its signature", () => {
    const { webhooks, components } = document;
    expect(Object.keys(webhooks)).toEqual(Object.keys(components.schemas.WebhookEvent.discriminator.mapping).sort());
    for (const [name, { post }] of Object.entries<{ post: Delivery }>(webhooks)) {
      expect(post.requestBody.content["application/json"].schema.$ref).toBe(
        components.schemas.WebhookEvent.discriminator.mapping[name],
      );
      expect(post.parameters.map((header) => header.name)).toEqual(["webhook-id", "webhook-signature", "webhook-timestamp"]);
    }
  });

  test("takes requests that are closed throughout and carry nothing read-only", () => {
    const bodies = all.flatMap(({ body }) => (body ? [body.schema] : []));
    const schemas = [...bodies, ...references(bodies, lookup).map(lookup)].flatMap(inside);
    for (const schema of schemas) {
      expect(schema.readOnly, JSON.stringify(schema)).toBeUndefined();
      if (schema.properties) expect(schema.additionalProperties, JSON.stringify(schema)).toBeDefined();
    }
    expect(schemas.length).toBeGreaterThan(100);
  });

  test("carries responses that are open throughout", () => {
    const sent = all.flatMap(({ responses }) => responses.flatMap(({ schema }) => (schema ? [schema] : [])));
    const schemas = [...sent, ...references(sent, lookup).map(lookup)].flatMap(inside);
    for (const schema of schemas) expect(schema.additionalProperties, JSON.stringify(schema)).not.toBe(false);
    expect(schemas.length).toBeGreaterThan(100);
  });

  test("shows examples that its own validators take", () => {
    for (const operation of all) {
      const descriptor = operations.find(({ id }) => id === operation.id);
      for (const { title, value } of operation.body?.examples ?? []) {
        const validate = descriptor?.validate.body;
        expect(validate?.(structuredClone(value)), `${operation.id} ${title} ${JSON.stringify(validate?.errors)}`).toBe(true);
      }
      for (const { status, examples } of operation.responses) {
        for (const { title, value } of examples) {
          const validate = descriptor?.validateResponse[status];
          expect(
            validate?.(structuredClone(value)),
            `${operation.id} ${status} ${title} ${JSON.stringify(validate?.errors)}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe("what is enforced", () => {
  test("is what is published: a plain validator of the document takes and refuses the same bodies", () => {
    const ajv = addFormats.default(new Ajv2020({ strict: false, strictNumbers: true, useDefaults: false }));
    let [taken, refused] = [0, 0];
    for (const { id, body } of all) {
      if (!body) continue;
      const published = ajv.compile({ components: document.components, ...body.schema });
      const enforced = operations.find((operation) => operation.id === id)?.validate.body;
      fc.assert(
        fc.property(arbitraryValue(body.schema, lookup), (value) => {
          const want = published(value);
          if (want) taken++;
          else refused++;
          expect(
            enforced?.(structuredClone(value)),
            `${id} ${JSON.stringify(value)} ${JSON.stringify(published.errors ?? enforced?.errors)}`,
          ).toBe(want);
        }),
        { numRuns: 150 },
      );
    }
    expect(taken).toBeGreaterThan(200);
    expect(refused).toBeGreaterThan(200);
  }, 60_000);
});

/** A schema and all that stand in it. */
function inside(schema: Schema): Schema[] {
  return referenced(schema) ? [] : [schema, ...parts(schema).flatMap(inside)];
}
