/** Labelling in the console: documents are drawn, shown without the answer, and labelled by keys; then agreement and disagreements. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { literally } from "#test/quality/calibration/exactly.ts";
import { answerByNumber, happened, judged, numbers, pOf, reportOf } from "#test/quality/calibration/judged.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, tooWide, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

describe("the console's labels", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ mounts: [consolePages] }, true), openBrowser()]);
    service.engine.answer = answerByNumber;
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function furnished(definition: object, of: readonly number[]): Promise<string> {
    const namespace = freshNamespace();
    const { status } = await service.request("POST", at(namespace, "judgments"), {
      body: { name: "urgent", question: "Is it <b>urgent</b>?", ...definition },
    });
    expect(status).toBe(201);
    await judged(service, namespace, of);
    return namespace;
  }

  const outcomes = async (namespace: string) =>
    (await service.request("GET", `${at(namespace, "outcomes")}?judgment=urgent&limit=1000`)).body.outcomes as {
      document_id: string;
      value: unknown;
      labeler: string;
      source: string;
    }[];
  const documentOf = (page: Page) => page.getByRole("region", { name: /^Document d-/ });
  const numberOf = async (page: Page) => Number(/d-(\d+)/.exec((await documentOf(page).getAttribute("aria-label"))!)![1]);
  const open = (page: Page, namespace: string) =>
    visit(page, addressOf(service, "namespaces", namespace, "judgments", "urgent", "labels"));

  test("draw documents and take a label for each by a key, without the answer in sight, within 390 pixels", async () => {
    const namespace = await furnished({ type: "bool" }, numbers(1, 6));
    const { page, faults } = await signedIn(browser, service.adminKey, { viewport: { width: 390, height: 800 } });
    await open(page, namespace);
    await page.getByText("No queues yet.").waitFor();
    await page.getByText("Draw documents to label").click();
    await page.getByLabel("Documents", { exact: true }).fill("5");
    expect(await page.getByText(/label_queue/).count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await page.getByText("Drew 5 of 6 documents.").waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);

    await page.getByRole("button", { name: "Label", exact: true }).click();
    await page.getByLabel("Your name").fill("ana");
    await page.getByRole("button", { name: "Begin" }).click();
    const said = new Map<number, boolean>();
    for (let n = 0; n < 4; n++) {
      await expect.poll(() => documentOf(page).count()).toBe(1);
      await page.getByText(`${n} of 5`, { exact: true }).waitFor();
      const number = await numberOf(page);
      expect(await documentOf(page).textContent()).not.toContain("The judge says");
      // The first two agree with the judge, the others do not.
      const value = n < 2 ? pOf(number) >= 0.5 : pOf(number) < 0.5;
      said.set(number, value);
      if (n === 0) {
        expect(await barriers(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
      }
      await page.keyboard.press(value ? "y" : "n");
      await page.getByText(`d-${number}: ${value ? "yes" : "no"}.`).waitFor();
    }
    // A slip of the finger is put right: the last label is replaced.
    const last = [...said.keys()].at(-1)!;
    await page.getByRole("button", { name: "Label the last document again" }).click();
    await page.getByRole("region", { name: `Document d-${last}` }).waitFor();
    await page.keyboard.press(said.get(last) ? "n" : "y");
    said.set(last, !said.get(last));
    await page.getByText(`d-${last}: ${said.get(last) ? "yes" : "no"}.`).waitFor();
    // Keys that mean nothing, and letters that are typed, are no labels.
    await page.getByText("4 of 5", { exact: true }).waitFor();
    const skipped = await numberOf(page);
    await page.keyboard.press("x");
    await page.keyboard.press("s");
    await page.getByLabel("Why do you skip it?").fill("yn");
    await page.keyboard.press("Enter");
    await page.getByText(`d-${skipped}: skipped.`).waitFor();
    await page.getByText("Nothing is left for you at present.").waitFor();

    const labels = await outcomes(namespace);
    expect(Object.fromEntries(labels.map(({ document_id, value }) => [document_id, value]))).toEqual(
      Object.fromEntries([...said].map(([number, value]) => [`d-${number}`, value])),
    );
    expect(new Set(labels.map(({ labeler, source }) => `${labeler} ${source}`))).toEqual(new Set(["ana label"]));

    await page.getByRole("button", { name: "All queues" }).click();
    await page.getByText("4 labelled documents").waitFor();
    const wrong = [...said].filter(([number, value]) => value !== pOf(number) >= 0.5).map(([number]) => number);
    await page
      .getByText(`${Math.round((100 * (4 - wrong.length)) / 4)}%`)
      .first()
      .waitFor();
    const rows = page.getByRole("table", { name: "Disagreements" }).locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(wrong.length);
    const confidence = (n: number) => Math.max(pOf(n), 1 - pOf(n));
    const surest = wrong.toSorted((one, other) => confidence(other) - confidence(one))[0]!;
    expect(await rows.first().textContent()).toMatch(new RegExp(`^d-${surest}.*ana`));
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("take keys from the moment that a document is there, before it is painted", async () => {
    const namespace = await furnished({ type: "bool" }, numbers(1, 3));
    await service.request("POST", at(namespace, "judgments", "urgent", "label_queue"), { body: { strategy: "random", size: 2 } });
    const { page } = await signedIn(browser, service.adminKey);
    await open(page, namespace);
    await page.getByRole("button", { name: "Label", exact: true }).click();
    await page.getByLabel("Your name").fill("ana");
    await page.evaluate(`
      window.taken = [];
      new MutationObserver(() => {
        const there = document.querySelector("[aria-label^='Document d-']");
        if (there && !there.wasSeen) window.taken.push(document.activeElement === there);
        if (there) there.wasSeen = true;
      }).observe(document.body, { childList: true, subtree: true })`);
    await page.getByRole("button", { name: "Begin" }).click();
    await documentOf(page).waitFor();
    await page.keyboard.press("y");
    await page.getByText("1 of 2", { exact: true }).waitFor();
    await documentOf(page).waitFor();
    expect(await page.evaluate("window.taken")).toEqual([true, true]);
    await page.context().close();
  });

  test("show options with their keys, and the answer where it is asked for", async () => {
    const options = [{ value: "refund", description: "They want money back" }, { value: "repair" }];
    service.engine.answer = () => ({ type: "choice", value: "repair", dist: { refund: 0.2, repair: 0.8 } });
    const namespace = freshNamespace();
    await service.request("POST", at(namespace, "judgments"), {
      body: { name: "urgent", question: "What?", type: "choice", options },
    });
    await service.request("POST", at(namespace), { body: { upsert: [{ id: "d-1", state: { n: 1 } }], wait_for: ["urgent"] } });
    await service.request("POST", at(namespace, "judgments", "urgent", "label_queue"), { body: { strategy: "random", size: 1 } });
    const { page } = await signedIn(browser, service.adminKey);
    await open(page, namespace);
    await page.getByRole("button", { name: "Label", exact: true }).click();
    await page.getByLabel("Your name").fill("ana");
    await page.getByLabel("Show the answer").check();
    await page.getByRole("button", { name: "Begin" }).click();
    await documentOf(page).getByText("repair").first().waitFor();
    expect(await documentOf(page).getByRole("button").allTextContents()).toEqual([
      "1 refund: They want money back",
      "2 repair",
      "3 none of the above",
      "s skip",
    ]);
    await page.keyboard.press("3");
    await page.getByText("Nothing is left for you at present.").waitFor();
    expect(await outcomes(namespace)).toMatchObject([{ document_id: "d-1", value: "none_of_the_above" }]);
    await page.context().close();
  });

  test("that weigh differently have the intervals of the report in the reliability diagram", async () => {
    const namespace = await furnished({ type: "bool" }, numbers(1, 60));
    await happened(service, namespace, numbers(1, 60));
    // As labels of a queue are stored. In each bin some weigh more.
    await service.fresh.database.query({
      text: `update outcomes set weight = case when right(outcome_id, 1) < '4' then 5 else 1 end
             where namespace_id = (select namespace_id from namespaces where name = $1)`,
      values: [namespace],
    });
    const { page } = await signedIn(browser, service.adminKey);
    await visit(page, addressOf(service, "namespaces", namespace, "judgments", "urgent", "calibration"));
    const bars = page.getByRole("figure").filter({ hasText: "Predicted against observed" }).locator("line.whisker");
    const { epochs } = await reportOf(service, namespace);
    const filled = epochs[0]!.raw.reliability.filter(({ count }) => count > 0);
    await expect.poll(() => bars.count()).toBe(filled.length);
    const ends = await bars.evaluateAll((lines) =>
      lines.map((line) => ["y1", "y2"].map((end) => Number(line.getAttribute(end)))),
    );
    // The diagram is 260 high, and 0 is at its foot.
    expect(ends).toEqual(
      filled.map(({ observed_low: low, observed_high: high }) => [low!, high!].map((end) => expect.closeTo(260 * (1 - end), 6))),
    );
    const unweighted = filled.map(({ observed, count }) => literally(observed! * count, count));
    expect(unweighted.some(({ low }, at) => Math.abs(low - filled[at]!.observed_low!) > 0.001)).toBe(true);
    await page.context().close();
  });

  test("offer nothing to draw or label to a key that may only read", async () => {
    const namespace = await furnished({ type: "bool" }, numbers(1, 2));
    await service.request("POST", at(namespace, "judgments", "urgent", "label_queue"), { body: { strategy: "random", size: 2 } });
    const { page } = await signedIn(browser, await service.key({ role: "read_only" }));
    await open(page, namespace);
    await page.getByText("0 of 2", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: /^(Label|Delete|Draw)$/ }).count()).toBe(0);
    expect(await page.getByText("Draw documents to label").count()).toBe(0);
    await page.context().close();
  });
});
