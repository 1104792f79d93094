import { beforeAll, afterAll, describe, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(async () => service.stop());

const docs = "/namespaces/shop%2Ftickets";

describe("documents_write", () => {
  it("writes documents and answers with their revisions", async () => {
    const { status, body, headers } = await service.request("POST", docs, {
      body: { upsert: [{ id: "t-1", attributes: { status: "open" }, state: { text: "My parcel never came." } }] },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [{ id: "t-1", revision: 1, incarnation: 1, answers: {} }],
      usage: { bytes_written: 49, bytes_scanned: 0, judgment_units: 0, tokens_evaluated: 0 },
    });
    expect(headers.get("x-ratelimit-limit")).toBe("1000000");
    expect(headers.get("x-request-id")).toBeTruthy();
  });
});

describe("documents_get", () => {
  it("reads a document back whole", async () => {
    await service.request("POST", docs, { body: { upsert: [{ id: "a/b:c", attributes: { n: 1.5, tags: ["x", null] }, state: { deep: { é: "☃" } } }] } });
    const { status, body } = await service.request("GET", `${docs}/documents/a%2Fb:c`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: "a/b:c", attributes: { n: 1.5, tags: ["x", null] }, state: { deep: { é: "☃" } }, answers: {} });
  });

  it("says not_found for a document and for a namespace that are not there", async () => {
    expect(await service.request("GET", `${docs}/documents/none`)).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
    expect(await service.request("GET", "/namespaces/none/documents/none")).toMatchObject({ status: 404 });
  });
});
