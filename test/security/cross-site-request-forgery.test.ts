/**
 * Sessions of browsers, attacked: by pages of other origins, by cookies that others have planted, and by what a proxy or a client claims. An
 * origin beside the service, on another port, is the hardest: its requests carry the cookie.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/routes.ts";
import { consolePages } from "#plugins/console/index.ts";
import { SESSION_HEADER, SessionCookies } from "#src/server/http/session-cookie.ts";
import { at } from "#test/api/support/api.ts";
import { NOTHING, operationCases } from "#test/api/support/operation-cases.ts";
import { chromium, openBrowser } from "#test/console/support/browser.ts";
import { type BrowserSession, OWN_PAGE, signIn } from "#test/support/browser-session.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, type TestServiceOptions, testService } from "#test/support/service.ts";

const ALLOWED = "https://app.example.com";

let service: TestService;
let session: BrowserSession;
/** What the service was asked for with a cookie, and where the browser says that it comes from. */
const asked: string[] = [];
beforeAll(async () => {
  const prepare: TestServiceOptions["prepare"] = (application) =>
    application.use(({ method, headers }, next) => {
      if (headers.cookie?.includes("judgment_session")) asked.push(`${method} ${headers["sec-fetch-site"]}`);
      return next();
    });
  service = await testService({ mounts: [consolePages], corsOrigins: [ALLOWED], prepare }, true);
  session = await signIn(service);
});
afterAll(() => service?.stop());

/** By headers that a page of another origin cannot avoid, or cannot add. */
const FOREIGN: Readonly<Record<string, Record<string, string>>> = {
  "without the header": { "Sec-Fetch-Site": "same-origin" },
  "from another site": { [SESSION_HEADER]: "1", "Sec-Fetch-Site": "cross-site" },
  "from another port or domain of the site": { [SESSION_HEADER]: "1", "Sec-Fetch-Site": "same-site" },
  "typed into the address bar": { [SESSION_HEADER]: "1", "Sec-Fetch-Site": "none" },
  "from an origin that may call the API with a key": { [SESSION_HEADER]: "1", Origin: ALLOWED },
  "from another port, by a browser without Sec-Fetch-Site": { [SESSION_HEADER]: "1", Origin: "http://127.0.0.1:1" },
  "from a hidden origin": { [SESSION_HEADER]: "1", Origin: "null" },
};

const all = operations.map(({ id, method }) => ({ id, method }));

it.each(Object.entries(FOREIGN))("A session authorizes no operation %s", async (_, headers) => {
  const wrong = [];
  for (const { id, method } of all) {
    const { path, body } = operationCases[id]!;
    const sent = { key: null, headers: { ...headers, cookie: session.cookie }, ...(body ? { body: body(NOTHING) } : {}) };
    const { status, headers: given } = await service.request(method, path("shop", NOTHING), sent);
    const allowed = [...given.keys()].filter((name) => name === "access-control-allow-credentials");
    if (status !== 403 || allowed.length > 0 || given.has("set-cookie")) wrong.push([id, status, allowed]);
  }
  expect(wrong).toEqual([]);
  expect((await session.request("GET", "/session")).status).toBe(200);
});

it("A session authorizes what pages of the service's own origin ask, in every way that a browser tells it", async () => {
  const { origin } = new URL(service.address);
  const ways: Record<string, string>[] = [
    OWN_PAGE,
    { ...OWN_PAGE, Origin: origin },
    { [SESSION_HEADER]: "1", Origin: origin },
    { [SESSION_HEADER]: "" },
  ];
  for (const headers of ways)
    expect(
      (await service.request("GET", "/session", { key: null, headers: { ...headers, cookie: session.cookie } })).status,
    ).toBe(200);
});

