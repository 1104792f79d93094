/** The documentation site: whole, in step with the contract, and within everybody's reach in a browser. */
import { readdirSync, readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "#generated/client/index.ts";
import { errorStatus } from "#generated/contract.ts";
import { operations } from "#generated/routes.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { docs } from "#src/server/http/docs.ts";
import { rendered } from "#src/server/http/documentation/markdown.ts";
import { referenceParts, resourcesOf } from "#src/server/http/documentation/reference.ts";
import { chromium, openBrowser, type SignedIn, signedIn } from "#test/console/support/browser.ts";
import { barriers, seenAs, tooWide } from "#test/console/support/page.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";

/** With DOCS_PAGES=all, the browser opens all of them. */
const SOME_PAGES = ["index.html", "start.html", "freshness.html", "reference.html", "reference-documents.html"];

let service: TestService;

beforeAll(async () => {
  service = await testService({ role: "api", mounts: [docs] }, true);
}, 60_000);
afterAll(() => service.stop());

const site = () => `${service.address}/docs/`;
const page = async (name: string) => {
  const response = await fetch(`${site()}${name}`);
  return { status: response.status, text: await response.text() };
};
const allPages = () => [
  "index.html",
  "reference.html",
  ...readdirSync("spec/guides").flatMap((name) => (name.endsWith(".md") ? [name.replace(/\.md$/, ".html")] : [])),
  ...resourcesOf(publishedDocument()).map(({ name }) => `reference-${name.replaceAll("_", "-")}.html`),
];
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

describe("the documentation", { timeout: 120_000 }, () => {
  it("leads to every guide and operation, and nowhere that is not there", async () => {
    const read = new Map<string, string>();
    const wrong: string[] = [];
    const ask = ["index.html"];
    const anchors: [string, string, string][] = [];
    for (const name of ask) {
      const { status, text } = await page(name);
      if (status !== 200) wrong.push(`${name} answers ${status}`);
      read.set(name, text);
      for (const href of name.endsWith(".html") ? hrefs(text) : []) {
        const { origin, pathname, hash } = new URL(href, `${site()}${name}`);
        const target = pathname.slice("/docs/".length);
        if (origin !== service.address || !pathname.startsWith("/docs/") || target.startsWith("swagger/")) continue;
        if (!ask.includes(target)) ask.push(target);
        if (hash !== "") anchors.push([name, target, hash.slice(1)]);
      }
    }
    for (const [name, target, id] of anchors)
      if (!read.get(target)?.includes(`id="${decodeURIComponent(id)}"`)) wrong.push(`${name} leads to ${target}#${id}`);
    expect(wrong).toEqual([]);
    const all = [...read.values()].join("\n");
    expect(operations.filter(({ id }) => !all.includes(`<h2 id="${id}">`))).toEqual([]);
    for (const href of hrefs(all)) expect(href).not.toMatch(/^(?:javascript|data):/);
    const { text: llms } = await page("llms.txt");
    for (const [, name] of llms.matchAll(/\]\(([a-z-]+\.(?:md|json))\)/g)) expect((await page(name!)).status, name).toBe(200);
    expect((await page("start.md")).text).toBe(readFileSync("spec/guides/start.md", "utf8"));
    expect((await page("swagger/")).text).toContain("swagger-ui");
  });

  it("has an anchor for each error code, with its status", () => {
    const text = readFileSync("spec/guides/errors.md", "utf8");
    const told = [...text.matchAll(/^## ([a-z_]+)\n\nStatus (\d+)\./gm)].map(([, code, status]) => [code, Number(status)]);
    expect(Object.fromEntries(told)).toEqual(errorStatus);
    expect(rendered(text).headings.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(errorStatus)));
  });

  it("shows calls that the clients have", () => {
    const client = createClient({ baseUrl: "http://127.0.0.1:1/v1", apiKey: "x" }) as unknown as Record<
      string,
      Record<string, unknown>
    >;
    const document = publishedDocument();
    const shown = resourcesOf(document).flatMap((resource) =>
      [...referenceParts(document, resource, false)].slice(1, 1 + resource.operations.length).map((text) => ({ resource, text })),
    );
    expect(shown).toHaveLength(operations.length);
    for (const { resource, text } of shown) {
      const [, first, method] = /client\.(\w+)\.(\w+)\(/.exec(/```ts\n([\s\S]*?)```/.exec(text)![1]!)!;
      expect(typeof client[first!]?.[method!], `${first}.${method}`).toBe("function");
      const [, name, called] = /client\.(\w+)\.(\w+)\(/.exec(/```python\n([\s\S]*?)```/.exec(text)![1]!)!;
      expect(name).toBe(resource.name);
      expect(readFileSync(`generated/python/judgment_client/${name}.py`, "utf8")).toMatch(new RegExp(`def ${called}\\(`));
      expect(text).toMatch(/```sh\ncurl (-X [A-Z]+ )?"\$API\//);
    }
  });

  it("shows what a text has of HTML as text, and follows no link that runs something", () => {
    const { html } = rendered(
      "# <img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [x](javascript:alert(1)) `<b>`\n\n```sh\n</code><script>\n```\n",
    );
    expect(html).not.toMatch(/<script|<img|href="javascript/);
  });
});

describe("the documentation in a browser", needs(chromium), () => {
  let browser: Browser;
  let seen: SignedIn;
  beforeAll(async () => {
    browser = await openBrowser();
    seen = await signedIn(browser, null, { reducedMotion: "reduce" });
  }, 60_000);
  afterAll(() => browser?.close());

  const open = async (name: string) => {
    // A link to a place on the page that is shown has no response.
    const response = await seen.page.goto(`${site()}${name}`);
    expect(response?.status() ?? 200, name).toBe(200);
    await seen.page.locator("h1").waitFor();
  };

  it.each(process.env.DOCS_PAGES === "all" ? allPages() : SOME_PAGES)(
    "is within reach, in light and dark, on a desk and in a hand: %s",
    { timeout: 120_000 },
    async (name) => {
      await open(name);
      await seen.page.evaluate(`for (const one of document.querySelectorAll("main details")) one.open = true`);
      for (const way of [{ colorScheme: "light", width: 1280 } as const, { colorScheme: "dark", width: 390 } as const]) {
        await seenAs(seen.page, way);
        expect([way, await barriers(seen.page), await tooWide(seen.page)]).toEqual([way, [], 0]);
      }
      expect(seen.faults).toEqual([]);
    },
  );

  it("opens at the operation that a link names, and tries it with a key", { timeout: 120_000 }, async () => {
    const { page: shown } = seen;
    await seenAs(shown, { colorScheme: "light", width: 1280 });
    await open("reference-namespaces.html#namespaces_list");
    expect(await shown.evaluate('document.querySelector("#namespaces_list").getBoundingClientRect().top < innerHeight')).toBe(
      true,
    );
    await shown.getByText("Try namespaces_list").click();
    const form = shown.locator('form[data-path="/namespaces"]');
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("Status 401").waitFor();
    await shown.getByLabel("API key").fill(service.adminKey);
    await form.getByLabel("limit (optional)").fill("7");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("Status 200").waitFor();
    expect(JSON.parse(await form.locator("pre").innerText())).toEqual({ namespaces: [], next_cursor: null });
    expect(await shown.evaluate("JSON.stringify([localStorage, sessionStorage, document.cookie])")).not.toContain(
      service.adminKey,
    );
  });
});
