/** Every kind of change of an operation, except those of its schemas, and its classification. */
import { describe, expect, test } from "vitest";
import { compareContracts } from "../../../codegen/typespec-koa/src/contract/compare/contracts.ts";
import type { Locator } from "../../../codegen/typespec-koa/src/contract/locator.ts";
import type { LockedOperation } from "../../../codegen/typespec-koa/src/contract/lock.ts";
import { SETTINGS } from "../../codegen/settings.ts";
import { changes, lock, NOWHERE, OPERATION } from "./locks.ts";

type Row = readonly [change: string, before: Partial<LockedOperation>, after: Partial<LockedOperation>, said: readonly string[]];

const body = OPERATION.body!;
const answer = OPERATION.responses["200"]!;
const parameters = OPERATION.parameters;
const limit = parameters["query limit"]!;

const rows: Row[] = [
  ["nothing", {}, {}, []],
  ["another path", {}, { path: "/items/{id}" }, ["breaking: things_write: moved from POST /things/{id} to POST /items/{id}"]],
  ["another method", {}, { method: "PUT" }, ["breaking: things_write: moved from POST /things/{id} to PUT /things/{id}"]],
  ["a higher role", {}, { role: "admin" }, ["breaking: things_write: is forbidden to read_write keys now; it takes admin"]],
  [
    "a lower role",
    {},
    { role: "read_only" },
    ["additive: things_write: can be called with a read_only key now; it took read_write"],
  ],
  ["another scope", {}, { scope: "organization" }, ["breaking: things_write: has the scope organization now; it was path"]],
  ["a key no more", {}, { idempotency: "none" }, ["breaking: things_write: takes no Idempotency-Key any more"]],
  [
    "nature no more",
    { idempotency: "natural" },
    { idempotency: "key" },
    ["breaking: things_write: is no longer idempotent by nature"],
  ],
  ["a key", { idempotency: "none" }, { idempotency: "key" }, ["additive: things_write: takes an Idempotency-Key now"]],
  ["nature", { idempotency: "none" }, { idempotency: "natural" }, ["additive: things_write: is idempotent by nature now"]],
  ["a smaller body", {}, { bodyLimit: 999 }, ["breaking: things_write: refuses bodies over 999 bytes now; it took 1000"]],
  ["a larger body", {}, { bodyLimit: 1001 }, ["additive: things_write: takes bodies up to 1001 bytes now; it took 1000"]],
  ["another line on the bill", {}, { billed: ["judging", "writes"] }, ["breaking: things_write: is billed judging now"]],
  ["a line fewer on the bill", {}, { billed: [] }, ["additive: things_write: is billed writes no more"]],
  [
    "an allowance",
    {},
    { dailyAllowance: "suggest_parts" },
    ["breaking: things_write: has the dailyAllowance suggest_parts now; it was none"],
  ],
  [
    "another allowance",
    { dailyAllowance: "a" },
    { dailyAllowance: "b" },
    ["breaking: things_write: has the dailyAllowance b now; it was a"],
  ],
  ["an allowance no more", { dailyAllowance: "a" }, {}, ["additive: things_write: has no dailyAllowance any more"]],
  ["a plan", {}, { plan: "team" }, ["breaking: things_write: needs the plan team now; it needed none"]],
  ["a higher plan", { plan: "team" }, { plan: "scale" }, ["breaking: things_write: needs the plan scale now; it needed team"]],
  ["a lower plan", { plan: "scale" }, { plan: "team" }, ["additive: things_write: needs the plan team now; it needed scale"]],
  ["no plan", { plan: "team" }, {}, ["additive: things_write: needs the plan none now; it needed team"]],
  ["a tool", {}, { tool: "read" }, ["additive: things_write: has the tool read now"]],
  ["another tool", { tool: "read" }, { tool: "additive" }, ["breaking: things_write: has the tool additive now; it had read"]],
  ["a tool no more", { tool: "read" }, {}, ["breaking: things_write: has no tool any more; it had read"]],
  ["a deprecation", {}, { deprecated: true }, ["additive: things_write: is deprecated now"]],
  ["a deprecation no more", { deprecated: true }, {}, ["additive: things_write: is deprecated no more"]],
  [
    "a deprecation of a day",
    {},
    { deprecated: true, deprecatedSince: "2026-07-01" },
    ["additive: things_write: is deprecated since 2026-07-01"],
  ],
  [
    "the day of its deprecation, which a lock of an earlier version has not",
    { deprecated: true },
    { deprecated: true, deprecatedSince: "2026-07-01" },
    ["additive: things_write: is deprecated since 2026-07-01"],
  ],
  [
    "another day of its deprecation",
    { deprecated: true, deprecatedSince: "2026-07-01" },
    { deprecated: true, deprecatedSince: "2026-08-01" },
    ["additive: things_write: is deprecated since 2026-08-01; it was said of 2026-07-01"],
  ],
  [
    "a deprecation of a day no more",
    { deprecated: true, deprecatedSince: "2026-07-01" },
    {},
    ["additive: things_write: is deprecated no more"],
  ],
  ["a sunset", {}, { sunset: "2027-01-31" }, ["additive: things_write: may be gone from 2027-01-31"]],
  [
    "a later sunset",
    { sunset: "2027-01-31" },
    { sunset: "2027-02-01" },
    ["additive: things_write: may be gone from 2027-02-01; it was announced for 2027-01-31"],
  ],
  [
    "an earlier sunset",
    { sunset: "2027-01-31" },
    { sunset: "2027-01-30" },
    ["breaking: things_write: may be gone from 2027-01-30; it was announced for 2027-01-31"],
  ],
  ["a sunset no more", { sunset: "2027-01-31" }, {}, ["additive: things_write: stays; it was announced for 2027-01-31"]],
  [
    "a deprecated parameter",
    {},
    { parameters: { ...parameters, "query limit": { ...limit, deprecated: true } } },
    ["additive: things_write query limit: is deprecated now"],
  ],
  ["pages", {}, { pages: "things" }, ["additive: things_write: can be paged through things now"]],
  [
    "pages of something else",
    { pages: "things" },
    { pages: "rows" },
    ["breaking: things_write: can no longer be paged through things"],
  ],
  [
    "a parameter gone",
    {},
    { parameters: { "path id": parameters["path id"]! } },
    ["breaking: things_write query limit: is no longer accepted"],
  ],
  [
    "a parameter by another name",
    {},
    { parameters: { "path id": parameters["path id"]!, "query most": limit } },
    ["breaking: things_write query limit: is no longer accepted", "additive: things_write query most: is accepted now"],
  ],
  [
    "a parameter that must be there",
    {},
    { parameters: { ...parameters, "query kind": { required: true, schema: {} } } },
    ["breaking: things_write query kind: is needed now"],
  ],
  [
    "a cookie that must be there",
    {},
    { parameters: { ...parameters, "cookie session": { required: true, schema: { type: "string" } } } },
    ["breaking: things_write cookie session: is needed now"],
  ],
  [
    "a cookie that need not be there",
    {},
    { parameters: { ...parameters, "cookie session": { required: false, schema: { type: "string" } } } },
    ["additive: things_write cookie session: is accepted now"],
  ],
  [
    "a cookie gone",
    { parameters: { "cookie session": { required: false, schema: { type: "string" } } } },
    { parameters: {} },
    ["breaking: things_write cookie session: is no longer accepted"],
  ],
  [
    "a cookie where a query parameter was",
    { parameters: { "query session": { required: false, schema: { type: "string" } } } },
    { parameters: { "cookie session": { required: false, schema: { type: "string" } } } },
    ["breaking: things_write query session: is no longer accepted", "additive: things_write cookie session: is accepted now"],
  ],
  [
    "a cookie's pattern",
    { parameters: { "cookie session": { required: true, schema: { type: "string" } } } },
    { parameters: { "cookie session": { required: true, schema: { type: "string", pattern: "^[a-z]+$" } } } },
    ["breaking: things_write cookie session: no longer accepts strings that do not match ^[a-z]+$"],
  ],
  [
    "a parameter that must be there now",
    {},
    { parameters: { ...parameters, "query limit": { ...limit, required: true } } },
    ["breaking: things_write query limit: is needed now"],
  ],
  [
    "a parameter that need not be there now",
    { parameters: { "query limit": { ...limit, required: true } } },
    { parameters: { "query limit": limit } },
    ["additive: things_write query limit: is no longer needed"],
  ],
  [
    "a parameter's default",
    {},
    { parameters: { ...parameters, "query limit": { ...limit, schema: { ...limit.schema, default: 20 } } } },
    ["breaking: things_write query limit: left out, it now means 20; it meant 10"],
  ],
  [
    "a parameter's bound",
    {},
    { parameters: { ...parameters, "query limit": { ...limit, schema: { ...limit.schema, maximum: 50 } } } },
    ["breaking: things_write query limit: no longer accepts numbers above 50"],
  ],
  ["a body no more", {}, { body: null, bodyLimit: 0 }, ["breaking: things_write request: takes no body any more"]],
  ["a body that must be there", { body: null, bodyLimit: 0 }, {}, ["breaking: things_write request: needs a body now"]],
  [
    "a body that may be there",
    { body: null, bodyLimit: 0 },
    { body: { ...body, required: false } },
    ["additive: things_write request: takes a body now"],
  ],
  [
    "a body that must be there now",
    { body: { ...body, required: false } },
    {},
    ["breaking: things_write request: needs a body now"],
  ],
  [
    "a body that need not be there now",
    {},
    { body: { ...body, required: false } },
    ["additive: things_write request: no longer needs a body"],
  ],
  [
    "another content type",
    {},
    { body: { ...body, contentType: "text/plain" } },
    ["breaking: things_write request: takes text/plain now, not application/json"],
  ],
  [
    "another success",
    {},
    { responses: { "202": answer } },
    ["breaking: things_write: may answer 202 now", "breaking: things_write: never answers 200 any more"],
  ],
  ["a second success", {}, { responses: { "200": answer, "202": answer } }, ["breaking: things_write: may answer 202 now"]],
  [
    "an answer without a body",
    {},
    { responses: { "200": { ...answer, contentType: null, schema: null } } },
    ["breaking: things_write 200: carries no body now, not application/json"],
  ],
  [
    "a header more",
    {},
    { responses: { "200": { ...answer, headers: { ...answer.headers, "x-new": { required: true, schema: {} } } } } },
    ["additive: things_write 200: has the header x-new now"],
  ],
  [
    "a header less",
    {},
    { responses: { "200": { ...answer, headers: {} } } },
    ["breaking: things_write 200: has the header x-request-id no more"],
  ],
  [
    "a header that need not be there",
    {},
    { responses: { "200": { ...answer, headers: { "x-request-id": { required: false, schema: { type: "string" } } } } } },
    ["breaking: things_write 200: may lack the header x-request-id now"],
  ],
  [
    "a header of another type",
    {},
    {
      responses: { "200": { ...answer, headers: { "x-request-id": { required: true, schema: { type: ["null", "string"] } } } } },
    },
    ["breaking: things_write 200 header x-request-id: may now be null"],
  ],
  ["an error more", {}, { errors: ["404 not_found", "409 conflict"] }, ["additive: things_write: may answer 409 conflict now"]],
  ["an error less", {}, { errors: [] }, ["breaking: things_write: never answers 404 not_found any more"]],
];