it("No preflight allows the header, and no response allows credentials, also for origins that may call the API", async () => {
  const response = await fetch(`${service.baseUrl}/session`, {
    method: "OPTIONS",
    headers: {
      Origin: ALLOWED,
      "Access-Control-Request-Method": "DELETE",
      "Access-Control-Request-Headers": `authorization, ${SESSION_HEADER.toLowerCase()}`,
    },
  });
  expect(response.headers.get("access-control-allow-headers")).toBe("Authorization");
  expect(response.headers.get("access-control-allow-credentials")).toBeNull();
});

it("A page of another origin signs nobody in, with whatever key", async () => {
  const foreign: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: ALLOWED },
  ];
  for (const headers of foreign) {
    const { status, headers: given } = await service.request("POST", "/session", { headers });
    expect([status, given.get("set-cookie")]).toEqual([403, null]);
  }
});

it("Agents take no session", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const response = await fetch(`${service.address}/mcp`, {
    method: "POST",
    headers: {
      ...OWN_PAGE,
      cookie: session.cookie,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([401, { error: { code: "unauthorized" } }]);
});

it("Guesses of a session are slowed down as guesses of keys are", async () => {
  const other = await testService({ trustedProxies: ["127.0.0.1"] });
  const name = session.cookie.split("=")[0]!.replace(/\d+$/, new URL(other.address).port);
  const guess = (n: number) =>
    other.request("GET", "/session", {
      key: null,
      headers: {
        ...OWN_PAGE,
        "X-Forwarded-For": "203.0.113.66",
        cookie: `${name}=js_${String(n).padStart(43, "0")}`,
      },
    });
  const told = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)));
  expect(told.filter(({ status }) => status === 401)).toHaveLength(30);
  expect(told.filter(({ status }) => status === 429)).toHaveLength(10);
});

describe("the cookie", () => {
  const request = (host: string, more: Record<string, string> = {}, { remote = "198.51.100.7", encrypted = false } = {}) =>
    ({ headers: { host, ...more }, socket: { remoteAddress: remote, encrypted } }) as never;
  const written = (cookies: SessionCookies, ...given: Parameters<typeof request>) => cookies.of(request(...given)).set("v", 60);
  const SECURE = "__Host-judgment_session=v; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure";

  it("is for https alone where the browser uses https: by a certificate, a trusted proxy, or the public address", () => {
    const plain = new SessionCookies({});
    expect(written(plain, "example.com", {}, { encrypted: true })).toBe(SECURE);
    expect(written(plain, "example.com")).toBe("judgment_session=v; Path=/; Max-Age=60; HttpOnly; SameSite=Strict");
    const proxied = new SessionCookies({ trustedProxies: ["198.51.100.0/24"] });
    expect(written(proxied, "example.com", { "x-forwarded-proto": "https" })).toBe(SECURE);
    expect(written(proxied, "example.com", { "x-forwarded-proto": "http" })).not.toContain("Secure");
    const known = new SessionCookies({ publicUrl: "https://example.com/v1" });
    expect(written(known, "example.com")).toBe(SECURE);
    expect(written(known, "10.0.0.1:8080")).not.toContain("Secure");
  });

  it("believes no stranger that the connection is https", () => {
    expect(written(new SessionCookies({}), "example.com", { "x-forwarded-proto": "https" })).not.toContain("Secure");
  });

  it("stays below the prefix under which a proxy publishes the service", () => {
    const cookies = new SessionCookies({ basePath: "/judgments" });
    expect(written(cookies, "example.com", {}, { encrypted: true })).toBe(
      "__Secure-judgment_session=v; Path=/judgments; Max-Age=60; HttpOnly; SameSite=Strict; Secure",
    );
  });

  it("is read under its prefix alone over https, so that nobody can plant it from a sibling domain or over http", () => {
    const cookies = new SessionCookies({});
    const cookie = "judgment_session=planted; __Secure-judgment_session=planted";
    expect(cookies.read(request("example.com", { cookie }, { encrypted: true }))).toBeNull();
    expect(cookies.read(request("example.com", { cookie: `${cookie}; __Host-judgment_session=own` }, { encrypted: true }))).toBe(
      "own",
    );
  });

  it("is another one for each port, which browsers do not keep apart", () => {
    const cookies = new SessionCookies({});
    const cookie = "judgment_session_8080=one; judgment_session_8081=other";
    expect(cookies.read(request("localhost:8080", { cookie }))).toBe("one");
    expect(cookies.read(request("[::1]:8081", { cookie }))).toBe("other");
    expect(cookies.read(request("localhost", { cookie }))).toBeNull();
  });

  it("counts for the service's own origin by its public address, also behind a proxy that tells another host", () => {
    const cookies = new SessionCookies({ publicUrl: "https://example.com/v1" });
    const own = (origin: string) => () => cookies.refuseForeign(request("inner:8080", { origin, "judgment-session": "1" }));
    expect(own("https://example.com")).not.toThrow();
    for (const other of ["http://example.com", "https://example.com:8443", "https://evil.example.com", "null"])
      expect(own(other)).toThrow(/own origin/);
  });
});

