import { beforeAll, describe, expect, test } from "vitest";
import { operations } from "#generated/routes.ts";
import { docs, front, publishedOpenapi } from "#src/server/http/docs.ts";
import { staticFiles } from "../../../codegen/typespec-koa-runtime/src/static-files.ts";
import { call, expectCommonHeaders, expectError, head, RawConnection, type Received } from "./support/client.ts";
import { type TestServer, testServer } from "./support/server.ts";

let server: TestServer;

const console = staticFiles(
  "/console",
  [
    { name: "index.html", read: async () => Buffer.from("<title>console</title>") },
    { name: "assets/app.js", read: async () => Buffer.from("start()") },
  ],
  { fallback: true },
);

beforeAll(async () => {
  server = await testServer({
    mounts: [
      docs,
      publishedOpenapi,
      front,
      console,
      { at: "/healthz", answer: () => ({ status: 200, headers: {}, body: "ok" }) },
    ],
  });
});

const fetchPage = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...init });

async function raw(path: string): Promise<Received> {
  const connection = await RawConnection.open(server.port);
  connection.send(head("GET", path));
  const answer = await connection.response();
  connection.destroy();
  return answer!;
}

describe("the documentation", () => {
  test("is a page that gets everything from this server", async () => {
    const page = await fetchPage("/docs/");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await page.text();
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      expect(link).not.toMatch(/^(?:[a-z]+:)?\/\//);
      expect((await fetchPage(new URL(link, "http://x/docs/").pathname)).status, link).toBe(200);
    }
    expect(html).not.toMatch(/<script>(?!<)/);
  });

  test("lets the browser fetch from nowhere else", async () => {
    const { headers } = await fetchPage("/docs/");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("is found without the slash and from the front page", async () => {
    const bare = await fetchPage("/docs");
    expect(bare.status).toBe(308);
    expect(new URL(bare.headers.get("location")!, `${server.url}/docs`).pathname).toBe("/docs/");
    expect((await fetchPage("/")).headers.get("location")).toBe("/docs/");
  });

  test.each([
    ["swagger/swagger-ui.css", "text/css; charset=utf-8"],
    ["swagger/swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
    ["swagger/favicon-32x32.png", "image/png"],
    ["site.css", "text/css; charset=utf-8"],
    ["site.js", "text/javascript; charset=utf-8"],
    ["icon.svg", "image/svg+xml"],
    ["start.md", "text/markdown; charset=utf-8"],
    ["reference-documents.md", "text/markdown; charset=utf-8"],
    ["llms.txt", "text/plain; charset=utf-8"],
    ["openapi.json", "application/json"],
  ])("has %s under its type", async (name, type) => {
    const file = await fetchPage(`/docs/${name}`);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe(type);
  });

  test("is compressed where the browser takes that, and sent again only when it changed", async () => {
    const packed = await fetchPage("/docs/swagger/swagger-ui.css", { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    const plain = await fetchPage("/docs/swagger/swagger-ui.css", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(await packed.text());
    expect(plain.headers.get("etag")).not.toBe(packed.headers.get("etag"));
    const again = await fetchPage("/docs/swagger/swagger-ui.css", { headers: { "if-none-match": packed.headers.get("etag")! } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test.each<[string, (tag: string) => string, number]>([
    ["its tag", (tag) => tag, 304],
    ["its tag among others", (tag) => `"other" , ${tag}`, 304],
    ["its tag as a weak one", (tag) => `W/${tag}`, 304],
    ["whatever there is", () => "*", 304],
    ["another tag", () => '"other"', 200],
  ])("is not sent again to whoever has %s", async (_, ifNoneMatch, status) => {
    const headers = { "accept-encoding": "gzip" };
    const tag = (await fetchPage("/docs/swagger/swagger-ui.css", { headers })).headers.get("etag")!;
    const again = await fetchPage("/docs/swagger/swagger-ui.css", { headers: { ...headers, "if-none-match": ifNoneMatch(tag) } });
    expect([again.status, again.headers.get("etag")]).toEqual([status, tag]);
  });

  test.each([
    ["gzip", "gzip"],
    ["*", "gzip"],
    ["br, gzip;q=0.5", "gzip"],
    ["gzip;q=0", null],
    ["gzip; q=0.000", null],
    ["gzip;q=0, *", null],
    ["*;q=0", null],
    ["identity, gzip;q=0.5", null],
  ])("is sent to whoever takes %s in the coding %j", async (acceptEncoding, coding) => {
    const { headers } = await fetchPage("/docs/swagger/swagger-ui.css", { headers: { "accept-encoding": acceptEncoding } });
    expect(headers.get("content-encoding")).toBe(coding);
  });

  test("is only read", async () => {
    const answer = await fetchPage("/docs/", { method: "POST", body: "x" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    const asked = await fetchPage("/docs/", { method: "HEAD" });
    expect(asked.status).toBe(200);
    expect(Number(asked.headers.get("content-length"))).toBeGreaterThan(100);
  });

  test.each([
    "/docs/../package.json",
    "/docs/..%2Fpackage.json",
    "/docs/%2e%2e/package.json",
    "/docs/....//package.json",
    "/docs/..\\package.json",
    "/docs//etc/passwd",
    "/docs/swagger/swagger-ui.css/",
    "/docs/index.html%00",
    "/docs/constructor",
    "/docs/__proto__",
    "/docs/package.json",
    "/docsx",
  ])("has nothing but its files: %s", async (path) => {
    expectError(await raw(path), 404, "not_found");
  });
});

describe("the document", () => {
  test("is served at both addresses, for whatever host the reader came by", async () => {
    const one = (await (await fetchPage("/docs/openapi.json")).json()) as { servers: [{ url: string }] };
    const other = await (await fetchPage("/v1/openapi.json")).json();
    expect(other).toEqual(one);
    expect(one.servers).toEqual([{ url: "/v1" }]);
    expect(new URL(one.servers[0].url, "https://judge.example.org:8443/docs/openapi.json").href).toBe(
      "https://judge.example.org:8443/v1",
    );
  });

  test("describes every operation that is mounted, and how to send a key", async () => {
    const document = (await (await fetchPage("/v1/openapi.json")).json()) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
      components: { securitySchemes: object };
    };
    const described = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
    expect(described.filter((id) => id !== undefined).sort()).toEqual(operations.map(({ id }) => id).sort());
    expect(Object.values(document.components.securitySchemes)).toContainEqual(
      expect.objectContaining({ type: "http", scheme: "bearer" }),
    );
  });

  test("answers and refuses as what lies beside it does", async () => {
    const answer = await raw("/v1/openapi.json");
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
    const refusal = await call(server.url, "/v1/openapi.json", { method: "DELETE" });
    expect(expectError(refusal, 405, "method_not_allowed").details).toEqual({ allowed: ["GET", "HEAD"] });
    expect(refusal.headers.get("allow")).toBe("GET, HEAD");
  });

  test("has nothing below it", async () => {
    expectError(await raw("/v1/openapi.json/x"), 404, "not_found");
  });
});

describe("a mount", () => {
  test("of an application answers its own routes with its page, and missing files with 404", async () => {
    expect(await (await fetchPage("/console/")).text()).toContain("console");
    expect(await (await fetchPage("/console/namespaces/a")).text()).toContain("console");
    expect(await (await fetchPage("/console/assets/app.js")).text()).toBe("start()");
    expectError(await raw("/console/assets/gone.js"), 404, "not_found");
  });

  test("of a probe answers beside the API, without a key", async () => {
    expect(await (await fetchPage("/healthz")).text()).toBe("ok");
    expectError(await raw("/healthzz"), 404, "not_found");
  });

  test("whose file cannot be read is a 500, and tried again", async () => {
    let tries = 0;
    const flaky = staticFiles("/flaky", [
      {
        name: "index.html",
        read: async () => {
          tries++;
          if (tries === 1) throw new Error("disk");
          return Buffer.from("back");
        },
      },
    ]);
    const own = await testServer({ mounts: [flaky] });
    expect((await fetch(`${own.url}/flaky/`)).status).toBe(500);
    expect(await (await fetch(`${own.url}/flaky/`)).text()).toBe("back");
  });
});
