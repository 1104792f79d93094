/** A trial tells about the definition that it was of, and about no other. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const NS = "shop/tickets";

describe("a trial in the console", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ role: "api", mounts: [consolePages] }, true), openBrowser()]);
    service.engine.answer = () => ({ type: "bool", p: 0.9 });
    await service.request("POST", at(NS), { body: { upsert: [{ id: "t-1", attributes: {}, state: { text: "late" } }] } });
    ({ page, faults } = await signedIn(browser, service.adminKey));
  }, 60_000);
  afterAll(async () => {
    expect(faults).toEqual([]);
    await browser?.close();
    await service?.stop();
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const question = () => page.getByLabel("Question", { exact: true });
  const estimate = () => page.getByText(/The trial takes/);
  const answers = () => page.getByRole("table", { name: "Answers of the trial" });
  const begin = () => button("Try it on five documents");

  /** Holds the answer to the next trial until the returned function is called, which gives what was asked. */
  async function held() {
    let go = () => {};
    const going = new Promise<void>((resolve) => {
      go = resolve;
    });
    let asked = (_: unknown) => {};
    const body = new Promise<unknown>((resolve) => {
      asked = resolve;
    });
    const tries = (url: URL) => url.pathname.endsWith("/try");
    await page.route(
      tries,
      async (route) => {
        const response = await route.fetch();
        asked(route.request().postDataJSON());
        await going;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    return {
      asked: body,
      release: async () => {
        const over = page.waitForResponse((response) => tries(new URL(response.url())));
        go();
        await (await over).finished();
        // A trial is over when another can begin.
        await expect.poll(() => begin().isEnabled()).toBe(true);
      },
    };
  }

  test("shows no estimate and no answers of an earlier definition", async () => {
    await visit(page, addressOf(service, "namespaces", NS, "new", "judgment"));
    await page.getByLabel("Name", { exact: true }).fill("urgent");
    await question().fill("Is it urgent?");
    const estimating = await held();
    await begin().click();
    await estimating.asked;
    await question().fill("Is it spam?");
    await estimating.release();
    expect(await estimate().count()).toBe(0);

    await begin().click();
    await estimate().waitFor();
    const asking = await held();
    await button("Ask about 1 document").click();
    expect(await asking.asked).toMatchObject({ question: "Is it spam?" });
    await question().fill("Is it late?");
    await asking.release();
    expect(await answers().count()).toBe(0);
    expect(await button("Ask about 1 document").count()).toBe(0);

    await begin().click();
    await estimate().waitFor();
    await button("Ask about 1 document").click();
    await answers().waitFor();
  });
});
