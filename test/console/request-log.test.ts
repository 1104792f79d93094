/**
 * The request log as a page: its content, filters and gaps, its layout and accessibility, and what keys without admin rights see.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, tooWide, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const DAY_MS = 24 * 3_600_000;

describe("the console's request log", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([
      testService({ role: "api", mounts: [consolePages], requestsKeptMs: 7 * DAY_MS }, true),
      openBrowser(),
    ]);
    await service.request("POST", at("shop"), { body: { upsert: [{ id: "a", attributes: {} }] } });
    for (let n = 0; n < 55; n++) await service.request("GET", at("shop", "documents", `none-${n}`));
    await service.request("GET", at("shop", "documents", "a"), { headers: { "X-Request-Id": "req-from-a-client" } });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("shows who asked what and how it ended, filtered, page by page, within 390 pixels", async () => {
    const { page, faults } = await signedIn(browser, service.adminKey, { viewport: { width: 390, height: 800 } });
    const rows = page.getByRole("table", { name: "Requests" }).locator("tbody tr");
    const first = async () => (await rows.first().textContent()) ?? "";
    // A request is in the log about a second after its response.
    const logged = async () => (await service.request("GET", "/request-log?request_id=req-from-a-client")).body.requests.length;
    await expect.poll(logged).toBe(1);
    await visit(page, `${addressOf(service, "request-log")}?operation=documents_get`);
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole("button", { name: /more/i }).click();
    await expect.poll(() => rows.count()).toBe(56);
    expect(await first()).toMatch(
      /200documents_getGET \/namespaces\/\{ns\}\/documents\/\{id\}request req-from-a-clientshop.*key_.*from 127\.0\.0\.1/,
    );

    await page.getByLabel("Status").selectOption("4xx");
    await expect.poll(first).toMatch(/404not_founddocuments_get/);
    await page.getByLabel("Status").selectOption("any");
    await page.getByLabel("Request id").fill("req-from-a-client");
    await expect.poll(() => rows.count()).toBe(1);
    expect(page.url()).toContain("req-from-a-client");
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);

    await page.getByLabel("Namespace or prefix").fill("elsewhere/*");
    await page.getByText("No requests.").waitFor();
    await page.getByLabel("Operation").fill("What is this?");
    await page.getByRole("alert").getByText("the id of an operation").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("says of which days requests are missing", async () => {
    const { page } = await signedIn(browser, service.adminKey);
    await page.route("**/v1/request-log**", async (route) => {
      const response = await route.fetch();
      const left_out = [{ day: "2026-01-31", requests: 4200 }];
      await route.fulfill({ response, json: { ...(await response.json()), left_out } });
    });
    await visit(page, addressOf(service, "request-log"));
    await page.getByText("Missing: 4,200 of 2026-01-31.").waitFor();
    await page.context().close();
  });

  test("tells a key that is no admin's that it needs one", async () => {
    const { page } = await signedIn(browser, await service.key({ role: "read_only" }));
    await page.goto(addressOf(service, "request-log"));
    await page.getByText("needs an admin key").first().waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
    await page.context().close();
  });
});
