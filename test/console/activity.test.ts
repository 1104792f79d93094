/** Activity in the console: charts and tables of what the service counts, by range, and what keys without admin rights see. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, seenAs, tooWide, unfolded, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const CHARTS = [
  "Answers",
  "Cost",
  "Failed attempts to answer",
  "Longest lag",
  "Delivery attempts",
  "Agreement with outcomes",
] as const;

describe("the console's activity", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ role: "api", mounts: [consolePages] }, true), openBrowser()]);
    const send = (path: string, body: object) => service.request("POST", path, { body });
    await send(at("shop", "judgments"), { name: "urgent", type: "bool", question: "?" });
    const upsert = (ids: readonly string[]) => ids.map((id) => ({ id, state: { text: id } }));
    await send(at("shop"), { upsert: upsert(["a", "b", "c"]), wait_for: ["urgent"] });
    await service.clock.advance(22.5 * 3_600_000);
    await send(at("shop"), { upsert: upsert(["d", "e"]), wait_for: ["urgent"] });
    const outcome = (document_id: string, value: boolean) => ({ document_id, judgment: "urgent", value });
    await send(at("shop", "outcomes"), {
      outcomes: [outcome("a", true), outcome("b", true), outcome("c", true), outcome("d", false)],
    });
    service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "No.", retryable: false } });
    await send(at("shop"), { upsert: upsert(["f"]), wait_for: ["urgent"] });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("shows hours and days as charts and as tables, in dark colours, within 390 pixels", async () => {
    const { page, faults } = await signedIn(browser, service.adminKey, { viewport: { width: 390, height: 800 } });
    await visit(page, addressOf(service, "usage", "activity"));
    for (const name of CHARTS) await page.getByRole("img", { name }).waitFor();
    await page.getByText("5 in total, 5 of an engine.").waitFor();
    await page.getByText("1 in total. The most frequent reason is engine refused.").waitFor();
    await page.getByText("75% of 4 outcomes.").waitFor();
    // By keyboard: the range, and a table.
    await page.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    const rowsOf = (name: string) => page.getByRole("table", { name }).locator("tbody tr");
    await expect.poll(() => rowsOf("Answers").count()).toBe(24);
    await unfolded(page);
    const busy = async (name: string) => {
      const rows = (await rowsOf(name).allInnerTexts()).map((row) => row.trim().split(/\s*\t\s*/));
      return rows.filter(([, ...cells]) => cells.some((cell) => /[1-9]/.test(cell)));
    };
    expect(await busy("Answers")).toEqual([
      ["Jan 1, 00:00", "3", "0", "0"],
      ["Jan 1, 22:00", "2", "0", "0"],
    ]);
    expect(await busy("Failed attempts to answer")).toEqual([["Jan 1, 22:00", "1", "1 engine refused"]]);
    expect(await busy("Agreement with outcomes")).toEqual([["Jan 1, 22:00", "75%", "3", "1"]]);
    expect((await busy("Cost")).map((row) => row.slice(0, 3))).toEqual([
      ["Jan 1, 00:00", "$0.006", "3"],
      ["Jan 1, 22:00", "$0.004", "2"],
    ]);
    await seenAs(page, { colorScheme: "dark", width: 390 });
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);

    await page.getByLabel("Range").selectOption("90 days");
    await expect.poll(() => page.url()).toContain("range=90d");
    await page.reload();
    await page.getByRole("img", { name: "Answers" }).waitFor();
    expect(await page.getByLabel("Range").inputValue()).toBe("90d");
    await unfolded(page);
    expect(await rowsOf("Answers").count()).toBe(90);
    expect(await busy("Answers")).toEqual([["Jan 1", "5", "0", "0"]]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("shows a reader of a judgment its agreement over time, as a chart and as a table, within 390 pixels", async () => {
    const key = await service.key({ role: "read_only", scope: "shop" });
    const { page, faults } = await signedIn(browser, key, { viewport: { width: 390, height: 800 } });
    await visit(page, addressOf(service, "namespaces", "shop", "judgments", "urgent", "calibration"));
    await page.getByRole("img", { name: "Agreement with outcomes. 75% of 4 outcomes." }).waitFor();
    const rows = page.getByRole("table", { name: "Agreement with outcomes" }).locator("tbody tr");
    const busy = async () => {
      const texts = (await rows.allInnerTexts()).map((row) => row.trim().split(/\s*\t\s*/));
      return texts.filter(([, share]) => share !== "–");
    };
    await unfolded(page);
    expect(await rows.count()).toBe(30);
    expect(await busy()).toEqual([["Jan 1", "75%", "3", "1"]]);
    await seenAs(page, { colorScheme: "dark", width: 390 });
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.getByLabel("Range").selectOption("24 hours");
    await expect.poll(() => page.url()).toContain("range=24h");
    await page.reload();
    await page.getByRole("img", { name: "Agreement with outcomes. 75% of 4 outcomes." }).waitFor();
    await unfolded(page);
    expect(await rows.count()).toBe(24);
    expect(await busy()).toEqual([["Jan 1, 22:00", "75%", "3", "1"]]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("tells a key that is no admin's that it needs one", async () => {
    const { page } = await signedIn(browser, await service.key({ role: "read_only" }));
    await page.goto(addressOf(service, "usage", "activity"));
    await page.getByText("needs an admin key").first().waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
    await page.context().close();
  });
});