describe("in a browser", needs(chromium), () => {
  let browser: Browser;
  let beside: Awaited<ReturnType<typeof siteOf>>;
  beforeAll(async () => {
    [browser, beside] = await Promise.all([openBrowser(), siteOf()]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await beside?.close();
  });

  it("a page of another port reads nothing, changes nothing and signs nobody out, by fetch or by form", async () => {
    const context = await browser.newContext();
    const made = await context.request.post(`${service.baseUrl}/session`, {
      headers: { Authorization: `Bearer ${service.adminKey}` },
    });
    expect(made.status()).toBe(201);
    const page = await context.newPage();
    await page.goto(`${service.address}/console/`);
    await page.getByRole("heading", { level: 1, name: "Namespaces" }).waitFor();
    await page.goto(beside.address);
    const tried = await page.evaluate(
      async ([base, ns]) => {
        const outcome = (asked: Promise<Response>) =>
          asked.then(
            ({ status, type }) => `${type} ${status}`,
            () => "refused",
          );
        const body = JSON.stringify({ upsert: [{ id: "forged" }] });
        return [
          await outcome(fetch(`${base}/session`, { credentials: "include" })),
          await outcome(fetch(`${base}/session`, { credentials: "include", headers: { "Judgment-Session": "1" } })),
          await outcome(fetch(`${base}/session`, { credentials: "include", mode: "no-cors" })),
          await outcome(fetch(base + ns!, { method: "POST", credentials: "include", mode: "no-cors", body })),
          await outcome(fetch(`${base}/session`, { method: "DELETE", credentials: "include" })),
        ];
      },
      [service.baseUrl, at("forged")],
    );
    expect(tried).toEqual(["refused", "refused", "opaque 0", "opaque 0", "refused"]);
    // What was sent at all had the cookie: only the guard kept it out.
    expect(asked).toContain("GET same-site");
    expect(asked).toContain("POST same-site");
    const answered = page.waitForResponse((response) => response.url() === `${service.baseUrl}${at("forged")}`);
    await page.evaluate(`document.querySelector("form").action = ${JSON.stringify(service.baseUrl + at("forged"))}`);
    // Not within the evaluation, whose answer would be lost with its page.
    await page.evaluate('setTimeout(() => document.querySelector("form").submit())');
    expect((await answered).status()).toBe(403);
    // The page that the answer is, before there is another.
    await page.waitForURL(service.baseUrl + at("forged"));
    expect((await service.request("GET", at("forged"))).status).toBe(404);
    await page.goto(`${service.address}/console/`);
    await page.getByRole("heading", { level: 1, name: "Namespaces" }).waitFor();
    await context.close();
  }, 60_000);
});

/** A site on another port of the service's host, with a form. */
async function siteOf() {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end(
      '<form method="post" enctype="text/plain"><input name=\'{"upsert":[{"id":"forged"}],"x\' value=\'":1}\'></form>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