describe("an operation with", () => {
  test.each(rows)("%s", (_, before, after, said) => {
    expect(changes(lock(before), lock(after)).sort()).toEqual([...said].sort());
  });
});

describe("a contract with", () => {
  const conflict = { contentType: "application/json", schema: { type: "object" }, headers: {} } as const;

  test("an operation more gains one", () => {
    const after = lock({}, { operations: { things_write: OPERATION, things_read: { ...OPERATION, method: "GET" } } });
    expect(changes(lock(), after)).toEqual(["additive: things_read: is a new operation: GET /things/{id}"]);
  });

  test("an operation less breaks its callers", () => {
    expect(changes(lock(), lock({}, { operations: {} }))).toEqual(["breaking: things_write: is gone: POST /things/{id}"]);
  });

  test("an operation of another name breaks generated clients", () => {
    expect(changes(lock(), lock({}, { operations: { things_put: OPERATION } }))).toEqual([
      "breaking: things_write: is called things_put now, so that generated clients lose its method",
      "additive: things_put: is a new operation: POST /things/{id}",
    ]);
  });

  test("an error code more gains one, with one less loses one, with another status breaks its readers", () => {
    expect(changes(lock(), lock({}, { codes: { not_found: 404, conflict: 409 } }))).toEqual([
      "additive: conflict: is a new error code",
    ]);
    expect(changes(lock(), lock({}, { codes: {} }))).toEqual(["breaking: not_found: there is no such error code any more"]);
    expect(changes(lock(), lock({}, { codes: { not_found: 410 } }))).toEqual([
      "breaking: not_found: is sent under 410 now, not 404",
    ]);
  });

  test("an error more gains one", () => {
    const after = lock({}, { errors: { ...lock().errors, "409 conflict": conflict } });
    expect(changes(lock(), after)).toEqual(["additive: 409 conflict: is a new error"]);
  });

  test("an error's body changed breaks those who read it", () => {
    const details = (required: string[]) => ({
      ...conflict,
      schema: { type: "object", properties: { readers: {} }, required } as const,
    });
    const [before, after] = [["readers"], []].map((required) => lock({}, { errors: { "404 not_found": details(required) } }));
    expect(changes(before!, after!)).toEqual(["breaking: 404 not_found: may now lack `readers`"]);
  });

  test("other credentials breaks everyone", () => {
    const after = lock({}, { security: { schemes: {}, required: [] } });
    expect(changes(lock(), after)).toEqual(["breaking: security: requests are authenticated otherwise now"]);
  });
});

