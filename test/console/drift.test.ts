/** Drift in the console: periods as the report has them, by version of the engine and by month. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { judged, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, tooWide, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

describe("the console's drift", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ mounts: [consolePages] }, true), openBrowser()]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("shows each version of the engine beside the one before, and months, within 390 pixels", async () => {
    const namespace = freshNamespace();
    const body = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.8 } };
    await service.request("POST", at(namespace, "judgments"), { body });
    await judged(service, namespace, numbers(0, 60));
    service.engine.currentVersion = "test-2";
    await service.clock.advance(1_000);
    const surer = numbers(100, 200).filter((n) => pOf(n) > 0.7);
    await judged(service, namespace, surer);
    const { body: report } = await service.request("GET", at(namespace, "judgments", "urgent", "drift"));
    const { compared, mean } = report.periods[1];

    const { page, faults } = await signedIn(browser, service.adminKey, { viewport: { width: 390, height: 800 } });
    await visit(page, addressOf(service, "namespaces", namespace, "judgments", "urgent", "drift"));
    const rows = page.getByRole("table", { name: "Periods" }).locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(2);
    const cells = await rows.first().locator("th, td").allTextContents();
    expect(cells[0]).toMatch(/^test test-2since /);
    expect(cells.slice(1, 3)).toEqual([String(surer.length), mean.toFixed(3)]);
    expect(cells[5]).toBe(`driftedindex ${compared.stability_index.toFixed(2)}, p below 0.001`);
    expect(cells[6]).toBe("none");
    expect(await rows.last().locator("td").nth(4).textContent()).toBe("–");
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.getByLabel("Compare").selectOption("months");
    await expect.poll(() => rows.count()).toBe(1);
    expect(page.url()).toContain("by=month");
    expect(await rows.first().textContent()).toContain(service.clock.now().toISOString().slice(0, 7));
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
