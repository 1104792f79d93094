import { describe, expect, test } from "vitest";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Handler } from "#src/server/http/server.ts";
import { responseCheck } from "../../../codegen/typespec-koa-runtime/src/response-check.ts";
import { call, expectError } from "./support/client.ts";
import { testServer } from "./support/server.ts";

const answering =
  (body: unknown, status = 200): Handler =>
  async () => ({ status, body });

describe("a response that breaks the contract", () => {
  test.each([
    ["another type", { count: "three" }],
    ["a missing member", {}],
    ["a number that JSON cannot hold", { count: Number.NaN }],
    ["a member that serializes to something else", { count: new Date() }],
  ])("is a loud 500 where all are checked: %s", async (_what, body) => {
    const server = await testServer({ handlers: { strict: answering(body) } });
    const error = expectError(await call(server.url, "/v1/strict"), 500, "internal");
    expect(error.message).toContain("things_strict breaks the contract");
    expect(error.details).toMatchObject({ operation: "things_strict", status: 200, differences: [{ path: "/count" }] });
  });

  test("by an undeclared status or error code is one too", async () => {
    const status = await testServer({ handlers: { list: answering({}, 202) } });
    expect(expectError(await call(status.url, "/v1/things"), 500, "internal").message).toContain("status");
    const code = await testServer({
      handlers: {
        list: async () => {
          throw new ServiceError("budget_exceeded", "No.");
        },
      },
    });
    expect(expectError(await call(code.url, "/v1/things"), 500, "internal").message).toContain("budget_exceeded");
  });

  test("by a body where there must be none, or none where there must be one", async () => {
    const extra = await testServer({ handlers: { remove: answering({}, 204) } });
    expectError(await call(extra.url, "/v1/namespaces/a/documents/b", { method: "DELETE" }), 500, "internal");
    const missing = await testServer({ handlers: { list: answering(undefined) } });
    expectError(await call(missing.url, "/v1/things"), 500, "internal");
  });

  test("is sent, logged and counted in production", async () => {
    const violated: string[] = [];
    const server = await testServer({
      violations: "log",
      handlers: { strict: answering({ count: "three" }) },
      observer: { now: () => 0, answered: () => {}, gone: () => {}, violated: (operation) => violated.push(operation) },
    });
    const answer = await call(server.url, "/v1/strict");
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ count: "three" });
    expect(violated).toEqual(["things_strict"]);
    expect(server.logged.find(({ level }) => level === "error")).toMatchObject({ details: { operation: "things_strict" } });
  });

  test("passes where no share is checked", async () => {
    const server = await testServer({ share: 0, handlers: { strict: answering({ count: "three" }) } });
    expect((await call(server.url, "/v1/strict")).status).toBe(200);
  });
});

describe("how many are checked, and what becomes of a wrong one", () => {
  test("depends on whether the process is one of production, unless it is said", () => {
    expect(responseCheck(undefined, undefined, false)).toEqual({ share: 1, violations: "answer" });
    expect(responseCheck(undefined, undefined, true)).toEqual({ share: 0.01, violations: "log" });
    expect(responseCheck(0.5, "answer", true)).toEqual({ share: 0.5, violations: "answer" });
    expect(responseCheck(0, "log", false)).toEqual({ share: 0, violations: "log" });
  });
});

describe("a response that keeps it", () => {
  test("may have more members, as responses may grow", async () => {
    const server = await testServer({ handlers: { strict: answering({ count: 3, more: true }) } });
    expect((await call(server.url, "/v1/strict")).json).toEqual({ count: 3, more: true });
  });
});

describe("the observer", () => {
  test("hears of every request once", async () => {
    const heard: [string, number][] = [];
    const server = await testServer({
      observer: {
        now: () => 0,
        answered: (operation, status) => heard.push([operation, status]),
        gone: () => {},
        violated: () => {},
      },
    });
    await call(server.url, "/v1/things");
    await call(server.url, "/v1/things", { key: null });
    await call(server.url, "/v1/nowhere");
    await call(server.url, "/v1/namespaces/a", { json: { nonsense: 1 } });
    expect(heard).toEqual([
      ["things_list", 200],
      ["things_list", 401],
      ["unrouted", 404],
      ["things_write", 400],
    ]);
  });
});
