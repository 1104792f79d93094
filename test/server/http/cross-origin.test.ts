/** Pages of other origins: the headers that browsers get, for every kind of response. */
import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { describe, expect, test } from "vitest";
import { ServiceError } from "#src/foundation/errors.ts";
import { docs, publishedOpenapi } from "#src/server/http/docs.ts";
import { call, RawConnection, type Received, type Sent } from "./support/client.ts";
import { type TestOptions, testServer } from "./support/server.ts";

const APP = "https://app.example.com";
const OTHER = "https://other.example.com";
const sharing = (options: TestOptions = {}) => testServer({ corsOrigins: [APP, "http://localhost:5173"], ...options });
const from = (origin: string, sent: Sent = {}): Sent => ({ ...sent, headers: { ...sent.headers, origin } });
const preflight = (method: string, headers?: string, origin = APP): Sent => ({
  method: "OPTIONS",
  key: null,
  headers: { origin, "access-control-request-method": method, ...(headers ? { "access-control-request-headers": headers } : {}) },
});

/** What a response says to browsers. */
const told = ({ headers }: Pick<Received, "headers">) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
const varies = ({ headers }: Pick<Received, "headers">) => headers.get("vary");
const names = (list: string | null | undefined) => (list ?? "").split(",").map((name) => name.trim().toLowerCase());

function expectReadable(received: Pick<Received, "headers">): void {
  expect(received.headers.get("access-control-allow-origin")).toBe(APP);
  expect(names(received.headers.get("access-control-expose-headers"))).toContain("x-request-id");
  expect(received.headers.get("access-control-allow-credentials")).toBeNull();
  expect(names(varies(received))).toContain("origin");
}

/** The names of headers in the published contract. */
function contractHeaders(): { requests: Set<string>; responses: Set<string> } {
  const [requests, responses] = [new Set<string>(), new Set<string>()];
  // Webhooks have headers that the service sends. No page sends them to it.
  const { webhooks: _, ...document } = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
  JSON.parse(JSON.stringify(document), (member, value) => {
    if (value?.in === "header") requests.add(value.name);
    if (member === "headers")
      for (const [name, one] of Object.entries<{ schema?: object; $ref?: string }>(value))
        if (one.schema ?? one.$ref) responses.add(name);
    return value;
  });
  return { requests, responses };
}

