/** Cascades in the console: the form that sets one, the bound that was found, and which engine answered a document. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { testEngine } from "#test/support/test-engine.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, seenAs, tooWide, unfolded, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const WAIT = { timeout: 30_000 };
const numberIn = (text: string) => Number(/"n":(\d+)/.exec(text)![1]);
const documents = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `d-${n}`, state: { n } }));

describe("the console's cascades", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    const cheap = testEngine("cheap");
    cheap.currentVersion = "cheap-1";
    // Every fifth is uncertain, and wrong.
    cheap.answer = (_, { contextText }) => ({ type: "bool", p: numberIn(contextText) % 5 === 0 ? 0.4 : 0.95 });
    [service, browser] = await Promise.all([testService({ mounts: [consolePages], engines: [cheap] }, true), openBrowser()]);
    service.engine.answer = () => ({ type: "bool", p: 0.9 });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function fits(page: Page) {
    await seenAs(page, { colorScheme: "dark", width: 390 });
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  }
  const definitionOf = async (place: string) =>
    (await service.request("GET", at(place, "judgments", "urgent"))).body.versions.at(-1).definition;

  test("are set in the form of a judgment, kept by the form of its next version, and said of each answer", async () => {
    const place = freshNamespace();
    await service.request("POST", at(place), { body: { upsert: documents(2) } });
    const { page, faults } = await signedIn(browser, service.adminKey, { viewport: { width: 390, height: 800 } });
    await visit(page, addressOf(service, "namespaces", place, "new", "judgment"));
    await page.getByLabel("Name", { exact: true }).fill("urgent");
    await page.getByLabel("Question").fill("Is it urgent?");
    const first = page.getByLabel("Asked first, because it is cheaper");
    expect(await first.count()).toBe(0);
    await page.getByLabel("Engine that answers").selectOption("test");
    await first.selectOption("test");
    await page.getByLabel("Its answers stand where").selectOption("min_confidence");
    await page.getByLabel("Least confidence of its answer").fill("0.8");
    await page.getByRole("button", { name: "Create the judgment" }).click();
    // The same engine twice is refused, where it was typed.
    await expect.poll(() => first.getAttribute("aria-invalid"), WAIT).toBe("true");
    await page
      .locator("p.issue")
      .getByText(/^must be another engine/)
      .waitFor();
    await first.selectOption("cheap");
    await fits(page);
    await page.getByRole("button", { name: "Create the judgment" }).click();
    await page.getByRole("heading", { level: 1, name: "urgent" }).waitFor(WAIT);
    const cascade = { first: { name: "cheap" }, min_confidence: 0.8 };
    expect((await definitionOf(place)).engine).toEqual({ name: "test", cascade });

    await visit(page, addressOf(service, "namespaces", place, "judgments", "urgent", "calibration"));
    const card = page.getByRole("region", { name: "Cascade" });
    await card.getByText("cheap is asked first. test is asked where it is not certain.").waitFor(WAIT);
    await card.getByText("from confidence 0.8 on, as the definition says").waitFor();

    await write(service, place, documents(2));
    for (const [id, said] of [
      ["d-0", /not certain enough, so the second one answered\. cheap cheap-1 had confidence 0\.2\./],
      ["d-1", /The first engine answered, because it was certain enough\. cheap cheap-1 had confidence 0\.9\./],
    ] as const) {
      await visit(page, addressOf(service, "namespaces", place, "documents", id));
      await page.getByText("Explain: context").click();
      await page.getByText(said).waitFor(WAIT);
      await page.getByText("Its answers stand from confidence 0.8 on.").waitFor();
    }
    await unfolded(page);
    await fits(page);

    await visit(page, addressOf(service, "namespaces", place, "judgments", "urgent", "versions"));
    await page.getByRole("link", { name: "New version", exact: true }).click();
    await expect.poll(() => first.inputValue(), WAIT).toBe("cheap");
    expect(await page.getByLabel("Least confidence of its answer").inputValue()).toBe("0.8");
    await page.getByLabel("Its answers stand where").selectOption("max_disagreement");
    await page.getByLabel("Share of documents that may differ").fill("0.05");
    await page.getByRole("button", { name: "Create the version" }).click();
    await page.getByRole("heading", { level: 1, name: "urgent", exact: true }).waitFor(WAIT);
    expect((await definitionOf(place)).engine.cascade).toEqual({ first: { name: "cheap" }, max_disagreement: 0.05 });
    expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
    await page.context().close();
  }, 120_000);

  test("show the bound that was found, what it saves and what it rests on, as the service tells it", async () => {
    const place = freshNamespace();
    const engine = { name: "test", cascade: { first: { name: "cheap" }, max_disagreement: 0.05 } };
    await service.request("POST", at(place, "judgments"), {
      body: { name: "urgent", type: "bool", question: "Is it urgent?", engine },
    });
    const { page, faults } = await signedIn(browser, service.adminKey, { viewport: { width: 390, height: 800 } });
    const open = () => visit(page, addressOf(service, "namespaces", place, "judgments", "urgent", "calibration"));
    await open();
    const card = page.getByRole("region", { name: "Cascade" });
    await card.getByText("none yet: both engines are asked").waitFor(WAIT);
    await write(service, place, documents(100));
    const found = async () => {
      await service.clock.advance(6_000);
      return (await service.request("GET", at(place, "judgments", "urgent"))).body.cascade;
    };
    await expect.poll(found, WAIT).toMatchObject({ documents: 100, answered: 0.8, disagreed: 0 });
    await page.reload();
    await card.getByText("from confidence 0.9 on").waitFor(WAIT);
    const facts = await card.locator("dl > div").allInnerTexts();
    expect(facts.map((fact) => fact.split("\n").filter(Boolean).join(": ")).slice(0, 5)).toEqual([
      "May differ: in 5% of documents at most",
      "Its answer stands: from confidence 0.9 on",
      "Saves: 80% of the questions to test",
      "Differed: in 0% of documents",
      "Rests on: 100 documents about which cheap cheap-1 and test test-1 were asked",
    ]);
    await fits(page);
    expect(faults).toEqual([]);
    await page.context().close();
  }, 120_000);
});
