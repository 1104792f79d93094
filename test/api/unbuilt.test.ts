/**
 * Operations that are in the contract but not served yet. They refuse the same requests as they will once built, and answer 501 to all
 * others.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/routes.ts";
import { type RequestOptions, type TestService, testService } from "#test/support/service.ts";
import { at, invalid, refusal } from "./support/api.ts";
import { NOTHING, operationCases } from "./support/operation-cases.ts";

let service: TestService;

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
  await service.request("POST", at("shop"), { body: { upsert: [{ id: "t-1" }] } });
});
afterAll(() => service.stop());

const unbuilt = operations.filter((operation) => operation.unbuilt);

describe.each(unbuilt.map(({ id }) => ({ id })))("$id", ({ id }) => {
  const { method, path: template, errors, validate, bodyRequired } = unbuilt.find((operation) => operation.id === id)!;
  const { path, body, reach } = operationCases[id]!;
  const target = path(reach === "prefix" ? "shop/*" : "shop", NOTHING);
  const good = body ? { body: body(NOTHING) } : {};
  const ask = (options: RequestOptions = good, to = target) => service.request(method, to, options);

  it("answers a good request 501 unavailable, in the envelope, naming the operation, with the headers of all responses", async () => {
    const { status, body: envelope, headers } = await ask();
    expect(status).toBe(501);
    expect(envelope).toEqual({
      error: { code: "unavailable", message: expect.stringContaining(id), details: { operation: id } },
    });
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("x-ratelimit-limit")).toBe("1000000");
    expect(Number(headers.get("x-ratelimit-remaining"))).toBeGreaterThan(0);
    expect(headers.get("x-request-id")).toBeTruthy();
  });

  it("refuses what its contract does not allow before that", async () => {
    expect(refusal(await ask(good, `${target}?unheard-of=1`))).toEqual(invalid("query/unheard-of"));
    if (template.includes("{ns}")) {
      expect(refusal(await ask(good, target.replace("/shop", "/a%2F%2Fb")))).toEqual(invalid("path/ns"));
    }
    // The client of these tests sends no body with a GET.
    if (method === "GET") return;
    if (validate.body === null) expect(refusal(await ask({ body: { unheard_of: 1 } }))).toEqual(invalid(""));
    else expect(refusal(await ask({ body: { ...(good.body as object), unheard_of: 1 } })).issues).toContain("/unheard_of");
    if (bodyRequired) expect(refusal(await ask({}))).toEqual(invalid(""));
    if (errors.includes("too_large")) {
      expect(refusal(await ask({ body: " ".repeat(1024 * 1024 + 1) }))).toEqual({ status: 413, code: "too_large" });
    }
  });

  it("keeps no answer for an Idempotency-Key: the retry is to find out whether it is served by now", async () => {
    const headers = { "Idempotency-Key": "unbuilt" };
    for (const _ of [1, 2]) {
      const answer = await ask({ ...good, headers });
      expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([501, null]);
    }
  });
});

it("changes nothing", async () => {
  const { body } = await service.request("GET", at("shop"));
  expect(body).toMatchObject({ sequence: 1, document_count: 1 });
});
