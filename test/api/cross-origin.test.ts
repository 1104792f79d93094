/** Pages of other origins that call the whole service: ways past its handlers, and what a browser really lets through. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { chromium, openBrowser } from "#test/console/support/browser.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { at, freshNamespace } from "./support/api.ts";

/** Plain http on a name that is not this machine's: no secure context, as in an internal network. */
const [ALLOWED, REFUSED] = ["app.example.com", "other.example.com"];

let service: TestService;
let pages: Server;
let origin: (host: string) => string;

beforeAll(async () => {
  const script = await build({
    stdin: { contents: 'export * from "./generated/client/index.ts";', resolveDir: ".", loader: "ts" },
    bundle: true,
    format: "iife",
    globalName: "judgments",
    write: false,
  });
  pages = createServer((request, response) => {
    const isScript = request.url === "/client.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" });
    response.end(isScript ? script.outputFiles[0]!.text : '<!doctype html><script src="/client.js"></script>');
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  const { port } = pages.address() as AddressInfo;
  origin = (host) => `http://${host}:${port}`;
  service = await testService({ role: "api", corsOrigins: [origin(ALLOWED)] }, true);
});
afterAll(async () => {
  await service.stop();
  pages.closeAllConnections();
  await new Promise((resolve) => pages.close(resolve));
});

describe("a response to an allowed origin may be read", () => {
  const asked = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    service.request(method, path, { ...(body ? { body } : {}), headers: { Origin: origin(ALLOWED), ...headers } });
  const allowed = ({ headers }: { headers: Headers }) => headers.get("access-control-allow-origin");

  it("when its body went to a thread, and when it is sent in parts", async () => {
    const ns = freshNamespace();
    const upsert = Array.from({ length: 4 }, (_, n) => ({ id: `d-${n}`, state: { text: "long ".repeat(80_000) } }));
    const written = await asked("POST", at(ns), { upsert });
    expect([written.status, allowed(written)]).toEqual([200, origin(ALLOWED)]);
    const refused = await asked("POST", at(ns), { upsert, strange: 1 });
    expect([refused.status, allowed(refused)]).toEqual([400, origin(ALLOWED)]);
    const read = await asked("POST", at(ns, "query"), { include: { state: true } });
    expect(read.text.length).toBeGreaterThan(1_000_000);
    expect([read.status, allowed(read)]).toEqual([200, origin(ALLOWED)]);
  });

  it("when it is a stream of events", async () => {
    const gone = new AbortController();
    onTestFinished(() => gone.abort());
    const headers = { Authorization: `Bearer ${service.adminKey}`, Accept: "text/event-stream", Origin: origin(ALLOWED) };
    const stream = await fetch(`${service.baseUrl}/events`, { headers, signal: gone.signal });
    expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect([allowed(stream), stream.headers.get("vary")]).toEqual([origin(ALLOWED), "Origin"]);
  });

  it("when it is a kept answer, whatever the origin of the first request was", async () => {
    const body = { name: "reader", role: "read_only" };
    const key = { "Idempotency-Key": `key-${freshNamespace()}` };
    const first = await asked("POST", "/api-keys", body, { ...key, Origin: origin(REFUSED) });
    expect([first.status, allowed(first)]).toEqual([201, null]);
    const again = await asked("POST", "/api-keys", body, key);
    expect([again.body, again.headers.get("idempotent-replayed"), allowed(again)]).toEqual([first.body, "true", origin(ALLOWED)]);
    const last = await asked("POST", "/api-keys", body, { ...key, Origin: origin(REFUSED) });
    expect([last.headers.get("idempotent-replayed"), allowed(last)]).toEqual(["true", null]);
  });
});

interface Called {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly ns: string;
}

