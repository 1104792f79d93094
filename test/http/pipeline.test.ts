import { beforeAll, describe, expect, test } from "vitest";
import { call, expectCommonHeaders, expectError } from "./support/client.ts";
import { type TestServer, testServer } from "./support/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

describe("a good request", () => {
  test("reaches its handler decoded and filled with defaults", async () => {
    const answer = await call(server.url, "/v1/namespaces/acme%2Feu", { json: { upsert: [{ id: "a/b" }] } });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      path: { ns: "acme/eu" },
      query: {},
      headers: {},
      body: { upsert: [{ id: "a/b" }], wait_timeout_ms: 5000 },
    });
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expectCommonHeaders(answer);
  });

  test("is answered without a body by a 204", async () => {
    const own = await testServer({ handlers: { remove: async () => ({ status: 204, body: undefined }) } });
    const answer = await call(own.url, "/v1/namespaces/acme/documents/a", { method: "DELETE" });
    expect(answer.status).toBe(204);
    expect(answer.text).toBe("");
    expect(answer.headers.get("content-type")).toBeNull();
    expectCommonHeaders(answer);
  });

  test("may be a HEAD of whatever can be read", async () => {
    const got = await call(server.url, "/v1/things");
    const asked = await call(server.url, "/v1/things", { method: "HEAD" });
    expect(asked.status).toBe(200);
    expect(asked.text).toBe("");
    expect(asked.headers.get("content-length")).toBe(String(got.text.length));
  });

  test("keeps headers that its handler adds", async () => {
    const own = await testServer({ handlers: { list: async () => ({ status: 200, body: {}, headers: { "X-Extra": "yes" } }) } });
    expect((await call(own.url, "/v1/things")).headers.get("x-extra")).toBe("yes");
  });
});
