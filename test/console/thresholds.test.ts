/** Thresholds moved over the distribution: by mouse, by finger, by keys, over many answers, and the message when it fails. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, type SignedIn, signedIn } from "./support/browser.ts";
import { spread } from "./support/desk.ts";
import { visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const NS = "desk";
const COUNT = 1_500;
const numbers = Array.from({ length: COUNT }, (_, n) => spread(n) ** 2);
const holds = (cut: number, of = COUNT) => numbers.slice(0, of).filter((p) => p >= cut).length;
const grouped = (count: number) => count.toLocaleString("en");

describe("a threshold", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  let seen: SignedIn;

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ mounts: [consolePages] }, true), openBrowser()]);
    service.engine.answer = (question, { contextText }) => {
      const n = Number(/"n":(\d+)/.exec(contextText)![1]);
      if (question.type === "score")
        return { type: "score", score: 4 * numbers[n]!, dist: { 0: 0.2, 1: 0.2, 2: 0.2, 3: 0.2, 4: 0.2 } };
      return { type: "bool", p: numbers[n]! };
    };
    const post = (path: string, body: object) => service.request("POST", path, { body });
    const thresholds = { page: 0.5, watch: 0.3 };
    await post(at(NS, "judgments"), { name: "urgent", type: "bool", question: "Is it urgent?", thresholds });
    const criteria = ["calm", "puzzled", "annoyed", "angry", "furious"];
    await post(at(NS, "judgments"), { name: "mood", type: "score", question: "How angry?", criteria, thresholds: { angry: 3 } });
    const documents = numbers.map((_, n) => ({ id: `t-${String(n).padStart(5, "0")}`, state: { n } }));
    await write(service, NS, documents);
    seen = await signedIn(browser, service.adminKey, { hurried: true });
  }, 90_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** The page of a judgment as it is opened from elsewhere. */
  async function opened(judgment = "urgent", { page, faults } = seen) {
    await visit(page, addressOf(service, "namespaces"));
    await visit(page, addressOf(service, "namespaces", NS, "judgments", judgment));
    const slider = page.getByRole("slider");
    await slider.waitFor();
    return { page, faults, slider, said: page.getByText(/^True for/) };
  }

  /** Where on the screen a share of the picture's numbers lies. */
  async function spot(slider: Locator, share: number) {
    const box = (await slider.boundingBox())!;
    // The slider hangs over by half a thumb on either side.
    return { x: box.x + 9 + share * (box.width - 18), y: box.y + box.height / 2 };
  }
  const shownAt = async (page: Page, label: string) =>
    Number(await page.getByRole("spinbutton", { name: `${label} at least` }).inputValue());

  test("follows the mouse over the picture, counting flips on the way, and what it was is one click away", async () => {
    const { page, slider, said, faults } = await opened();
    const from = await spot(slider, 0.5);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const share of [0.45, 0.3, 0.25]) {
      const to = await spot(slider, share);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      const value = await shownAt(page, "page");
      expect(value).toBeCloseTo(share, 2);
      const flips = holds(value, 1000) - holds(0.5, 1000);
      await expect.poll(() => said.textContent()).toContain(`${flips} flips to yes`);
      expect(await said.textContent()).toContain(`True for ${holds(value, 1000)} of 1,000`);
    }
    await page.mouse.up();
    // Bars that would flip are told apart from those that hold and those that do not.
    expect(await page.locator("rect.flips").count()).toBeGreaterThan(8);
    expect(await page.locator("rect.below").count()).toBeGreaterThan(8);
    await page.getByRole("button", { name: "Back to 0.5" }).click();
    expect(await shownAt(page, "page")).toBe(0.5);
    expect(await page.locator("rect.flips").count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test("is moved by keys, and says to who listens what it holds for", async () => {
    const { page, slider } = await opened();
    await slider.focus();
    const after = async (key: string) => {
      await page.keyboard.press(key);
      return Number(await slider.inputValue());
    };
    expect(await after("ArrowRight")).toBeCloseTo(0.505, 9);
    expect(await after("ArrowLeft")).toBeCloseTo(0.5, 9);
    expect(await after("PageUp")).toBeGreaterThan(0.54);
    expect(await after("Home")).toBe(0);
    await expect
      .poll(() => slider.getAttribute("aria-valuetext"))
      .toBe(`0: true for 1,000 of 1,000, ${1000 - holds(0.5, 1000)} flips to yes`);
    expect(await after("End")).toBe(1);
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toContain(`${holds(0.5, 1000)} flips to no`);
  });

  test("follows a finger", async () => {
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };
    const { page, slider } = await opened("urgent", await signedIn(browser, service.adminKey, phone));
    await slider.scrollIntoViewIfNeeded();
    const [from, to] = [await spot(slider, 0.5), await spot(slider, 0.8)];
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [from]);
    for (const share of [0.6, 0.7, 0.8]) await touch("touchMove", [await spot(slider, share)]);
    await touch("touchMove", [to]);
    await touch("touchEnd", []);
    await expect.poll(() => shownAt(page, "page")).toBeCloseTo(0.8, 1);
    // It stays where it was left, in the address as well.
    await expect.poll(() => page.url()).toMatch(/\?threshold=page&at=0\.[78]/);
    await page.context().close();
  });

  test("is counted over all answers once they are read, and reading can be stopped", async () => {
    const { page, said } = await opened();
    await page.getByText("1,000 answers about 1,000 documents (the first ones by id).").waitFor();
    let goOn = () => {};
    const stopped = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/query", (route) => stopped.then(() => route.continue()).catch(() => {}));
    await page.getByRole("button", { name: "Read all" }).click();
    await page.getByRole("button", { name: "Stop reading" }).click();
    goOn();
    await page.unroute("**/query");
    expect(await page.getByText("1,000 answers about 1,000 documents (the first ones by id).").count()).toBe(1);
    await page.getByRole("button", { name: "Read all" }).click();
    await page.getByText(`${grouped(COUNT)} answers about ${grouped(COUNT)} documents.`).waitFor();
    expect(await said.textContent()).toContain(`True for ${grouped(holds(0.5))} of ${grouped(COUNT)}`);
    const cells = await page
      .getByRole("row", { name: /^watch/ })
      .getByRole("cell")
      .allTextContents();
    expect(cells.slice(2, 3)).toEqual([grouped(holds(0.3))]);
  });

  test("says what went wrong with reading, and goes on from the beginning when asked", async () => {
    const { page } = await opened();
    let refusals = 0;
    await page.route("**/query", (route) => {
      refusals += 1;
      if (refusals > 1) return void route.continue();
      const body = { error: { code: "rate_limited", message: "Later.", details: { resets_at: "2030-02-01T00:00:00Z" } } };
      void route.fulfill({ status: 429, contentType: "application/json", body: JSON.stringify(body) });
    });
    await page.getByRole("button", { name: "Read all" }).click();
    await page.getByRole("alert").getByText("rate_limited").waitFor();
    expect(await page.getByText("1,000 answers about 1,000 documents").count()).toBe(1);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(`${grouped(COUNT)} answers about ${grouped(COUNT)} documents.`).waitFor();
    await page.unroute("**/query");
  });

  test("of a score goes up to its highest level, is simulated over all documents, made and removed", async () => {
    const { page, slider, said } = await opened("mood");
    await slider.fill("2");
    const above = numbers.slice(0, 1000).filter((p) => 4 * p >= 2).length;
    await expect.poll(() => said.textContent()).toContain(`True for ${above} of 1,000`);
    await page.getByRole("button", { name: "Simulate over all documents" }).click();
    await page.getByRole("img", { name: /would flip, with 95% intervals/ }).waitFor({ timeout: 30_000 });
    await page.getByText("Add a threshold").click();
    await page.getByLabel("Name").fill("calm");
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("heading", { level: 2, name: "calm" }).waitFor();
    expect((await service.request("GET", at(NS, "judgments", "mood"))).body.thresholds).toEqual({ angry: 3, calm: 2 });
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("heading", { level: 2, name: "angry" }).waitFor();
    expect((await service.request("GET", at(NS, "judgments", "mood"))).body.thresholds).toEqual({ angry: 3 });
  });
});
