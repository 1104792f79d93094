/** From nothing to a judged, followed namespace by the console alone: real clicks, on a service that has nothing yet. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { answering, authority, startReceiver, testOutside } from "#test/events/webhooks/receiver.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { testEngine } from "#test/support/test-engine.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, seenAs, settled, tooWide, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const NS = "demo/tickets";
const WAIT = { timeout: 30_000 };
const other = { ...testEngine("other"), settings: ["learn"], versions: ["other-1", "other-2"], defaultVersion: "other-1" };

describe("a first visit to the console", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let faults: string[];
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    receiver = await startReceiver();
    receiver.answer(answering(200));
    const outside = testOutside({ "hooks.example.com": [["93.184.216.34"]] }, { "93.184.216.34": receiver.port });
    [service, browser] = await Promise.all([
      testService({ mounts: [consolePages], webhooks: { outside, ca: authority }, engines: [other] }, true),
      openBrowser(),
    ]);
    service.engine.answer = (question) => {
      if (question.type === "score") return { type: "score", score: 1.2, dist: { 0: 0.1, 1: 0.6, 2: 0.3 } };
      return { type: "bool", p: 0.9 };
    };
    ({ page, faults } = await signedIn(browser, service.adminKey, { hurried: true }));
  }, 60_000);
  afterAll(async () => {
    expect(faults).toEqual([]);
    await browser?.close();
    await service?.stop();
    await receiver?.close();
  });

  const open = (...place: string[]) => visit(page, addressOf(service, ...place));
  const get = async (path: string) => (await service.request("GET", path)).body;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor(WAIT);

  /** In both colours and widths. */
  async function fits() {
    expect(await barriers(page)).toEqual([]);
    await seenAs(page, { colorScheme: "dark", width: 390 });
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    expect((await page.locator("header.top").boundingBox())!.height).toBeLessThan(80);
    await seenAs(page, { colorScheme: "light", width: 1280 });
  }

  test("begins with example documents and a guided judgment, which is tried before it is saved", async () => {
    await open("namespaces");
    await page.getByRole("heading", { name: "Begin here" }).waitFor();
    await button("Write the example documents").waitFor();
    await fits();
    await button("Write the example documents").click();
    await heading("New judgment");
    expect(await page.getByLabel("Question").inputValue()).toContain("within the hour");
    await button("Try it on five documents").click();
    await page.getByText(/The trial takes 5 judgment units/).waitFor(WAIT);
    await page.getByText("Contexts of the trial").click();
    await page.getByText(/"Our checkout has been down/).waitFor();
    await fits();
    await button("Ask about 5 documents").click();
    const answers = page.getByRole("table", { name: "Answers of the trial" });
    await answers.waitFor(WAIT);
    const rows = await answers.locator("tbody tr").allTextContents();
    const ids = ["t-1", "t-2", "t-3", "t-4", "t-5"];
    expect(rows.map((row) => row.replaceAll(/\s/g, ""))).toEqual(ids.map((id) => `${id}90%page:yes`));
    await fits();
    // Nothing is left of the trial, and nothing was saved.
    expect((await get("/namespaces")).namespaces).toMatchObject([{ name: NS }]);
    expect((await get(at(NS, "documents", "t-1"))).answers).toEqual({});
    expect((await get(at(NS, "judgments"))).judgments).toEqual([]);
    await button("Create the judgment").click();
    await heading("urgent");
    expect((await get(at(NS, "judgments", "urgent"))).thresholds).toEqual({ page: 0.8 });
    await button("Estimate").click();
    await page.getByText("Judgment units").waitFor(WAIT);
  }, 120_000);

  test("offers a missing namespace its first document", async () => {
    await open("namespaces", "nowhere/yet");
    await page.getByRole("link", { name: "Write its first document" }).click();
    await heading("New document");
  });

  test("makes a score with levels, refuses at the field, and names the level of an answer", async () => {
    await open("namespaces", NS, "new", "judgment");
    await page.getByLabel("Name", { exact: true }).fill("urgent");
    await page.getByLabel("The answer is").selectOption("score");
    await page.getByLabel("Question").fill("How angry is the customer?");
    for (const [level, text] of ["Calm.", "Annoyed.", "Furious."].entries())
      await page.getByLabel(`Level ${level}`, { exact: true }).fill(text);
    await button("Create the judgment").click();
    await page.getByRole("alert").getByText("conflict").waitFor(WAIT);
    await page.getByLabel("Name", { exact: true }).fill("mood");
    await button("Add a threshold").click();
    await page.getByLabel("Name of threshold 1").fill("hot");
    await page.getByLabel("Least number of threshold 1").fill("7");
    await button("Create the judgment").click();
    await expect.poll(() => page.getByLabel("Least number of threshold 1").getAttribute("aria-invalid"), WAIT).toBe("true");
    await page.getByLabel("Least number of threshold 1").fill("1");
    await button("Create the judgment").click();
    await heading("mood");
    await service.request("POST", at(NS), { body: { patch: [{ id: "t-1", state: { more: 1 } }], wait_for: ["mood", "urgent"] } });
    await open("namespaces", NS, "documents", "t-1");
    await page.getByRole("region", { name: "Answer to mood" }).getByText("1.20 Annoyed.").waitFor(WAIT);
    await page.getByText("Record what really happened").click();
    await page.getByLabel(/^Judgment/).selectOption("urgent");
    await page.getByLabel("What was true").selectOption("true");
    await fits();
    await button("Record the outcome").click();
    await page.getByText("Recorded.").waitFor(WAIT);
    expect((await get(`${at(NS, "outcomes")}?judgment=urgent`)).outcomes).toMatchObject([
      { document_id: "t-1", judgment: "urgent", value: true },
    ]);
  }, 120_000);

  test("makes a version from the present one", async () => {
    await open("namespaces", NS, "judgments", "urgent", "versions");
    await page.getByRole("link", { name: "New version", exact: true }).click();
    await heading("New version of urgent");
    await page.getByLabel("Question").fill("Must somebody act today?");
    const engine = page.getByLabel("Engine that answers");
    const options = ["the server's default (test)", "other", "test"];
    await expect.poll(() => engine.locator("option").allTextContents(), WAIT).toEqual(options);
    expect([await engine.inputValue(), await page.getByText("It learns from outcomes").count()]).toEqual(["test", 0]);
    await engine.selectOption("other");
    await page.getByLabel(/^Version/).selectOption("other-2");
    await page.getByLabel("It learns from outcomes").check();
    await page.getByLabel("Shared answers").selectOption("namespace");
    await fits();
    await button("Create the version").click();
    await heading("urgent");
    const { versions } = await get(at(NS, "judgments", "urgent"));
    expect(versions.map(({ definition }: { definition: { question: string } }) => definition.question)).toEqual([
      "Does this ticket need a reply within the hour?",
      "Must somebody act today?",
    ]);
    expect(versions[1].definition).toMatchObject({
      engine: { name: "other", version: "other-2", learn: true },
      reuse: "namespace",
    });
    expect(versions[1].definition.criteria).toEqual(versions[0].definition.criteria);
  });

  test("registers an endpoint, shows its secret once and when asked, and sends to it", async () => {
    await open("endpoints", "new");
    await page.getByLabel("URL").fill("https://hooks.example.com/desk");
    await page.getByLabel("Note for people").fill("The pager");
    await fits();
    await button("Create the endpoint").click();
    const secret = page.locator("code.secret");
    const first = await secret.textContent(WAIT);
    expect(first).toMatch(/^whsec_/);
    await page.getByRole("link", { name: "Open the endpoint" }).click();
    await heading("https://hooks.example.com/desk");
    expect(await secret.count()).toBe(0);
    await button("Reveal").click();
    expect(await secret.textContent(WAIT)).toBe(first);
    await button("Rotate").click();
    await page.getByRole("dialog").getByRole("button", { name: "Rotate" }).click();
    await expect.poll(() => secret.textContent(), WAIT).not.toBe(first);
    await fits();
    await button("Send a test").click();
    await page.getByText("A test delivery is queued").waitFor(WAIT);
  }, 120_000);

  test("subscribes to the query one is looking at, and groups documents", async () => {
    await open("namespaces", NS, "documents");
    await page.getByLabel("Filter").fill('["attributes.amount", "Gte", 100]');
    await button("Query").click();
    await page.getByRole("link", { name: "Subscribe to this query" }).click();
    await heading("New subscription");
    expect(await page.getByLabel("Filter (JSON)").inputValue()).toBe('["attributes.amount", "Gte", 100]');
    await page.getByLabel("Name", { exact: true }).fill("large");
    await page.getByLabel("Webhook endpoint").selectOption({ label: "The pager: https://hooks.example.com/desk" });
    await fits();
    await button("Create the subscription").click();
    await heading("large");
    expect(await get(at(NS, "subscriptions", "large"))).toMatchObject({
      filters: ["attributes.amount", "Gte", 100],
      endpoint: expect.stringMatching(/^we_/),
    });
    await open("namespaces", NS, "new", "group");
    await page.getByLabel("Name", { exact: true }).fill("by_customer");
    await page.getByLabel("Attribute that documents are grouped by").fill("customer");
    await page.getByLabel("Sums of").fill("amount");
    await fits();
    await button("Create the group").click();
    await heading("by_customer");
    expect((await get(at(NS, "groups", "by_customer"))).aggregate).toEqual({ count: true, sum: ["attributes.amount"] });
    await button("Delete the group").click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete the group" }).click();
    await heading(NS);
    expect((await service.request("GET", at(NS, "groups", "by_customer"))).status).toBe(404);
  }, 120_000);

  test("shows the progress of jobs on a narrow screen without scrolling", async () => {
    await open("jobs");
    await seenAs(page, { colorScheme: "dark", width: 390 });
    const row = page.getByRole("table", { name: "Jobs" }).locator("tbody tr").first();
    await row.waitFor(WAIT);
    const box = await row.locator("td").first().boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(await row.locator("td").first().textContent()).toMatch(/done|of/);
    await seenAs(page, { colorScheme: "light", width: 1280 });
  });

  test("makes, rotates and revokes keys, and sets budgets, prefixes and settings", async () => {
    await open("organization", "keys");
    await page.getByLabel("Name of the key").fill("reporting");
    await page.getByLabel("Only namespaces (empty: all)").fill("demo/*");
    await button("Create the key").click();
    const value = page.locator("code.secret");
    const key = (await value.textContent(WAIT))!;
    expect((await service.request("GET", "/organization", { key })).body.key).toMatchObject({
      role: "read_only",
      scope: "demo/*",
    });
    await fits();
    await button("Rotate reporting").click();
    await page.getByRole("dialog").getByRole("button", { name: "Rotate reporting" }).click();
    await expect.poll(() => value.textContent(), WAIT).not.toBe(key);
    await button("Revoke reporting").click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke reporting" }).click();
    await expect.poll(() => button("Revoke reporting").count(), WAIT).toBe(0);

    await open("organization", "budgets");
    await page.getByLabel("Namespaces", { exact: true }).fill("demo/*");
    await page.getByLabel("US dollars a month").fill("5");
    await button("Set the budget").click();
    await page.getByRole("table", { name: "Budgets of prefixes" }).getByText("demo/*").first().waitFor(WAIT);
    await fits();
    expect((await get("/budgets")).budgets).toMatchObject([{ prefix: "demo/*", budget_usd_per_month: 5 }]);

    await open("organization", "non-production");
    await page.getByLabel("Non-production prefix").fill("test/*");
    await button("Add the prefix").click();
    await page.getByRole("table", { name: "Non-production prefixes" }).waitFor(WAIT);

    await open("organization", "settings");
    await page.getByLabel(/^Contacts/).fill("nobody");
    await button("Save the settings").click();
    await expect.poll(() => page.getByLabel(/^Contacts/).getAttribute("aria-invalid"), WAIT).toBe("true");
    await page.getByLabel(/^Contacts/).fill("ops@acme.example");
    await fits();
    await button("Save the settings").click();
    await page.getByText("Saved.").waitFor(WAIT);
    expect((await get("/organization")).contacts).toEqual(["ops@acme.example"]);
  }, 120_000);

  test("offers a key that may only read nothing to change", async () => {
    const reader = await signedIn(browser, await service.key({ role: "read_only" }));
    const places = [
      ["namespaces", NS],
      ["namespaces", NS, "judgments"],
      ["namespaces", NS, "about"],
      ["namespaces", NS, "subscriptions", "large"],
      ["endpoints"],
      ["organization"],
    ];
    for (const place of places) {
      await visit(reader.page, addressOf(service, ...place));
      await settled(reader.page);
      const offered = reader.page.getByRole("link", { name: /^(New|Write|Subscribe|Change)/ });
      expect(await offered.count()).toBe(0);
      expect(await reader.page.getByRole("button", { name: /^(Delete|Save|Create|Set|Add the|Reveal)/ }).count()).toBe(0);
    }
    await reader.page.context().close();
  });
});
