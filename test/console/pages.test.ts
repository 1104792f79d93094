/** Every page of the console, of a service that has something of everything: reachable, readable, in its place, and shown as it is. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { needs } from "#test/support/needs.ts";
import { chromium, openBrowser, type SignedIn, signedIn } from "./support/browser.ts";
import { ticket } from "./support/desk.ts";
import { DESK, type Furnished, furnished, TENANTS } from "./support/furnished.ts";
import { DARK, LIGHT, type Looked, lookedAt } from "./support/looked-at.ts";
import { settled, visit } from "./support/page.ts";
import { addressOf, placesOf } from "./support/places.ts";

describe("the console's pages", needs(chromium), () => {
  let world: Furnished;
  let browser: Browser;
  let seen: SignedIn;

  beforeAll(async () => {
    [world, browser] = await Promise.all([furnished({ mounts: [consolePages] }), openBrowser()]);
    seen = await signedIn(browser, world.service.adminKey, { hurried: true });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await world?.stop();
  });

  const open = (...place: readonly string[]) => visit(seen.page, addressOf(world.service, ...place));
  const get = async (path: string) => (await world.service.request("GET", path)).body;
  const rowsOf = (caption: string) =>
    seen.page
      .getByRole("table", { name: caption })
      .first()
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

  describe("each", () => {
    let looked: Record<string, Looked>;
    let faults: readonly string[];

    beforeAll(async () => {
      ({ looked, faults } = await lookedAt(browser, world));
      // The engine that judges them takes its time on a busy machine.
    }, 400_000);

    test.each([LIGHT, DARK])("has nothing that somebody could not reach or read, and fits, in the %s", (how) => {
      const wrong = Object.entries(looked).map(([what, page]) => [what, page.wrong[how]] as const);
      expect(Object.fromEntries(wrong)).toEqual(Object.fromEntries(Object.keys(placesOf(world)).map((what) => [what, null])));
      expect(faults).toEqual([]);
    });

    test("has a title and a heading of its own, and is the same after a reload and by going back", async () => {
      // A tab has a title of its own, or a list of tabs and the history would name several pages alike.
      const titles = Object.values(looked).map(({ title }) => title);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
      const { page } = seen;
      await open(...placesOf(world)["no document"]!);
      await open("jobs", world.jobs.export!);
      await page.reload();
      await settled(page);
      expect(await page.locator("h1").textContent()).toBe(looked["a job: export"]!.heading);
      await page.goBack();
      await settled(page);
      expect(await page.locator("h1").textContent()).toBe("nobody");
    });
  });

  test("begin at their heading for who goes by keyboard, and can be skipped to; nothing moves for who wants it still", async () => {
    const { page } = await signedIn(browser, world.service.adminKey, { reducedMotion: "reduce" });
    await page.goto(addressOf(world.service, "namespaces"));
    await settled(page);
    const focused = () => page.locator(":focus").evaluate((element) => `${element.localName} ${element.textContent}`);
    await expect.poll(focused).toBe("h1 Namespaces");
    await page.reload();
    await settled(page);
    await page.locator("body").press("Shift+Tab");
    for (let presses = 0; presses < 20 && (await focused()) !== "button Skip to content"; presses++)
      await page.keyboard.press("Shift+Tab");
    expect(await page.getByRole("button", { name: "Skip to content" }).boundingBox()).toMatchObject({ x: expect.any(Number) });
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("h1 Namespaces");
    // A link of the frame stays where it is, yet the page that it opened is where one goes on.
    await page.getByRole("link", { name: "Usage" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("h1 Usage");
    const moving = await page.locator("body").evaluate((body) =>
      [...body.querySelectorAll("*")].some((element) => {
        const duration = element.computedStyleMap().get("transition-duration");
        return String(duration) !== "0s";
      }),
    );
    expect(moving).toBe(false);
    // A dialog takes the focus, and gives it back to the pressed button.
    await page.goto(addressOf(world.service, "jobs", world.jobs.running!));
    await page.getByRole("button", { name: "Cancel" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("button Cancel");
    expect(await page.locator("dialog :focus").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    await expect.poll(focused).toBe("button Cancel");
    await page.context().close();
  });

  test("keep what is asked of them in their address", async () => {
    const { page } = seen;
    await open("jobs");
    await page.getByLabel("Status").selectOption("failed");
    await page.getByLabel("Namespace or template prefix").fill("desk/small");
    await expect.poll(() => page.url()).toContain("?status=failed&in=desk%2Fsmall");
    const links = page.locator("tbody a");
    await expect.poll(() => links.count()).toBe(1);
    await page.reload();
    await settled(page);
    expect(await page.getByLabel("Status").inputValue()).toBe("failed");
    await expect.poll(() => links.count()).toBe(1);
    await links.click();
    await page.getByRole("heading", { level: 1, name: "shadow of leaving" }).waitFor();
    await page.goBack();
    await expect.poll(() => links.count()).toBe(1);

    // A query is a step: going back takes it back.
    await open("namespaces", DESK, "documents");
    await page.getByLabel("Filter").fill('["attributes.status", "Eq", "closed"]');
    await page.getByRole("button", { name: "Query" }).click();
    await page.getByText("Add a condition").click();
    await page.getByLabel("Field").fill("answers.urgent.p");
    await page.getByLabel("Operator").selectOption("Gte");
    await page.getByLabel("Value").fill("0.9");
    await page.getByRole("button", { name: "Add condition" }).click();
    const filters = [
      "And",
      [
        ["attributes.status", "Eq", "closed"],
        ["answers.urgent.p", "Gte", 0.9],
      ],
    ];
    await expect.poll(() => page.getByLabel("Filter").inputValue()).toBe(JSON.stringify(filters));
    const { rows } = (await world.service.request("POST", at(DESK, "query"), { body: { filters } })).body;
    await expect.poll(() => page.locator("tbody th").allTextContents()).toEqual(rows.map(({ id }: { id: string }) => id));
    await page.goBack();
    await expect.poll(() => page.getByLabel("Filter").inputValue()).toBe('["attributes.status", "Eq", "closed"]');
    await expect.poll(() => page.locator("tbody th").count()).toBe(50);
  });

  test("show calibration as a reliability diagram, and recommend a threshold that can be tried", async () => {
    const { page } = seen;
    await open("namespaces", DESK, "judgments", "urgent", "calibration");
    const figure = page.getByRole("figure").filter({ hasText: "Predicted against observed" });
    await figure.getByText("As a table").click();
    const { epochs } = await get(at(DESK, "judgments", "urgent", "calibration"));
    const counts = await figure
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => Number(row.children[1]!.textContent)));
    expect(counts).toEqual(epochs[0].raw.reliability.map(({ count }: { count: number }) => count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(await figure.locator("circle.dot:not(.second)").count()).toBe(counts.filter((count) => count > 0).length);
    const [accuracy] = await rowsOf("Measures");
    expect(accuracy![1]).toBe(`${Math.round(epochs[0].raw.accuracy * 1000) / 10}%`);

    await page.getByLabel("Target").selectOption("recall");
    await page.getByLabel("At least").fill("0.8");
    await page.getByRole("button", { name: "Recommend" }).click();
    const body = { threshold: "page", target: { recall: 0.8 } };
    const { recommended, estimates } = (
      await world.service.request("POST", at(DESK, "judgments", "urgent", "recommend"), { body })
    ).body;
    await page.getByRole("img", { name: /Held out, with 95% intervals\. Precision \d/ }).waitFor();
    // A figure that much chance is in does not look like a good one.
    const wide = [estimates.precision, estimates.recall].some(({ low, high }) => high - low > 0.2);
    const box = page.getByRole("status").filter({ hasText: /based on/ });
    expect(await box.getAttribute("class")).toBe(`note ${wide ? "warn" : "good"}`);
    await page.getByRole("link", { name: "Try page at this value" }).click();
    const shown = page.getByRole("spinbutton", { name: "page at least" });
    await expect.poll(async () => Number(await shown.inputValue())).toBeCloseTo(recommended, 9);
    expect(await page.getByRole("button", { name: "Set threshold" }).isEnabled()).toBe(true);
  });

  test("show trials of a choice, a score and a composite side by side", async () => {
    const { page } = seen;
    const sides = async (name: string, caption: string) => {
      await open("namespaces", DESK, "judgments", name, "versions");
      const figure = page
        .getByRole("region", { name: "Shadow run of version 2" })
        .getByRole("figure")
        .filter({ hasText: caption });
      await figure.getByText("As a table").click();
      expect(await figure.locator(".legend").textContent()).toBe("activecandidate");
      return figure
        .locator("tbody tr")
        .evaluateAll((rows) =>
          Object.fromEntries(
            rows.map((row) => [row.children[0]!.textContent, [1, 2].map((at) => row.children[at]!.textContent)]),
          ),
        );
    };
    const reportOf = async (name: string) => (await get(`/jobs/${world.jobs[`shadow ${name}`]}`)).report;
    const levels = await sides("mood", "Answers by level");
    const mood = await reportOf("mood");
    for (const { level, count } of mood.current.histogram) expect(levels[`level ${level}`]![0]).toBe(String(count));
    for (const { level, count } of mood.candidate.histogram) expect(levels[`level ${level}`]![1]).toBe(String(count));
    const shares = await sides("topic", "Share of answers");
    const topic = await reportOf("topic");
    const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
    for (const { value, share } of topic.candidate.options) expect(shares[value.replaceAll("_", " ")]![1]).toBe(percent(share));
    expect(shares.account![0]).toBe("0%");

    await open("namespaces", DESK, "judgments", "leaving", "versions");
    const weights = page.getByRole("figure").filter({ hasText: "Weights" });
    await weights.getByText("As a table").click();
    const drawn = await weights
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
    const { weights: fitted } = await reportOf("leaving");
    expect(drawn).toEqual(fitted.map(({ name, candidate }: { name: string; candidate: number }) => [name, candidate.toFixed(2)]));
    expect(fitted.some(({ candidate }: { candidate: number }) => candidate < 0)).toBe(true);
    // What weighs against it lies on the other side of the line.
    const starts = await weights
      .locator(".lengths > i")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().left));
    const line = Math.max(...starts);
    for (const [place, { candidate }] of fitted.entries()) expect(starts[place]! < line - 1).toBe(candidate < 0);
  });

  test("say what differs between versions", async () => {
    const { page } = seen;
    await open("namespaces", DESK, "judgments", "urgent", "versions");
    await page.getByText("Differences from the active version").click();
    expect(await page.locator(".line.before").allTextContents()).toEqual([expect.stringContaining("Is it urgent?")]);
    expect(await page.locator(".line.after").allTextContents()).toEqual([expect.stringContaining("Must somebody act today?")]);
  });

  test("show proposed options beside their trial, and make a version of them", async () => {
    const { page } = seen;
    const { proposal } = await get(`/jobs/${world.jobs.discover}`);
    await open("namespaces", DESK, "judgments", "topic", "improve");
    const figure = page.getByRole("figure").filter({ hasText: "Sampled documents by answer" });
    await figure.getByText("As a table").click();
    const rows = await figure
      .locator("tbody tr")
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    for (const { value, absorbs } of proposal.proposed) expect(rows).toContainEqual([value, "0", String(absorbs)]);
    expect(rows.at(-1)).toEqual(["none of the above", String(proposal.sampled), String(proposal.unlabelled)]);
    const tried = rows.reduce((sum, row) => sum + Number(row[2]), 0);
    expect(tried).toBe(proposal.sampled);
    await page.getByRole("button", { name: "Create a version" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create a version" }).click();
    await page.getByRole("heading", { level: 2, name: "Version 3" }).waitFor();
    const { versions } = await get(at(DESK, "judgments", "topic"));
    expect(versions[2].definition.options).toEqual(proposal.options);
  });

  test("suggest parts of a composite, of which those that are wanted make a version", async () => {
    const { page } = seen;
    await open("namespaces", DESK, "judgments", "urgent", "improve");
    await page.getByRole("button", { name: "Suggest parts" }).click();
    await page.getByLabel("loss Is money being lost?").uncheck();
    await page.getByRole("button", { name: "Create a version with 1 part" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create a version with 1 part" }).click();
    await page.getByRole("heading", { level: 2, name: "Version 3" }).waitFor();
    const { versions } = await get(at(DESK, "judgments", "urgent"));
    expect(versions[2].definition).toMatchObject({ parts: [{ name: "deadline", question: "Is a deadline named?" }] });
    expect(versions[2].definition.criteria).toBeUndefined();
  });

  test("lead from a group's key to its documents", async () => {
    const { page } = seen;
    await open("namespaces", DESK, "groups", "by_customer");
    const { rows, key } = await get(at(DESK, "groups", "by_customer"));
    const odd = rows.find((row: { key: string }) => row.key.includes("<b>"));
    expect((await rowsOf("Rows, largest count first")).map(([name]) => name)).toContain(odd.key);
    await page.getByRole("link", { name: odd.key }).click();
    await expect.poll(() => page.getByLabel("Filter").inputValue()).toBe(JSON.stringify([key, "Eq", odd.key]));
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(odd.values.count);
  });

  test("show a template's tenants and what they publish", async () => {
    await open("namespaces", TENANTS, "tenants");
    await seen.page.getByText("by_customer.count: few from 0, many from 2").waitFor();
    const states = (await rowsOf("Tenants by name")).map(([name, state]) => [name, state?.trim()]);
    expect(states).toEqual([
      ["shop/apac", "published"],
      ["shop/eu", "published"],
      ["shop/late", "pending"],
      ["shop/us", "published"],
    ]);
  });

  test("show jobs in all their states, and follow one that goes on", async () => {
    const { page } = seen;
    await open("jobs", world.jobs.failed!);
    await page.getByText("insufficient_labels").waitFor();
    expect(await page.getByRole("button", { name: "Cancel" }).count()).toBe(0);
    await open("jobs", world.jobs.simulation!);
    const { simulation } = await get(`/jobs/${world.jobs.simulation}`);
    const [[name, toYes, toNo] = []] = await rowsOf("Sampled 400 of 400 documents");
    expect([name, toYes, toNo]).toEqual(["page", String(simulation.thresholds.page.to_true), "0"]);
    await open("jobs", world.jobs.paused!);
    await page.getByRole("button", { name: "Resume" }).click();
    await page.getByText("running", { exact: true }).waitFor();
    world.release();
    await page.getByText("done", { exact: true }).waitFor({ timeout: 30_000 });
    await page.getByText("600 of 600").waitFor();
    const said = await page.getByRole("progressbar").getAttribute("aria-valuenow");
    expect(said).toBe("100");
  });

  test("show the month's search for a cheaper recipe, what it would cost and leave out, and make a version of it", async () => {
    const { page } = seen;
    const ns = "desk/letters";
    const context = { fields: ["attributes", "state"] };
    const body = { name: "urgent", type: "bool", question: "Is it urgent?", context };
    await world.service.request("POST", at(ns, "judgments"), { body });
    const letter = (n: number) => ({ ...ticket(n), state: { n, archive: `${n} `.repeat(5_000) } });
    await write(
      world.service,
      ns,
      Array.from({ length: 80 }, (_, n) => letter(n)),
    );
    await open("namespaces", ns, "judgments", "urgent", "improve");
    await page.getByRole("button", { name: "Start this month's search" }).click();
    const figure = page.getByRole("figure").filter({ hasText: "Judgment units per answer" });
    await figure.getByText("As a table").click({ timeout: 60_000 });
    const costs = await figure.locator("tbody td").allTextContents();
    const { body: run } = await world.service.request("POST", at(ns, "judgments", "urgent", "tune"));
    const { recipe, cost_per_answer, whole_state_cost_per_answer, excluded } = run.suggested_context;
    expect(costs).toEqual([whole_state_cost_per_answer.toFixed(2), cost_per_answer.toFixed(2)]);
    expect((await rowsOf("Fields that it leaves out")).map(([path]) => path)).toEqual(
      excluded.map(({ path }: { path: string }) => path),
    );
    await page.getByRole("button", { name: "Create a version" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create a version" }).click();
    await page.getByRole("heading", { level: 2, name: "Version 2" }).waitFor();
    expect((await get(at(ns, "judgments", "urgent"))).versions[1].definition.context).toEqual(recipe);
  }, 90_000);

  test("show deliveries that fail with what was answered, and when they are tried again", async () => {
    const { page } = seen;
    await open("endpoints", world.endpoints.failing);
    await page.getByText("failing since").waitFor();
    const first = page.locator("tbody tr").first();
    await first.getByText("500", { exact: true }).waitFor();
    await first.getByText("Response").click();
    expect(await first.locator("pre").textContent()).toBe('<html><script>alert("down")</script>out of order</html>');
    const { deliveries } = await get(`/webhook-endpoints/${world.endpoints.failing}/deliveries`);
    expect(await first.locator("time").last().getAttribute("datetime")).toBe(deliveries[0].next_attempt_at);
    await page.getByLabel("Status").selectOption("succeeded");
    await page.getByText("No deliveries.").waitFor();
  });

  test("show what a month cost, by line, and budgets with how much is used", async () => {
    const { page } = seen;
    await page.goto(`${addressOf(world.service, "usage")}?month=2030-01`);
    await settled(page);
    const { lines } = await get("/usage?month=2030-01");
    const judging = lines.find(({ line }: { line: string }) => line === "judging");
    const shown = (await rowsOf("Lines")).find(([line]) => line === "judging");
    expect(shown![1]).toBe(`${judging.judgment_units.toLocaleString("en")} judgment units`);
    const [budget] = await rowsOf("This month's budgets, most used first");
    expect(budget!.slice(0, 3)).toEqual([DESK, expect.stringMatching(/^\$\d+\.\d\d$/), "$5.00"]);
    const used = page.getByRole("progressbar", { name: `Budget used by ${DESK}` });
    // A bar is full at most. The text beside it says that more was spent.
    expect(await used.getAttribute("aria-valuenow")).toBe("100");
  });
});
