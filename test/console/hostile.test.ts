/**
 * Hostile contents and names: text that would be markup or script, names with characters of addresses, names of the maximum length, keys
 * that look like others, documents of a megabyte.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, type SignedIn, signedIn } from "./support/browser.ts";
import { seenAs, tooWide, unfolded, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const TAKEN = `<img src=x onerror="globalThis.taken = 1"><script>globalThis.taken = 1</script><a href="javascript:globalThis.taken=1">x</a>`;
const NS = "a:b/..c/.d-_";
const IDS = ["a/b", "..a/b..", "...", "x:y/z.", "-_./:", ".2F"];
const LONG_NS = `long/${"x".repeat(251)}`;
const LONG = "y".repeat(128);
const KEYS = ["1", 1, "true", true, "", "null", 1e300];

describe("the console", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  let seen: SignedIn;

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ mounts: [consolePages] }, true), openBrowser()]);
    const post = (path: string, body: object) => service.request("POST", path, { body });
    await post(at(NS, "judgments"), { name: "urgent", type: "bool", question: TAKEN, thresholds: { page: 0.5 } });
    const options = [{ value: TAKEN.slice(0, 60), description: TAKEN }, { value: "plain" }];
    await post(at(NS, "judgments"), { name: "topic", type: "choice", question: "What?", options });
    const hostile = { id: "hostile", attributes: { key: TAKEN }, state: { [TAKEN]: TAKEN } };
    const large = { id: "large", state: { text: "lorem <b>ipsum</b> ".repeat(60_000), end: "the end" } };
    await write(service, NS, [hostile, large, ...IDS.map((id) => ({ id, attributes: { key: "%2F?#ü" } }))]);
    await post(at(NS, "groups"), { name: "by_key", key: "attributes.key", aggregate: { count: true } });
    const thresholds = { page: 0.5, near: 0.52, nearer: 0.51, far: 0.9, [LONG]: 0.3 };
    await post(at(LONG_NS, "judgments"), { name: LONG, type: "bool", question: `Is ${LONG}${LONG} so?`, thresholds });
    await write(service, LONG_NS, [{ id: LONG, attributes: { key: LONG }, state: { [LONG]: LONG } }]);
    await post(at(LONG_NS, "groups"), { name: LONG, key: "attributes.key", aggregate: { max: [`answers.${LONG}.p`] } });
    await post(at(LONG_NS, "subscriptions"), { name: LONG, filters: [`answers.${LONG}.p`, "Gte", 0] });
    await write(
      service,
      "keys",
      KEYS.map((key, n) => ({ id: `d-${n}`, attributes: { key, amount: n === 0 ? 1e300 : n } })),
    );
    await post(at("keys", "groups"), { name: "by_key", key: "attributes.key", aggregate: { sum: ["attributes.amount"] } });
    await post("/webhook-endpoints", { url: "https://hooks.example.com/%3Cb%3E", description: TAKEN });
    seen = await signedIn(browser, service.adminKey, { hurried: true });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("shows what others wrote as text, wherever it shows it", async () => {
    const { page, faults } = seen;
    const judgment = (name: string, tab: string) => ["namespaces", NS, "judgments", name, tab];
    const places = [
      ["namespaces", NS, "documents"],
      ["namespaces", NS, "documents", "hostile"],
      ["namespaces", NS, "judgments"],
      ...["answers", "versions", "calibration", "improve", "evaluations"].flatMap((tab) => [
        judgment("urgent", tab),
        judgment("topic", tab),
      ]),
      ["namespaces", NS, "groups", "by_key"],
      ["endpoints"],
      ["events"],
    ];
    let shown = 0;
    for (const place of places) {
      await visit(page, addressOf(service, ...place));
      await unfolded(page);
      shown += Number((await page.locator("main").textContent())!.includes("<img src=x onerror="));
      expect(await page.locator("main :is(img, script, a[href^='javascript'])").count()).toBe(0);
    }
    expect(shown).toBeGreaterThanOrEqual(6);
    expect(await page.evaluate(() => "taken" in globalThis)).toBe(false);
    expect(faults).toEqual([]);
  }, 60_000);

  test("would run nothing that slipped into it, nor style itself by it", async () => {
    const answer = await fetch(`${service.address}/console/`);
    const policy = answer.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(await answer.text()).not.toMatch(/<style|<script(?![^>]*src=)|\son[a-z]+=|\sstyle=/);
    // Of its own: that the browser refuses it is told as a fault of the page.
    const page = await seen.page.context().newPage();
    await visit(page, addressOf(service, "namespaces"));
    const slipped = await page.locator("main").evaluate(async (main) => {
      main.insertAdjacentHTML("beforeend", `<img src="x" onerror="globalThis.taken = 1"><p style="position: fixed">x</p>`);
      // After what the picture itself was given to run.
      await new Promise((resolve) => main.querySelector("img:last-of-type")!.addEventListener("error", resolve, { once: true }));
      const position = main.querySelector("p:last-of-type")?.computedStyleMap().get("position")?.toString();
      return { taken: "taken" in globalThis, position };
    });
    expect(slipped).toEqual({ taken: false, position: "static" });
    await page.close();
  });

  test("finds its way to names that have signs of addresses in them, by links, by typing and by address", async () => {
    const { page, faults } = seen;
    await visit(page, addressOf(service, "namespaces"));
    await page.getByRole("link", { name: NS, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: NS }).waitFor();
    for (const id of IDS) {
      await page.getByRole("link", { name: id, exact: true }).click();
      await page.getByText(/^Revision 1/).waitFor();
      expect(await page.locator("h1").textContent()).toBe(id);
      await page.goBack();
      await page.getByLabel("Document by id").fill(id);
      await page.getByRole("button", { name: "Open" }).click();
      await page.getByText(/^Revision 1/).waitFor();
      await page.goBack();
      await visit(page, addressOf(service, "namespaces", NS, "documents", id));
      expect(await page.locator("h1").textContent()).toBe(id);
      await page.getByText(/^Revision 1/).waitFor();
      await page.goBack();
      await page.getByRole("link", { name: id, exact: true }).waitFor();
    }
    await page.getByRole("link", { name: IDS[0]!, exact: true }).click();
    await page.reload();
    await page.getByText(/^Revision 1/).waitFor();
    expect(await page.locator("h1").textContent()).toBe(IDS[0]);
    await visit(page, addressOf(service, "namespaces", NS, "groups", "by_key"));
    await page.getByRole("link", { name: "%2F?#ü" }).click();
    await expect.poll(() => page.locator("tbody th").count()).toBe(IDS.length);
    expect(faults).toEqual([]);
  }, 60_000);

  test("keeps to the width of any screen, however long names and words are", async () => {
    const inside = (...more: string[]) => ["namespaces", LONG_NS, ...more];
    const places = [
      ["namespaces"],
      ["events"],
      ["jobs"],
      ...["documents", "judgments", "groups", "subscriptions", "about"].map((tab) => inside(tab)),
      inside("documents", LONG),
      ...["answers", "versions", "calibration", "improve", "evaluations"].map((tab) => inside("judgments", LONG, tab)),
      inside("groups", LONG),
      inside("subscriptions", LONG),
    ];
    const { page, faults } = seen;
    const wider: unknown[] = [];
    const look = async (width: number, place: readonly string[]) => {
      const over = await tooWide(page);
      if (over > 0) wider.push([width, place.at(-1)!.slice(0, 20), place.at(-2)?.slice(0, 20), over]);
      // Where there is room for all columns, one name does not take it.
      if (width < 1280 || place.length > 1) return;
      const scrolled = (all: { scrollWidth: number; clientWidth: number }[]) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
      expect(await page.locator(".wide").evaluateAll(scrolled)).toBe(0);
    };
    for (const [n, place] of places.entries()) {
      await visit(page, addressOf(service, ...place));
      await unfolded(page);
      // On the screen of the page before, then on the other.
      const [before, after] = n % 2 === 0 ? [1280, 390] : [390, 1280];
      await look(before, place);
      await seenAs(page, { colorScheme: "light", width: after });
      await look(after, place);
    }
    await seenAs(page, { colorScheme: "light", width: 1280 });
    expect(wider).toEqual([]);
    expect(faults).toEqual([]);
  }, 120_000);

  test("writes the names of thresholds over a picture where there is room, and none over another", async () => {
    const { page } = seen;
    await visit(page, addressOf(service, "namespaces", LONG_NS, "judgments", LONG, "answers"));
    await page.getByRole("button", { name: "page", exact: true }).click();
    const labels = page.locator(".picture svg").first().locator("text.label");
    const shown = () => labels.allTextContents();
    await expect.poll(async () => (await shown()).sort()).toEqual(["0.5", "far", `${"y".repeat(17)}…`]);
    const boxes = await labels.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()));
    const sorted = boxes.map(({ left, right }) => ({ left, right })).sort((one, other) => one.left - other.left);
    for (const [n, { right }] of sorted.slice(0, -1).entries()) expect(right).toBeLessThan(sorted[n + 1]!.left);
  });

  test("tells keys of a group apart that look alike, and writes numbers with very many digits by their power of ten", async () => {
    const { page, faults } = seen;
    await visit(page, addressOf(service, "namespaces", "keys", "groups", "by_key"));
    const rows = page.getByRole("table", { name: "Rows, largest count first" }).locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(KEYS.length);
    const keys = await rows.locator("th").allTextContents();
    expect(keys.toSorted()).toEqual(['""', '"1"', '"true"', "1", "1e+300", "null", "true"]);
    expect(await rows.nth(keys.indexOf('"1"')).locator("td").last().textContent()).toBe("1E300");
    await page.getByRole("link", { name: '""', exact: true }).click();
    await page.getByRole("link", { name: "d-4", exact: true }).waitFor();
    expect(await page.locator("tbody th").count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test("shows a document of a megabyte, the beginning at once and all of it when asked", async () => {
    const { page } = seen;
    await visit(page, addressOf(service, "namespaces", NS, "documents", "large"));
    const state = page.locator("pre").last();
    await state.waitFor();
    expect((await state.textContent())!.length).toBeLessThan(60_000);
    await page.getByText("1.1 MB of text.").waitFor();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect.poll(async () => JSON.parse((await state.textContent())!).end).toBe("the end");
    // It is fetched again when asked, and not by itself.
    let fetched = 0;
    page.on("request", (request) => {
      fetched += Number(request.url().includes("/documents/large"));
    });
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => fetched).toBe(1);
  });
});
