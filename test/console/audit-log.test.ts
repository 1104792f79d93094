/**
 * The audit log as a page: its content, filters and pages, its layout and accessibility, and what keys without admin rights see.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, tooWide, unfolded, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

describe("the console's audit log", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ role: "api", mounts: [consolePages] }, true), openBrowser()]);
    const question = { type: "bool", question: "Is it <b>urgent</b>?" };
    await service.request("POST", at("shop", "judgments"), { body: { name: "urgent", ...question, thresholds: { page: 0.7 } } });
    await service.request("PATCH", at("shop", "judgments", "urgent"), { body: { thresholds: { page: 0.8 } } });
    for (let n = 0; n < 60; n++) await service.request("PATCH", "/organization", { body: { suggestions: n % 2 === 0 } });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("shows who changed what, and what was before, filtered, page by page, within 390 pixels", async () => {
    const { page, faults } = await signedIn(browser, service.adminKey, { viewport: { width: 390, height: 800 } });
    const rows = page.getByRole("table", { name: "Changes" }).locator("tbody tr");
    await visit(page, addressOf(service, "audit-log"));
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole("button", { name: /more/i }).click();
    // Among them that this page signed in.
    await expect.poll(() => rows.count()).toBe(65);

    await page.getByLabel("What").selectOption("judgments");
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.first().textContent()).toMatch(/judgment: updated.*shop · urgent.*key_.*from 127\.0\.0\.1.*thresholds/);
    await unfolded(page);
    expect((await rows.first().textContent())?.replaceAll(/\s/g, "")).toContain(
      'Before{"thresholds":{"page":0.7}}After{"thresholds":{"page":0.8}}',
    );
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);

    await page.getByLabel("Namespace or prefix").fill("elsewhere/*");
    await page.getByText("No changes.").waitFor();
    await page.getByRole("searchbox", { name: "API key" }).fill("mine");
    await page.getByRole("alert").waitFor();
    expect(page.url()).toContain("elsewhere");
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("has no page of an earlier filter among those of the present one", async () => {
    const { page, faults } = await signedIn(browser, service.adminKey);
    const rows = page.getByRole("table", { name: "Changes" }).locator("tbody tr");
    await visit(page, addressOf(service, "audit-log"));
    await expect.poll(() => rows.count()).toBe(50);
    const further = (url: string) => new URL(url).searchParams.has("cursor");
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => further(url.href),
      async (route) => {
        await released;
        // Where the page has given up the request, there is nobody to answer.
        await route.continue().catch(() => {});
      },
      { times: 1 },
    );
    const began = page.waitForRequest((request) => further(request.url()));
    await page.getByRole("button", { name: "Show more" }).click();
    const over = new Promise<string>((resolve) => {
      page.on("requestfailed", (request) => further(request.url()) && resolve("given up"));
      page.on("requestfinished", (request) => further(request.url()) && resolve("answered"));
    });
    await began;
    await page.getByLabel("What").selectOption("judgments");
    await expect.poll(() => rows.count()).toBe(2);
    release();
    expect(await over).toBe("given up");
    expect(await rows.count()).toBe(2);
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    // Another list is turned from its own beginning.
    await page.getByLabel("What").selectOption("");
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(60);
    const seen = await rows.allTextContents();
    expect(await page.getByRole("button", { name: "Loading …" }).count()).toBe(0);
    expect(seen.filter((row) => row.includes("judgment")).length).toBe(2);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("tells a key that is no admin's that it needs one", async () => {
    const { page } = await signedIn(browser, await service.key({ role: "read_only" }));
    await page.goto(addressOf(service, "audit-log"));
    await page.getByText("needs an admin key").first().waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
    await page.context().close();
  });
});
