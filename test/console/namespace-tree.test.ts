/** The namespaces as a tree: by keys and by clicks, level by level, over 100,000 names. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, seenAs, tooWide, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

describe("the tree of namespaces", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ mounts: [consolePages] }, true), openBrowser()]);
    for (const ns of ["shop/tickets", "shop/tickets/old", "shop-2", "other"])
      await service.request("POST", at(ns), { body: { upsert: [{ id: "a" }] } });
    await service.fresh.database.query({
      text: `insert into namespace_names (organization_id, name, namespace_id)
             select organization_id, 'tenants/' || lpad(n::text, 6, '0') || '/tickets', 1000000 + n
             from namespace_names, generate_series(1, 100000) n where name = 'other'`,
      values: [],
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function opened(width: number, asked = "view=tree") {
    const { page, faults } = await signedIn(browser, service.adminKey, { viewport: { width, height: 800 } });
    const loaded: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.includes("/namespace")) loaded.push(`${pathname.split("/").at(-1)}${search}`);
    });
    await visit(page, `${addressOf(service, "namespaces")}?${asked}`);
    await page.getByRole("treeitem").first().waitFor();
    return { page, faults, loaded };
  }
  const shown = (page: Page) =>
    page.getByRole("treeitem").evaluateAll((items) => items.map((item) => item.lastChild!.textContent));
  const focused = (page: Page) => page.locator("[role=treeitem]:focus").evaluate((item) => item.lastChild!.textContent);
  const item = (page: Page, name: string) => page.getByRole("treeitem", { name, exact: true });

  test("is walked by keys, opens a level at a time, and goes to a namespace", async () => {
    const { page, faults, loaded } = await opened(1280);
    expect(await shown(page)).toEqual(["other", "shop-2", "shop", "tenants"]);
    await item(page, "other").focus();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press("ArrowDown", "ArrowDown", "ArrowRight");
    await item(page, "tickets").waitFor();
    expect(await shown(page)).toEqual(["other", "shop-2", "shop", "tickets", "tenants"]);
    await press("ArrowRight", "ArrowRight");
    await item(page, "old").waitFor();
    await press("ArrowRight");
    expect(await focused(page)).toBe("old");
    await press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft");
    expect([await focused(page), await shown(page)]).toEqual(["shop", ["other", "shop-2", "shop", "tenants"]]);
    await press("End");
    expect(await focused(page)).toBe("tenants");
    await press("Home", "t");
    expect(await focused(page)).toBe("tenants");
    await press("Home", "s", "s", "ArrowRight", "ArrowRight");
    expect(await focused(page)).toBe("tickets");
    expect(await page.locator("[role=treeitem][tabindex='0']").count()).toBe(1);
    expect(await barriers(page)).toEqual([]);
    await press("Enter");
    await page.getByRole("heading", { level: 1, name: "shop/tickets" }).waitFor();
    // One request a level, and none again for a level that was closed and opened.
    expect(
      loaded
        .filter((one) => one.startsWith("namespace-levels"))
        .map((one) => new URLSearchParams(one.split("?")[1]).get("prefix")),
    ).toEqual([null, "shop/", "shop/tickets/"]);
    expect(faults).toEqual([]);
  });

  test("shows a long level page by page, and is narrowed by typing, also on a telephone", async () => {
    const { page, faults, loaded } = await opened(390);
    await item(page, "tenants").locator(".twist").click();
    await item(page, "000100").waitFor();
    expect(await page.getByRole("treeitem").count()).toBe(4 + 100 + 1);
    expect([await barriers(page), await tooWide(page)]).toEqual([[], 0]);
    await item(page, "Show more …").click();
    await item(page, "000200").waitFor();
    await page.getByLabel("Names that begin with").fill("tenants/0999");
    await item(page, "tenants/099901").waitFor();
    expect(await page.getByRole("treeitem").count()).toBe(100);
    await item(page, "tenants/099901").locator(".twist").click();
    await item(page, "tickets").waitFor();
    await seenAs(page, { colorScheme: "dark", width: 390 });
    expect([await barriers(page), await tooWide(page)]).toEqual([[], 0]);
    await page.getByLabel("Names that begin with").fill("nothing");
    await page.getByText("No name begins with nothing.").waitFor();
    expect(loaded.length).toBeLessThan(16);
    expect(faults).toEqual([]);
  });

  test("is one choice away from the table", async () => {
    const { page, faults } = await opened(1280);
    await page.getByLabel("Show").selectOption("a table");
    await page.getByRole("link", { name: "shop/tickets", exact: true }).waitFor();
    await page.getByLabel("Show").selectOption("a tree");
    await item(page, "shop").click();
    // A name that is no namespace is a place for templates.
    await page.getByRole("heading", { level: 1, name: "shop/*" }).waitFor();
    expect(faults).toEqual([]);
  });
});
