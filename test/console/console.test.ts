import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const NS = "shop/tickets";
const path = encodeURIComponent(NS);

/** Probabilities that no two ways of counting agree on by chance. */
const probabilities = Array.from({ length: 60 }, (_, at) => ((at * 37) % 60) / 60 + 0.004);

describe("the console", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  const requested: URL[] = [];

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ mounts: [consolePages] }, true), openBrowser()]);
    service.engine.answer = (question, { context }) => {
      const at = Number(/"at":(\d+)/.exec(JSON.stringify(context))?.[1] ?? 0);
      const p = probabilities[at]!;
      return { type: "bool", p: question.question.includes("soon") ? 1 - p : p };
    };
    const ask = (method: string, below: string, body?: unknown) => service.request(method, below, { body });
    await ask("POST", `/namespaces/${path}/judgments`, {
      name: "urgent",
      type: "bool",
      question: "Is it urgent?",
      thresholds: { page: 0.7 },
    });
    await ask("POST", `/namespaces/${path}`, {
      upsert: probabilities.map((_, at) => ({
        id: `t-${String(at).padStart(2, "0")}`,
        attributes: { at, half: at < 30 ? "early" : "late" },
        state: { text: "<b>not bold</b>" },
      })),
    });
    await vi.waitFor(async () => expect(await query(["answers.urgent.freshness", "Eq", "fresh"])).toHaveLength(60), 30_000);
    await ask("POST", "/webhook-endpoints", { url: "https://hooks.example.com/receiver", events: ["job.*"] });
    ({ page } = await signedIn(browser, null, { hurried: true }));
    page.on("request", (request) => requested.push(new URL(request.url())));
    await page.goto(`${service.address}/console/`);
    await signIn(service.adminKey);
    await page.getByRole("heading", { name: "Namespaces" }).waitFor();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  let faults: Error[] = [];
  beforeEach(() => {
    faults = [];
    page.removeAllListeners("pageerror");
    page.on("pageerror", (fault) => faults.push(fault));
    return () => expect(faults).toEqual([]);
  });

  async function query(filters: unknown): Promise<{ id: string }[]> {
    return (await service.request("POST", `/namespaces/${path}/query`, { body: { filters, top_k: 1000 } })).body.rows;
  }

  async function signIn(key: string) {
    await page.getByLabel("API key").fill(key);
    await page.getByRole("button", { name: "Sign in" }).click();
  }

  const open = (...place: string[]) => visit(page, addressOf(service, ...place));

  test("says what is wrong with a key, and lets nobody in with it", async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(`${service.address}/console/`);
    await other.getByLabel("API key").fill("jk_nobody");
    await other.getByRole("button", { name: "Sign in" }).click();
    await expect.poll(() => other.getByRole("alert").textContent()).toContain("unauthorized");
    expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  test("is operated by keyboard alone, and says on each page where one is", async () => {
    await open("namespaces");
    await page.getByRole("link", { name: NS }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: NS }).waitFor();
    // The heading has the focus, so that reading and tabbing go on from there.
    await expect.poll(() => page.locator(":focus").textContent()).toBe(NS);
    await page.getByRole("link", { name: "t-07" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "t-07" }).waitFor();
    await expect.poll(() => page.title()).toBe(`t-07 in ${NS} – Judgment Service`);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: NS }).waitFor();
  });

  test("shows a document with its answer and how that came about, and text as text", async () => {
    await open("namespaces", NS, "documents", "t-07");
    const answer = page.getByRole("region", { name: "Answer to urgent" });
    await answer.getByText("fresh").waitFor();
    await answer.getByText("Explain: context").click();
    const explained = (await service.request("GET", `/namespaces/${path}/documents/t-07/answers/urgent/explain`)).body;
    const { number, gte } = explained.thresholds.page;
    await answer.getByText(`p = ${number} ${number >= gte ? "≥" : "<"} ${gte}`).waitFor();
    expect(await answer.locator("pre").first().textContent()).toBe(explained.question);
    expect(JSON.parse((await answer.locator("pre").nth(1).textContent())!)).toEqual(explained.context);
    expect(await page.locator("pre b").count()).toBe(0);
  });

  test("finds documents by a filter, and says what is wrong with one", async () => {
    await open("namespaces", NS, "documents");
    await page.getByLabel("Filter").fill('["attributes.at", "Lt", 3]');
    await page.getByRole("button", { name: "Query" }).click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(3);
    await page.getByLabel("Filter").fill('["attributes.at", "Below", 3]');
    await page.getByRole("button", { name: "Query" }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("invalid_request");
    await page.getByLabel("Filter").fill("attributes.at < 3");
    await page.getByRole("button", { name: "Query" }).click();
    await expect.poll(() => page.getByRole("alert").first().textContent()).toContain("A filter is JSON");
  });

  test("counts what a moved threshold flips as it moves, and sets it", async () => {
    await open("namespaces", NS, "judgments", "urgent");
    const slider = page.getByRole("slider");
    await slider.waitFor();
    await slider.fill("0.4");
    const holds = (cut: number) => probabilities.filter((p) => p >= cut).length;
    const said = page.getByText(/^True for/);
    await expect.poll(() => said.textContent()).toContain(`True for ${holds(0.4)} of 60`);
    expect(await said.textContent()).toContain(`currently ${holds(0.7)}: ${holds(0.4) - holds(0.7)} flips to yes`);
    // A step of the keyboard moves it as well.
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.getByRole("spinbutton", { name: "page at least" }).inputValue()).toBe("0.405");
    await page.getByRole("button", { name: "Set threshold" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Set threshold" }).click();
    await page.getByText("Set.", { exact: true }).waitFor();
    const { thresholds } = (await service.request("GET", `/namespaces/${path}/judgments/urgent`)).body;
    expect(thresholds).toEqual({ page: 0.405 });
    expect(await query(["answers.urgent.thresholds.page", "Eq", true])).toHaveLength(holds(0.405));
  });

  test("tries a version in shadow, shows both side by side, and activates it", async () => {
    await service.request("POST", `/namespaces/${path}/judgments/urgent/versions`, {
      body: { type: "bool", question: "Is it needed soon?" },
    });
    await open("namespaces", NS, "judgments", "urgent", "versions");
    await page.getByRole("button", { name: "Activate" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Activate" }).click();
    const figure = page.getByRole("figure").filter({ hasText: "Probability of yes" });
    await figure.getByText("As a table").click({ timeout: 30_000 });
    const [job] = (await service.request("GET", "/jobs?type=shadow")).body.jobs;
    const counts = await figure
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))));
    const bins = ({ histogram }: { histogram: { count: number }[] }) => histogram.map(({ count }) => count);
    expect(counts).toEqual(bins(job.report.current).map((count, at) => [count, bins(job.report.candidate)[at]]));
    expect(counts.flat().reduce((sum, count) => sum + count, 0)).toBe(120);
    await page.getByRole("link", { name: "Version 2" }).click();
    await page.getByRole("heading", { level: 1, name: "shadow of urgent" }).waitFor();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await page.getByText("done", { exact: true }).waitFor();
    expect((await service.request("GET", `/namespaces/${path}/judgments/urgent`)).body.active_version).toBe(2);
  });

  test("shows events as they happen, once each", async () => {
    await open("events");
    await page.getByText("Following.").waitFor();
    const shown = page.getByRole("list", { name: "Events" }).locator("summary", { hasText: "judgment.activated" });
    // That of the test before, and whatever the creation of the judgment told.
    await shown.first().waitFor();
    const before = await shown.count();
    // Each is shown as soon as it is there, and looking for the next brings none twice.
    for (const [more, version] of [1, 2, 1].entries()) {
      await service.request("POST", `/namespaces/${path}/judgments/urgent/activate`, { body: { version, force: true } });
      await expect.poll(() => shown.count(), { timeout: 30_000 }).toBe(before + more + 1);
    }
  });

  test("shows a subscription with its lag and its members", async () => {
    const body = { name: "early", filters: ["attributes.at", "Lt", 4], events: ["entered", "exited"] };
    expect((await service.request("POST", `/namespaces/${path}/subscriptions`, { body })).status).toBe(201);
    await open("namespaces", NS, "subscriptions");
    await page.getByRole("link", { name: "early" }).click();
    await page.getByText("live", { exact: true }).waitFor({ timeout: 30_000 });
    await page.getByText("up to date").waitFor();
    const members = page.getByRole("table", { name: "Documents that match now" });
    await members.waitFor();
    expect(await members.locator("tbody th").allTextContents()).toEqual(["t-00", "t-01", "t-02", "t-03"]);
  });

  test("shows a group as bars and as a table", async () => {
    const body = { name: "by_half", key: "attributes.half", aggregate: { count: true, sum: ["attributes.at"] } };
    expect((await service.request("POST", `/namespaces/${path}/groups`, { body })).status).toBe(201);
    await open("namespaces", NS, "groups");
    await page.getByRole("link", { name: "by_half" }).click();
    await page.getByText("ready", { exact: true }).waitFor({ timeout: 30_000 });
    await page.getByLabel("Show").selectOption("sum of attributes.at");
    const half = (first: number) => Array.from({ length: 30 }, (_, at) => first + at).reduce((sum, at) => sum + at, 0);
    const bars = page.getByRole("figure").locator("tbody tr");
    const amounts = async () => (await bars.allTextContents()).sort();
    await expect.poll(amounts).toEqual([`early${half(0)}`, `late${half(30)}`].map((row) => row.replace("1335", "1,335")));
  });

  test("tells what a backfill would take before it begins, and follows its job", async () => {
    await open("namespaces", NS, "judgments", "urgent", "versions");
    const answered = page.waitForResponse((response) => response.url().endsWith("/judgments/urgent/backfill"));
    await page.getByRole("button", { name: "Estimate" }).click();
    // As it was answered: documents may be judged by themselves meanwhile.
    const { estimate } = await (await answered).json();
    const facts = page.locator("dl.figures").last();
    await facts.waitFor();
    expect(await facts.locator("dd").allTextContents()).toEqual(
      expect.arrayContaining([String(estimate.documents), String(estimate.judgment_units)]),
    );
    await page.getByRole("button", { name: "Start backfill" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start backfill" }).click();
    await page.getByRole("heading", { level: 1, name: "backfill of urgent" }).waitFor();
    await page.getByText("done", { exact: true }).waitFor();
    await page.getByText(`${estimate.documents} of ${estimate.documents}`).waitFor();
  });

  test("shows an endpoint with its deliveries, sends a test, and disables it", async () => {
    await open("endpoints");
    await page.getByRole("link", { name: "https://hooks.example.com/receiver" }).click();
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect
      .poll(() => page.locator("tbody th").allTextContents(), { timeout: 30_000 })
      .toContainEqual(expect.stringContaining("webhook.test"));
    await page.getByRole("button", { name: "Disable" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
    await page.getByRole("button", { name: "Disable" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
    await page.getByRole("button", { name: "Enable" }).waitFor();
    const [{ id, status }] = (await service.request("GET", "/webhook-endpoints")).body.webhook_endpoints;
    expect(status).toBe("disabled");
    const { deliveries } = (await service.request("GET", `/webhook-endpoints/${id}/deliveries`)).body;
    const skipped = deliveries.find(({ skipped_reason }: { skipped_reason?: string }) => skipped_reason === "endpoint_disabled");
    const told = page.locator("tbody").getByText("The endpoint was disabled.").first();
    await told.waitFor();
    await open("events", skipped.event_id);
    await told.waitFor();
  });

  test("shows and sets a budget", async () => {
    await open("namespaces", NS, "about");
    await page.getByLabel("US dollars per month").fill("12.5");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    expect((await service.request("GET", `/namespaces/${path}`)).body.budget_usd_per_month).toBe(12.5);
  });

  test("asks this origin alone, keeps the key nowhere and puts it into no address", async () => {
    const { host } = new URL(service.address);
    expect(new Set(requested.filter(({ protocol }) => protocol !== "data:").map((url) => url.host))).toEqual(new Set([host]));
    expect(requested.filter(({ href }) => href.includes(service.adminKey))).toEqual([]);
    expect(await page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]")).toEqual([0, 0, ""]);
    expect(await page.context().cookies()).toMatchObject([{ httpOnly: true, sameSite: "Strict", path: "/" }]);
    await page.reload();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("API key").waitFor();
    await page.reload();
    await page.getByLabel("API key").waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
