/** Forms of settings send what a person changed in them, and revert nothing that somebody else changed meanwhile. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const NS = "shop/tickets";
const WAIT = { timeout: 30_000 };

describe("forms of settings", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ role: "api", mounts: [consolePages] }, true), openBrowser()]);
    ({ page, faults } = await signedIn(browser, service.adminKey, { hurried: true }));
  }, 60_000);
  afterAll(async () => {
    expect(faults).toEqual([]);
    await browser?.close();
    await service?.stop();
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const open = (...place: string[]) => visit(page, addressOf(service, ...place));
  const get = async (path: string) => (await service.request("GET", path)).body;
  /** What a colleague changes. */
  const change = async (path: string, body: object) => expect((await service.request("PATCH", path, { body })).status).toBe(200);

  test("of an endpoint send what was changed alone, and say what somebody else changed", async () => {
    const { body } = await service.request("POST", "/webhook-endpoints", {
      body: { url: "https://hooks.example.com/desk", events: ["job.*"], description: "The pager" },
    });
    const path = `/webhook-endpoints/${body.id}`;
    await open("endpoints", body.id);
    await page.getByText("Change the endpoint").click();
    expect(await button("Save the endpoint").isDisabled()).toBe(true);
    await page.getByLabel(/^Most deliveries a second/).fill("5");
    await change(path, { events: ["judgment.*"] });
    // A field that nobody touched follows.
    await expect.poll(() => page.getByLabel(/^Events/).inputValue(), WAIT).toBe("judgment.*");
    await page.getByLabel("Note for people").fill("Mine");
    await change(path, { description: "Theirs" });
    await page.getByRole("alert").getByText("It is now: Theirs").waitFor(WAIT);
    expect(await barriers(page)).toEqual([]);
    await button("Keep theirs").click();
    await expect.poll(() => page.getByLabel("Note for people").inputValue(), WAIT).toBe("Theirs");
    const shown = await page.locator("pre.request-text").first().textContent();
    expect(JSON.parse(/--data-raw '(.*)'$/s.exec(shown!)![1]!)).toEqual({ max_per_second: 5 });
    await button("Save the endpoint").click();
    await page.getByText("Saved.").waitFor(WAIT);
    expect(await get(path)).toMatchObject({ events: ["judgment.*"], description: "Theirs", max_per_second: 5 });
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await button("Save the endpoint").isDisabled()).toBe(true);
  });

  test("of the organization leave alone what was not touched", async () => {
    await open("organization", "settings");
    await page.getByLabel(/^US dollars a month/).fill("100");
    await change("/organization", { contacts: ["ops@acme.example"], suggestions: true });
    await button("Save the settings").click();
    await page.getByText("Saved.").waitFor(WAIT);
    expect(await get("/organization")).toMatchObject({
      contacts: ["ops@acme.example"],
      suggestions: true,
      budget_usd_per_month: 100,
    });
    await expect.poll(() => page.getByLabel(/^Contacts/).inputValue(), WAIT).toBe("ops@acme.example");
  });

  test("of the organization keep what is typed while they are saved", async () => {
    await change("/organization", { contacts: ["ops@acme.example"], budget_usd_per_month: 100 });
    await open("organization", "settings");
    const [contacts, budget] = [page.getByLabel(/^Contacts/), page.getByLabel(/^US dollars a month/)];
    const under = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route("**/organization", async (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      under.resolve();
      await answer.promise;
      return route.continue();
    });
    try {
      await contacts.fill("first@acme.example");
      await page.getByLabel(/Samples of documents may go/).uncheck();
      await button("Save the settings").click();
      await under.promise;
      await contacts.fill("second@acme.example");
      await page.getByLabel(/Samples of documents may go/).check();
      await budget.fill("250");
      answer.resolve();
      await page.getByText("Saved.").waitFor(WAIT);
    } finally {
      await page.unroute("**/organization");
    }
    expect(await get("/organization")).toMatchObject({ contacts: ["first@acme.example"], suggestions: false });
    expect(await page.getByRole("alert").count()).toBe(0);
    await button("Save the settings").click();
    await expect
      .poll(() => get("/organization"), WAIT)
      .toMatchObject({ contacts: ["second@acme.example"], suggestions: true, budget_usd_per_month: 250 });
  });

  test("of an endpoint take a field that was put back for one that nobody touched", async () => {
    const { body } = await service.request("POST", "/webhook-endpoints", {
      body: { url: "https://hooks.example.com/back", events: ["job.*"], description: "The pager" },
    });
    const path = `/webhook-endpoints/${body.id}`;
    await open("endpoints", body.id);
    await page.getByText("Change the endpoint").click();
    const note = page.getByLabel("Note for people");
    await note.fill("Mine");
    await expect.poll(() => button("Save the endpoint").isDisabled(), WAIT).toBe(false);
    await note.fill("The pager");
    await page.getByLabel(/^Most deliveries a second/).fill("5");
    await change(path, { description: "Theirs" });
    await expect.poll(() => note.inputValue(), WAIT).toBe("Theirs");
    await button("Save the endpoint").click();
    await page.getByText("Saved.").waitFor(WAIT);
    expect(await get(path)).toMatchObject({ description: "Theirs", max_per_second: 5 });
  });

  test("of a namespace refuse what is no number, and leave alone what was not touched", async () => {
    await service.request("POST", at(NS), { body: { upsert: [{ id: "t-1", attributes: {} }] } });
    await change(at(NS), { budget_usd_per_month: 5 });
    await open("namespaces", NS, "about");
    const amount = page.getByLabel(/^US dollars per month/);
    await amount.fill(".");
    expect(await button("Save").isDisabled()).toBe(true);
    await amount.fill("7.5");
    await change(at(NS), { on_exceeded: "reject" });
    await button("Save").click();
    await page.getByText("Saved.").waitFor(WAIT);
    expect(await get(at(NS))).toMatchObject({ budget_usd_per_month: 7.5, on_exceeded: "reject" });
    await amount.fill("");
    await change(at(NS), { budget_usd_per_month: 9 });
    await page.getByRole("alert").getByText("It is now: 9").waitFor(WAIT);
    await button("Save").click();
    await expect.poll(async () => (await get(at(NS))).budget_usd_per_month, WAIT).toBe(null);
    await expect.poll(() => page.getByRole("alert").count(), WAIT).toBe(0);
    // What was there before this form's save counts as new when somebody else sets it again.
    await change(at(NS), { budget_usd_per_month: 9 });
    await expect.poll(() => amount.inputValue(), WAIT).toBe("9");
  });
});
