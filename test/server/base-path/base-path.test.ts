/** The whole service under a prefix, as it is configured: over HTTP and in a browser, behind a proxy that passes the prefix on or strips it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "#generated/client/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { type App, createApp } from "#src/server/app.ts";
import { loadConfig } from "#src/server/config.ts";
import { chromium, openBrowser, signedIn } from "#test/console/support/browser.ts";
import { settled } from "#test/console/support/page.ts";
import { freshDatabase, variableOf } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { type PrefixProxy, prefixProxy } from "./proxy.ts";

const PREFIX = "/teams/judgments";
const KEY = "an-admin-key-for-tests-of-32-characters";

/** What a browser's page has. */
declare const sessionStorage: { key(at: number): string | null };

let app: App;
let dataDir: string;
let passing: PrefixProxy;
let stripping: PrefixProxy;
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  const fresh = await freshDatabase({ keep: true });
  dataDir = mkdtempSync(join(tmpdir(), "judgment-base-path-"));
  const config = loadConfig({
    ...variableOf(fresh),
    BASE_PATH: PREFIX,
    BOOTSTRAP_API_KEY: KEY,
    DATA_DIR: dataDir,
    PORT: "0",
    METRICS_PORT: "0",
  });
  const log = createLogger({ level: "info", destination: { write: (line: string) => void logged.push(JSON.parse(line)) } });
  app = await createApp({ config, log, clock: systemClock, role: "api", environment: {} });
  passing = await prefixProxy(app.address, PREFIX, false);
  stripping = await prefixProxy(app.address, PREFIX, true);
  const { documents } = createClient({ baseUrl: `${passing.address}/v1`, apiKey: KEY });
  await documents.write({ ns: "shop/tickets", body: { upsert: [{ id: "t/1", state: { text: "one" } }] } });
}, 60_000);

afterAll(async () => {
  await Promise.all([passing?.close(), stripping?.close()]);
  await app?.stop();
  rmSync(dataDir, { recursive: true });
});

const ways = [
  ["passes the prefix on", () => passing],
  ["strips the prefix", () => stripping],
] as const;