describe("in a browser, the generated client in a page of", needs(chromium), () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(`--host-resolver-rules=MAP *.example.com 127.0.0.1`);
  });
  afterAll(() => browser.close());

  async function opened(host: string): Promise<Page> {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(origin(host));
    return page;
  }
  const called = (): Called => ({ baseUrl: service.baseUrl, apiKey: service.adminKey, ns: freshNamespace() });

  it("an allowed origin writes under a key that it makes, reads, and follows headers", async () => {
    const page = await opened(ALLOWED);
    const seen = await page.evaluate(async ({ baseUrl, apiKey, ns }) => {
      const { createClient } = (globalThis as never as { judgments: typeof import("#generated/client/index.ts") }).judgments;
      const client = createClient({ baseUrl, apiKey });
      const made = await client.apiKeys.create({ body: { name: "page", role: "read_only" } });
      const written = await client.documents.write({
        ns,
        body: { upsert: [{ id: "a/b", state: { text: "hello" } }] },
        idempotencyKey: "from-a-page",
      });
      let headers: Record<string, string | null> = {};
      const onResponse = (info: { headers: Headers }) => {
        headers = {
          etag: info.headers.get("etag"),
          id: info.headers.get("x-request-id"),
          left: info.headers.get("x-ratelimit-remaining"),
        };
      };
      const read = await client.documents.get({ ns, id: "a/b", onResponse });
      await client.apiKeys.delete({ id: made.id });
      return {
        isSecureContext: (globalThis as never as { isSecureContext: boolean }).isSecureContext,
        name: made.name,
        results: written.results.length,
        read: read.id,
        headers,
        limit: client.rateLimit?.limit,
      };
    }, called());
    expect(seen).toEqual({
      isSecureContext: false,
      name: "page",
      results: 1,
      read: "a/b",
      headers: { etag: expect.stringMatching(/"/), id: expect.stringMatching(/^req_/), left: expect.stringMatching(/^\d+$/) },
      limit: 1_000_000,
    });
  });

  it("an allowed origin reads why it was refused, and under which id", async () => {
    const page = await opened(ALLOWED);
    const errors = await page.evaluate(async ({ baseUrl, apiKey, ns }) => {
      const { createClient, JudgmentServiceError } = (
        globalThis as never as { judgments: typeof import("#generated/client/index.ts") }
      ).judgments;
      const told = (error: unknown) =>
        error instanceof JudgmentServiceError ? [error.status, error.code, error.requestId?.slice(0, 4)] : String(error);
      return [
        await createClient({ baseUrl, apiKey: "jk_unknown" }).namespaces.list().catch(told),
        await createClient({ baseUrl, apiKey }).documents.get({ ns, id: "missing" }).catch(told),
        await createClient({ baseUrl: `${baseUrl}/wrong`, apiKey })
          .documents.write({ ns, body: {} })
          .catch(told),
      ];
    }, called());
    expect(errors).toEqual([
      [401, "unauthorized", "req_"],
      [404, "not_found", "req_"],
      [404, "not_found", "req_"],
    ]);
  });

  it("an allowed origin is not helped by the cookies of the browser", async () => {
    const page = await opened(ALLOWED);
    const ask = (baseUrl: string) =>
      fetch(`${baseUrl}/namespaces`, { credentials: "include" }).then(
        () => "read",
        () => "refused",
      );
    expect(await page.evaluate(ask, service.baseUrl)).toBe("refused");
  });

  it("another origin reads nothing and changes nothing", async () => {
    const page = await opened(REFUSED);
    const one = called();
    const seen = await page.evaluate(async ({ baseUrl, apiKey, ns }) => {
      const { createClient } = (globalThis as never as { judgments: typeof import("#generated/client/index.ts") }).judgments;
      const client = createClient({ baseUrl, apiKey, maxRetries: 0 });
      const name = (error: Error) => error.name;
      return [
        await client.namespaces.list().catch(name),
        await client.documents.write({ ns, body: { upsert: [{ id: "a" }] } }).catch(name),
        await fetch(`${baseUrl}/namespaces`).then(() => "read", name),
      ];
    }, one);
    expect(seen).toEqual(["ConnectionError", "ConnectionError", "TypeError"]);
    expect((await service.request("GET", at(one.ns))).status).toBe(404);
  });
});
