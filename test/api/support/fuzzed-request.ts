/** Requests for an operation, good, nearly good and bad, made from the operation's own schemas in the published document. */
import fc from "fast-check";
import { isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";
import { damaged, damagedText, textOf } from "#test/support/damaged-json.ts";
import type { RawRequest } from "#test/support/raw-request.ts";
import { resolve, schemaArbitraries } from "#test/support/schema-arbitrary.ts";

export interface FuzzOptions {
  readonly document: JsonObject;
  /** By the name of a component: values that lead somewhere. */
  readonly likely: Readonly<Record<string, fc.Arbitrary<Json>>>;
  /** Keys of every kind, the one that may do most first. */
  readonly keys: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema: JsonObject;
}

export type FuzzedRequests = (operationId: string) => fc.Arbitrary<RawRequest>;

export function fuzzedRequests({ document, likely, keys }: FuzzOptions): FuzzedRequests {
  const { valid } = schemaArbitraries(document, likely);

  return (operationId) => {
    const { method, path, operation } = find(document, operationId);
    const parameters = ((operation.parameters ?? []) as JsonObject[]).map(
      (parameter) => (typeof parameter.$ref === "string" ? resolve(document, parameter.$ref) : parameter) as unknown as Parameter,
    );
    const of = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place);
    const segments = path
      .split("/")
      .slice(1)
      .map((segment) => {
        const parameter = of("path").find(({ name }) => segment === `{${name}}`);
        return parameter ? segmentOf(valid(parameter.schema)) : fc.constant(segment);
      });
    const schema = bodySchema(operation);
    return fc
      .record({
        segments: fc.tuple(...segments),
        query: queryOf(of("query"), valid),
        headers: headersOf(keys, schema !== null),
        body: schema ? bodyOf(valid(schema)) : strayBody(method),
      })
      .map(({ segments, query, headers, body }) => ({
        method,
        target: `/v1/${segments.join("/")}${query}`,
        headers,
        body,
      }));
  };
}

/** The schema of an operation's body; null where it takes none. */
export function bodySchema(operation: JsonObject): JsonObject | null {
  const body = operation.requestBody;
  if (!isObject(body)) return null;
  return ((body.content as JsonObject)["application/json"] as JsonObject).schema as JsonObject;
}

export function find(document: JsonObject, operationId: string): { method: string; path: string; operation: JsonObject } {
  for (const [path, item] of Object.entries(document.paths as JsonObject)) {
    for (const [method, operation] of Object.entries(item as JsonObject)) {
      if (isObject(operation) && operation.operationId === operationId) return { method: method.toUpperCase(), path, operation };
    }
  }
  throw new Error(`The document has no ${operationId}.`);
}

const nasty = [
  "%",
  "%ZZ",
  "%C3",
  "%00",
  "%ff%fe",
  "..",
  "%2e%2e",
  ".",
  "a//b",
  "a%2F%2Fb",
  "%2F",
  "*",
  "%2A",
  "a%2F*%2Fb",
  "%E2%98%83",
  "%F0%9D%84%9E",
  ";",
  "@",
  "a".repeat(300),
  "-1",
  "null",
  "__proto__",
];

/** One segment of a path, percent-encoded one way or the other, or wrongly. */
function segmentOf(value: fc.Arbitrary<Json>): fc.Arbitrary<string> {
  const encodings = [
    encodeURIComponent,
    (text: string) => encodeURIComponent(text).replaceAll("*", "%2A"),
    (text: string) => Buffer.from(text).toString("hex").replaceAll(/../g, "%$&"),
  ];
  const encoded = fc.tuple(value, fc.constantFrom(...encodings)).map(([text, encode]) => encode(String(text)));
  return fc.oneof({ weight: 12, arbitrary: encoded }, { weight: 1, arbitrary: fc.constantFrom(...nasty) });
}

/** A query string: some parameters with values of theirs, at times also wrong ones, unknown ones, or one twice. */
function queryOf(parameters: readonly Parameter[], valid: (schema: JsonObject) => fc.Arbitrary<Json>): fc.Arbitrary<string> {
  const good = parameters.map(({ name, schema }) =>
    fc.option(
      valid(schema).map((value) => `${name}=${encodeURIComponent(String(value))}`),
      { nil: null, freq: 2 },
    ),
  );
  const names = fc.constantFrom(...parameters.map(({ name }) => name), "unheard_of", "LIMIT", "%ZZ", "a%00", "__proto__", "");
  const values = fc.constantFrom(
    ...nasty,
    "0",
    "1",
    "-1",
    "1e3",
    "01",
    " 1",
    "99999999999999999999",
    "true",
    "TRUE",
    "",
    "a,b,,c",
    ",",
    "+",
    "2026-02-30T00:00:00Z",
    "nonsense",
  );
  const bad = fc.tuple(names, values).map(([name, value]) => `${name}=${value.replaceAll(" ", "+")}`);
  const some = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(bad, { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(fc.tuple(...good), some).map(([own, others]) => {
    const pairs = [...own.filter((pair) => pair !== null), ...others];
    return pairs.length > 0 ? `?${pairs.join("&")}` : "";
  });
}

function headersOf(keys: readonly string[], takesBody: boolean): fc.Arbitrary<Record<string, string>> {
  const [first = "", ...others] = keys;
  const key = fc.oneof(
    { weight: 12, arbitrary: fc.constant(first) },
    { weight: 2, arbitrary: fc.constantFrom(...others, "jk_unknown") },
  );
  const types = fc.constantFrom(
    "application/json; charset=utf-8",
    "text/plain",
    "application/x-www-form-urlencoded",
    "APPLICATION/JSON",
    ";",
    "application/problem+json",
  );
  const type = fc.oneof({ weight: 12, arbitrary: fc.constant("application/json") }, { weight: 1, arbitrary: types });
  const rare = (value: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
  return fc
    .record({
      Authorization: key.map((value) => `Bearer ${value}`),
      "Content-Type": takesBody ? type : fc.constant(undefined),
      "Idempotency-Key": rare(fc.oneof(fc.constantFrom("one", "two", ""), fc.constant("x".repeat(300)))),
      "Content-Encoding": rare(fc.constantFrom("gzip", "br", "identity")),
      "X-Request-Id": rare(fc.constantFrom("mine", "", "y".repeat(500), "<script>")),
      Accept: rare(fc.constantFrom("text/html", "*/*")),
    })
    .map(
      (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>,
    );
}

function bodyOf(valid: fc.Arbitrary<Json>): fc.Arbitrary<Buffer | null> {
  return fc.oneof(
    { weight: 8, arbitrary: valid.map((value) => Buffer.from(textOf(value))) },
    { weight: 8, arbitrary: damaged(valid).map((value) => Buffer.from(textOf(value))) },
    { weight: 2, arbitrary: damagedText(valid) },
    { weight: 1, arbitrary: fc.constantFrom(null, Buffer.alloc(0), Buffer.from("null"), Buffer.from("[]"), Buffer.from(" {} ")) },
  );
}

/** Most requests without a body have none. */
function strayBody(method: string): fc.Arbitrary<Buffer | null> {
  if (method === "GET") return fc.constant(null);
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(Buffer.from("{}"), Buffer.from('{"a":1}'), Buffer.from("x".repeat(3000))) },
  );
}