describe.each(ways)("behind a proxy that %s", (_, proxy) => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(proxy().address + path, { redirect: "manual", headers: { authorization: `Bearer ${KEY}` }, ...init });

  it.each([
    ["/v1/namespaces", 200],
    ["/v1/namespaces/shop%2Ftickets/documents/t%2F1", 200],
    ["/v1/openapi.json", 200],
    ["/docs/", 200],
    ["/docs/llms.txt", 200],
    ["/docs/start.html", 200],
    ["/docs/swagger/", 200],
    ["/console/", 200],
    ["/healthz", 200],
    ["/readyz", 200],
    ["/nowhere", 404],
  ])("GET %s answers %i", async (path, status) => {
    const answer = await ask(path);
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
  });

  it("agents and single questions reach their operations", async () => {
    const post = (path: string, body: object) =>
      ask(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          authorization: `Bearer ${KEY}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
      });
    const tools = await post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" });
    expect(tools.status).toBe(200);
    expect(((await tools.json()) as { result: { tools: unknown[] } }).result.tools.length).toBeGreaterThan(3);
    const question = await post("/v1/systemone", {});
    expect([question.status, (await question.json()) as object]).toMatchObject([400, { error: { code: "invalid_request" } }]);
  });

  it.each([
    ["", `${PREFIX}/docs/`],
    ["/", `${PREFIX}/docs/`],
    ["/docs", `${PREFIX}/docs/`],
    ["/docs/swagger", `${PREFIX}/docs/swagger/`],
    ["/console", `${PREFIX}/console/`],
  ])("a redirect of the prefix with %j leads to %s", async (path, to) => {
    const answer = await ask(path);
    expect([302, 308]).toContain(answer.status);
    expect(new URL(answer.headers.get("location")!, proxy().address + path).pathname).toBe(to);
  });

  it.each(["/v1/openapi.json", "/docs/openapi.json", "/docs/swagger/openapi.json"])(
    "%s says that the operations are under the prefix",
    async (path) => {
      const { servers } = (await (await ask(path)).json()) as { servers: unknown };
      expect(servers).toEqual([{ url: `${PREFIX}/v1` }]);
    },
  );

  it("every link of llms.txt leads to something", async () => {
    const text = await (await ask("/docs/llms.txt")).text();
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => new URL(link!, `${proxy().address}/docs/llms.txt`));
    expect(links.length).toBeGreaterThan(20);
    for (const { href } of links) expect((await fetch(href)).status, href).toBe(200);
  });

  it("an unknown path is answered with the public paths", async () => {
    const { error } = (await (await ask("/v2/namespaces")).json()) as { error: { message: string } };
    expect(error.message).toContain(`The API is under ${PREFIX}/v1, and its documentation is at ${PREFIX}/docs.`);
  });
});

it("metrics are under the prefix as well as without it", async () => {
  for (const prefix of [PREFIX, ""])
    for (const path of ["/metrics", "/healthz", "/readyz"])
      expect((await fetch(app.metricsAddress + prefix + path)).status, prefix + path).toBe(200);
});

it("the log names the addresses that clients use", () => {
  expect(logged.find(({ msg }) => msg === "Ready.")).toMatchObject({
    api: `${app.address}${PREFIX}/v1`,
    docs: `${app.address}${PREFIX}/docs/`,
  });
});

describe("in a browser", needs(chromium), () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  }, 60_000);
  afterAll(() => browser?.close());

  /** Paths that pages asked for outside of the prefix. Browsers themselves ask for the icon of a site. */
  const lost = ({ outside }: PrefixProxy) => outside.filter((path) => path !== "/favicon.ico");

  async function signIn(page: Page) {
    await page.getByLabel("API key").fill(KEY);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { level: 1, name: "Namespaces" }).waitFor();
  }

  it.each(ways)(
    "the console signs in, goes on and reloads behind a proxy that %s",
    async (_, proxy) => {
      const { page, faults } = await signedIn(browser, null);
      await page.goto(`${proxy().address}/console`);
      expect(new URL(page.url()).pathname).toBe(`${PREFIX}/console/`);
      await signIn(page);
      await page.getByRole("link", { name: "shop/tickets" }).click();
      await page.getByRole("heading", { level: 1, name: "shop/tickets" }).waitFor();
      await settled(page);
      await page.reload();
      await page.getByRole("heading", { level: 1, name: "shop/tickets" }).waitFor();
      await settled(page);
      // Another service of the same origin is not given this session.
      expect(await page.context().cookies()).toMatchObject([{ path: PREFIX, httpOnly: true, sameSite: "Strict" }]);
      await page.getByRole("link", { name: "Docs" }).click();
      await page.getByRole("link", { name: "Console" }).click();
      await page.getByRole("heading", { level: 1, name: "Namespaces" }).waitFor();
      expect(faults).toEqual([]);
      expect(lost(proxy())).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  it.each(ways)(
    "the documentation opens and tries an operation behind a proxy that %s",
    async (_, proxy) => {
      const { page, faults } = await signedIn(browser, null);
      await page.goto(proxy().address);
      expect(new URL(page.url()).pathname).toBe(`${PREFIX}/docs/`);
      await page.goto(`${proxy().address}/docs/reference-namespaces.html`);
      await page.getByLabel("API key, to try operations on this page").fill(KEY);
      await page.getByText("Try namespaces_list").click();
      const form = page.locator('form[data-path="/namespaces"]');
      await form.getByRole("button", { name: "Send" }).click();
      await form.getByText("Status 200").waitFor();
      expect(faults).toEqual([]);
      expect(lost(proxy())).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  it("Swagger UI sends requests to the prefix", async () => {
    const { page, faults } = await signedIn(browser, null);
    await page.goto(`${passing.address}/docs/swagger`);
    // It draws every operation first, which takes 10 to 20 seconds on a busy machine.
    await page.locator(`.servers option[value="${PREFIX}/v1"]`).waitFor({ state: "attached", timeout: 200_000 });
    expect(faults).toEqual([]);
    expect(lost(passing)).toEqual([]);
    await page.context().close();
  }, 240_000);
});