describe("a preflight", () => {
  test("learns the methods of its path, the headers that the API knows, and for how long", async () => {
    const { url, handled } = await sharing();
    const answer = await call(
      url,
      "/v1/namespaces/a/documents/b",
      preflight("DELETE", "authorization,idempotency-key, X-Strange ,If-Match"),
    );
    expect(answer.status).toBe(204);
    expect(told(answer)).toEqual({
      "access-control-allow-origin": APP,
      "access-control-allow-methods": "DELETE, GET, HEAD",
      "access-control-allow-headers": "Authorization, Idempotency-Key, If-Match",
      "access-control-max-age": "7200",
      "access-control-expose-headers": expect.any(String),
    });
    expect(varies(answer)).toBe("Origin");
    expect(handled).toEqual([]);
  });

  test("that asks about no header, or unknown ones only, is told of none", async () => {
    const { url } = await sharing();
    for (const asked of [undefined, "x-strange", ", ,", "x".repeat(8_000)]) {
      const answer = await call(url, "/v1/things", preflight("GET", asked));
      expect(answer.status).toBe(204);
      expect(told(answer)).not.toHaveProperty("access-control-allow-headers");
    }
  });

  test("allows every request header of the contract", async () => {
    const headers = [...contractHeaders().requests];
    expect(headers).toContain("Idempotency-Key");
    const { url } = await sharing();
    const answer = await call(url, "/v1/things", preflight("GET", headers.join(",").toLowerCase()));
    expect(names(answer.headers.get("access-control-allow-headers"))).toEqual(names(headers.sort().join(",")));
  });

  test("of another origin learns what any OPTIONS does, and nothing for browsers", async () => {
    const { url } = await sharing();
    for (const origin of [OTHER, "null", `${APP}.evil.example`, APP.toUpperCase(), `${APP}:8443`, "http://app.example.com"]) {
      const answer = await call(url, "/v1/things/a", preflight("PUT", "authorization", origin));
      expect({ status: answer.status, allow: answer.headers.get("allow"), told: told(answer), vary: varies(answer) }).toEqual({
        status: 204,
        allow: "GET, HEAD, OPTIONS, PUT",
        told: {},
        vary: "Origin",
      });
    }
  });

  test("is not counted, and the key of nobody is checked for it", async () => {
    const { url } = await sharing({ rateLimits: { developer: 1, team: 1, scale: 1 } });
    for (const key of ["writer", "writer", "unknown"]) {
      expect((await call(url, "/v1/things", { ...preflight("GET"), key })).status).toBe(204);
    }
    expect((await call(url, "/v1/things")).status).toBe(200);
  });

  test("of a path that does not exist lets the page read that", async () => {
    const { url } = await sharing();
    const answer = await call(url, "/v1/nowhere", preflight("PATCH", "authorization"));
    expect([answer.status, answer.headers.get("access-control-allow-methods")]).toEqual([
      204,
      "DELETE, GET, HEAD, PATCH, POST, PUT",
    ]);
    const missing = await call(url, "/v1/nowhere", from(APP));
    expect(missing.status).toBe(404);
    expectReadable(missing);
  });

  test("of a page among the operations is answered too, and of one beside them is refused", async () => {
    const { url } = await sharing({ mounts: [docs, publishedOpenapi] });
    const answer = await call(url, "/v1/openapi.json", preflight("GET", "authorization"));
    expect([answer.status, answer.headers.get("access-control-allow-methods")]).toEqual([204, "GET, HEAD"]);
    const read = await call(url, "/v1/openapi.json", from(APP, { key: null }));
    expectReadable(read);
    expect(names(varies(read))).toEqual(["origin", "accept-encoding"]);
    const page = await fetch(`${url}/docs/`, { method: "OPTIONS", headers: preflight("GET").headers! });
    expect([page.status, told(page)]).toEqual([405, {}]);
    expect(told(await fetch(`${url}/docs/swagger/start.js`, { headers: { origin: APP } }))).toEqual({});
  });

  test("is one only with the header of preflights", async () => {
    const { url } = await sharing();
    const answer = await call(url, "/v1/things", from(APP, { method: "OPTIONS" }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect(told(answer)).not.toHaveProperty("access-control-allow-methods");
  });
});

describe("a response to an allowed origin", () => {
  test("may be read, with each header that the contract describes", async () => {
    const { url } = await sharing();
    const answer = await call(url, "/v1/things", from(APP));
    expectReadable(answer);
    const described = [...contractHeaders().responses].map((name) => name.toLowerCase());
    expect(described).toContain("etag");
    const exposed = names(answer.headers.get("access-control-expose-headers"));
    // Browsers never show cookies to scripts (https://fetch.spec.whatwg.org/#forbidden-response-header-name).
    expect(described.filter((name) => !exposed.includes(name))).toEqual(["set-cookie"]);
  });

  test.each([
    ["401", "/v1/things", { key: "unknown" }, {}],
    ["403", "/v1/things/administer", { json: {} }, {}],
    ["404", "/v1/nothing", {}, {}],
    ["405", "/v1/things", { method: "DELETE" }, {}],
    [
      "413",
      "/v1/namespaces/a",
      { body: `{"upsert":"${"x".repeat(70 * 2 ** 20)}"}`, headers: { "content-type": "application/json" } },
      {},
    ],
    ["429", "/v1/things", {}, { rateLimits: { developer: 0, team: 0, scale: 0 } }],
    ["500", "/v1/things", {}, { handlers: { list: () => Promise.reject(new Error("broken")) } }],
    ["501", "/v1/things/future", { json: {} }, {}],
    [
      "503",
      "/v1/things",
      {},
      { handlers: { list: () => Promise.reject(new ServiceError("unavailable", "Busy.", { details: { retry_after: 3 } })) } },
    ],
  ] as [string, string, Sent, TestOptions][])(
    "may be read when it is a %s, without and with middleware",
    async (status, path, sent, options) => {
      for (const prepare of [undefined, passing]) {
        const { url } = await sharing({ ...options, ...(prepare ? { prepare } : {}) });
        const answer = await call(url, path, from(APP, sent));
        expect(answer.status).toBe(Number(status));
        expectReadable(answer);
        const refused = await call(url, path, from(OTHER, sent));
        expect([refused.status, told(refused), varies(refused)]).toEqual([Number(status), {}, "Origin"]);
      }
    },
  );

  test("names both things by which a compressed one varies", async () => {
    for (const prepare of [undefined, passing]) {
      const long = { list: async () => ({ status: 200, body: { text: "long ".repeat(1_000) } }) };
      const { url } = await sharing({ handlers: long, share: 0, ...(prepare ? { prepare } : {}) });
      const answer = await call(url, "/v1/things", from(APP, { headers: { "accept-encoding": "gzip" } }));
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(names(varies(answer))).toEqual(["origin", "accept-encoding"]);
      expectReadable(answer);
    }
  });

  test("that waits for 100 Continue, and one refused before its body came, may be read", async () => {
    const { url, port } = await sharing();
    const asked = httpRequest(`${url}/v1/namespaces/a`, {
      method: "POST",
      headers: { origin: APP, expect: "100-continue", "content-type": "application/json", "content-length": 5 },
    });
    asked.flushHeaders();
    const [status, allowed] = await new Promise<[number, unknown]>((resolve) =>
      asked.on("response", (response) => {
        response.resume();
        resolve([response.statusCode!, response.headers["access-control-allow-origin"]]);
      }),
    );
    asked.destroy();
    expect([status, allowed]).toEqual([401, APP]);
    const line = await RawConnection.open(port);
    line.send(`GET /v1/things HTTP/1.1\r\nOrigin: ${APP}\r\n\r\n`);
    const withoutHost = await line.response();
    expect(withoutHost!.status).toBe(400);
    expectReadable(withoutHost!);
  });

  test("and one to another are kept apart by caches, also where no origin was named", async () => {
    const { url } = await sharing();
    for (const headers of [{}, { origin: OTHER }, { origin: APP }] as Record<string, string>[]) {
      expect(varies(await call(url, "/v1/things", { headers }))).toBe("Origin");
    }
  });
});

describe("without origins", () => {
  test("browsers are told nothing", async () => {
    const { url } = await testServer();
    for (const sent of [from(APP), preflight("GET", "authorization"), from("*")]) {
      const answer = await call(url, "/v1/things", sent);
      expect([told(answer), varies(answer)]).toEqual([{}, null]);
    }
  });
});

describe("with every origin", () => {
  test("all are told the same, so that caches need not keep responses apart", async () => {
    const { url } = await testServer({ corsOrigins: ["*"] });
    for (const headers of [{}, { origin: OTHER }, { origin: "null" }] as Record<string, string>[]) {
      const answer = await call(url, "/v1/things", { headers });
      expect([answer.headers.get("access-control-allow-origin"), varies(answer)]).toEqual(["*", null]);
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    }
    const answer = await call(url, "/v1/things", preflight("GET", "authorization", "null"));
    expect(told(answer)).toMatchObject({ "access-control-allow-origin": "*", "access-control-allow-headers": "Authorization" });
  });
});

/** With middleware, requests go through Koa's chain. */
function passing(application: Parameters<NonNullable<TestOptions["prepare"]>>[0]): void {
  application.use((_, next) => next());
}