test("breaking changes come first, each once, with the operations that they reach and the place in the specification", () => {
  const locate: Locator = {
    type: ({ type, pointer }) => ({ file: `spec/${type}.tsp`, line: pointer.length }),
    operation: () => ({ file: "spec/things.tsp", line: 7 }),
    parameter: () => ({ file: "spec/things.tsp", line: 8 }),
    part: () => ({ file: "spec/things.tsp", line: 8 }),
    error: () => null,
    code: () => null,
    webhook: () => null,
  };
  const uses = { ...body, schema: { type: "object", properties: { name: { $ref: "#/components/schemas/Name" } } } } as const;
  const operations = Object.fromEntries(
    ["a", "b", "c", "d", "e", "f"].map((name) => [`x_${name}`, { ...OPERATION, body: uses }]),
  );
  const before = lock({}, { operations, types: { Name: { type: "object", properties: { first: { type: "string" } } } } });
  const after = lock(
    {},
    {
      operations: { ...operations, x_a: { ...operations.x_a!, plan: "team", bodyLimit: 2000 } },
      types: { Name: { type: "object", properties: { first: { type: "string", maxLength: 9 } } } },
    },
  );
  expect(changes(before, after, locate)).toEqual([
    "breaking: spec/Name.tsp:17 Name.first: no longer accepts strings longer than 9 characters (x_a, x_b, x_c, x_d and 2 more)",
    "breaking: spec/things.tsp:7 x_a: needs the plan team now; it needed none",
    "additive: spec/things.tsp:7 x_a: takes bodies up to 2000 bytes now; it took 1000",
  ]);
});

test("an operation may go when the day has come that was announced for it, and not before", () => {
  const before = lock({ deprecated: true, sunset: "2027-01-31" });
  const gone = { ...before, operations: {} };
  const on = (day: string) =>
    compareContracts(before, gone, NOWHERE, SETTINGS, day)
      .filter(({ subject }) => subject === "things_write")
      .map(({ verdict, message }) => `${verdict}: ${message}`);
  expect(on("2027-01-30")).toEqual(["breaking: is gone: POST /things/{id}"]);
  expect(on("2027-01-31")).toEqual(["additive: is gone, as was announced for 2027-01-31"]);
});
