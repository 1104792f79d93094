/** Finding things by name or id from any page, by keyboard, for keys with and without rights. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, tooWide, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const HOSTILE = "<img src=x onerror=alert(1)>";

describe("finding in the console", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  let job = "";
  let event = "";
  let endpoint = "";

  beforeAll(async () => {
    [service, browser] = await Promise.all([
      testService({ mounts: [consolePages], requestsKeptMs: 24 * 3_600_000 }, true),
      openBrowser(),
    ]);
    const post = (path: string, body: unknown) => service.request("POST", path, { body });
    for (const ns of ["shop/tickets", "shop/orders", "shops", "other"])
      await post(at(ns), { upsert: [{ id: "t-0042", attributes: {} }] });
    await post(at("shop/tickets", "judgments"), { name: "urgent", type: "bool", question: "Is it urgent?" });
    await post(at("shop/tickets", "groups"), { name: "by_urgency", key: "attributes.customer", aggregate: { count: true } });
    endpoint = (await post("/webhook-endpoints", { url: "https://hooks.example.com/x", events: ["job.*"] })).body.id;
    job = (await post(at("shop/tickets", "evaluations", "export"), {})).body.id;
    event = await vi.waitUntil(
      async () => (await service.request("GET", "/events?types=job.completed")).body.events[0]?.id as string | undefined,
      { timeout: 30_000 },
    );
    // The event is there before what is made of it.
    await vi.waitUntil(async () => (await service.request("GET", `/events/${event}/deliveries`)).body.deliveries.length > 0, {
      timeout: 30_000,
    });
    await service.request("GET", at("shop", "documents", "none"), { headers: { "X-Request-Id": "req-of-somebody" } });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function opened(key: string, ...place: string[]) {
    const { page, faults } = await signedIn(browser, key, { viewport: { width: 390, height: 800 } });
    await visit(page, addressOf(service, ...place));
    const dialog = page.getByRole("dialog", { name: "Find" });
    const links = dialog.getByRole("link");
    const results = async (typed: string): Promise<string[]> => {
      await dialog.getByRole("searchbox").fill(typed);
      await dialog.getByText(/^\d+ results?\./).waitFor();
      return links.locator("xpath=..").allTextContents();
    };
    return { page, faults, dialog, results };
  }

  test("opens with /, finds namespaces, definitions, documents, jobs, requests and pages, and Enter goes there", async () => {
    const { page, faults, dialog, results } = await opened(service.adminKey, "namespaces", "shop/tickets");
    await page.keyboard.press("/");
    await dialog.waitFor();
    await dialog.locator("input:focus").waitFor();
    expect(await results("shop")).toEqual(["shop/orders namespace", "shop/tickets namespace", "shops namespace"]);
    expect(await results("urg")).toEqual(["urgent judgment of shop/tickets", "by_urgency group of shop/tickets"]);
    expect(await results("t-0042")).toEqual(["t-0042 document of shop/tickets"]);
    expect(await results("shop/orders t-0042")).toEqual(["t-0042 document of shop/orders"]);
    expect(await results(job)).toEqual([`${job} job`]);
    expect(await results(event)).toEqual([`${event} event`, `${endpoint} delivered to`]);
    expect(await results(`evt_${"0".repeat(26)}`)).toEqual([]);
    await expect.poll(() => results("req-of-somebody")).toEqual(["req-of-somebody request"]);
    expect(await results("aud")).toEqual(["Audit log page"]);
    expect(await results("job_nobody")).toEqual([]);
    expect(await results(HOSTILE)).toEqual([]);
    expect([await barriers(page), await tooWide(page)]).toEqual([[], 0]);

    await results("shop/orders t-0042");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "t-0042" }).waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(page.url()).toContain(encodeURIComponent("shop/orders"));
    await page.keyboard.press("/");
    await results(event);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: event }).waitFor();
    await page
      .getByRole("table", { name: /Deliveries of this event/ })
      .getByRole("link", { name: endpoint })
      .waitFor();
    expect([await barriers(page), await tooWide(page)]).toEqual([[], 0]);
    // The letter goes where somebody types.
    await visit(page, addressOf(service, "namespaces"));
    await page.getByLabel("Names that begin with").pressSequentially("shop/");
    expect(await dialog.count()).toBe(0);
    await page.getByRole("button", { name: "Find" }).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(faults).toEqual([]);
  });

  test("shows a restricted key what it may see, and no more", async () => {
    const { body } = await service.request("POST", "/api-keys", {
      body: { name: "reader", role: "read_only", scope: "shop/orders" },
    });
    const { page, faults, dialog, results } = await opened(body.key, "namespaces");
    await page.keyboard.press("/");
    await dialog.waitFor();
    expect(await results("sho")).toEqual(["shop/orders namespace"]);
    expect(await results("other t-0042")).toEqual([]);
    expect(await results("req-of-somebody")).toEqual([]);
    expect(faults).toEqual([]);
  });
});
