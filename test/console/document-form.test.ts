/** The form of a document sends what a person changed, with all digits, and loses nothing that was typed. */
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
const LARGE = "12345678901234567890";

describe("the form of a document", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ role: "api", mounts: [consolePages] }, true), openBrowser()]);
    ({ page, faults } = await signedIn(browser, service.adminKey));
  }, 60_000);
  afterAll(async () => {
    expect(faults).toEqual([]);
    await browser?.close();
    await service?.stop();
  });

  const headers = () => ({ authorization: `Bearer ${service.adminKey}`, "content-type": "application/json" });
  const address = (...place: string[]) => `${service.address}/v1${at(NS, ...place)}`;
  /** As text, because a number of a program has fewer digits. */
  const write = async (id: string, state: string, attributes = "{}") => {
    const body = `{"upsert":[{"id":"${id}","attributes":${attributes},"state":${state}}]}`;
    expect((await fetch(address(), { method: "POST", headers: headers(), body })).status).toBe(200);
  };
  /** As the database has it, without spaces. */
  const stored = async (id: string) =>
    (await (await fetch(address("documents", id), { headers: headers() })).text()).replaceAll(/\s/g, "");
  const edit = async (id: string, on = page) => {
    await visit(on, addressOf(service, "namespaces", NS, "documents", id));
    await on.getByRole("link", { name: "Edit" }).click();
    await on.getByRole("heading", { level: 1, name: `Edit ${id}` }).waitFor();
  };
  const state = () => page.getByLabel(/^State/);
  const whole = () => page.getByLabel("Document (a JSON object)");
  const by = (form: "fields" | "JSON") => page.getByRole("radio", { name: form, exact: true });
  const button = (name: string) => page.getByRole("button", { name });
  const save = async (id: string) => {
    await button("Save the document").click();
    await page.getByRole("heading", { level: 1, name: id, exact: true }).waitFor();
  };

  test("stays as it is while a field cannot be read, and says which", async () => {
    await write("t-1", '{"text":"late"}', '{"status":"open","amount":3}');
    await edit("t-1");
    await page.getByLabel("Value of amount").fill("three");
    await by("JSON").click();
    await page.getByRole("alert").getByText("Value of amount").waitFor();
    expect(await by("fields").isChecked()).toBe(true);
    expect(await page.getByLabel("Value of amount").inputValue()).toBe("three");
    expect(await button("Save the document").isDisabled()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel("Value of amount").fill("4");
    await state().fill('{"text": "late"');
    await by("JSON").click();
    await page.getByRole("alert").getByText("State").waitFor();
    await state().fill('{"text": "later"}');
    await by("JSON").click();
    expect(JSON.parse(await whole().inputValue())).toEqual({
      id: "t-1",
      attributes: { status: "open", amount: 4 },
      state: { text: "later" },
    });
    await whole().fill('{"id": "t-1"');
    await by("fields").click();
    await page.getByRole("alert").getByText("Document").waitFor();
    expect(await whole().inputValue()).toBe('{"id": "t-1"');
  });

  test("keeps what was typed where the state or the attributes are no objects", async () => {
    await write("t-2", '{"text":"late"}', '{"status":"open"}');
    await edit("t-2");
    await by("JSON").click();
    for (const [name, value] of [
      ["state", null],
      ["attributes", null],
      ["state", [1]],
    ] as const) {
      const text = JSON.stringify({ id: "t-2", attributes: {}, state: {}, [name]: value });
      await whole().fill(text);
      await page.getByText(`"${name}" must be a JSON object`).waitFor();
      expect(await whole().inputValue()).toBe(text);
      expect(await button("Save the document").isDisabled()).toBe(true);
    }
    await whole().fill('{"id": "t-2", "state": {"a": 1, "a": 2}}');
    await page.getByText("The member /state/a is named twice, again at line 1, column 33.").waitFor();
    expect(await button("Save the document").isDisabled()).toBe(true);
    await whole().fill("");
    await page.getByText("Write the document as a JSON object").waitFor();
    expect(await button("Save the document").isDisabled()).toBe(true);
  });

  test("changes a member beside a null without a word about the rest", async () => {
    await write("n-1", `{"big":${LARGE},"a":{"n":null,"x":1}}`);
    await edit("n-1");
    const text = await state().inputValue();
    expect(text).toContain(LARGE);
    await state().fill(text.replace('"x": 1', '"x": 2'));
    expect(await page.locator("pre.request-text").textContent()).not.toContain("big");
    await save("n-1");
    expect(await stored("n-1")).toContain(`"state":{"a":{"n":null,"x":2},"big":${LARGE}}`);
  });

  test("sends all digits of an array, and of a document with a new null", async () => {
    await write("n-2", `{"big":${LARGE},"list":[${LARGE},0.12345678901234567891,1.25]}`);
    await edit("n-2");
    await state().fill((await state().inputValue()).replace("1.25", "2.25"));
    expect(await page.locator("pre.request-text").textContent()).toContain(LARGE);
    await save("n-2");
    expect(await stored("n-2")).toContain(`"state":{"big":${LARGE},"list":[${LARGE},0.12345678901234567891,2.25]}`);
    await edit("n-2");
    await state().fill(`{"big":${LARGE},"none":null}`);
    await save("n-2");
    expect(await stored("n-2")).toContain(`"state":{"big":${LARGE},"none":null}`);
  });

  test("sends all digits of what is typed, by fields and as JSON", async () => {
    await write("n-3", "{}");
    await edit("n-3");
    await state().fill(`{"typed":${LARGE}}`);
    await page.getByRole("radio", { name: "TypeScript" }).check();
    expect(await page.locator("pre.request-text").textContent()).toContain(`typed: JSON.rawJSON("${LARGE}")`);
    await by("JSON").click();
    expect(await whole().inputValue()).toContain(LARGE);
    await save("n-3");
    expect(await stored("n-3")).toContain(`"state":{"typed":${LARGE}}`);
  });

  test("refuses in a browser that would round", async () => {
    await write("n-4", `{"big":${LARGE}}`);
    await write("n-5", "{}");
    const older = await signedIn(browser, service.adminKey);
    await older.page.addInitScript("delete JSON.rawJSON; delete JSON.isRawJSON;");
    await edit("n-4", older.page);
    await older.page.getByText(`would round the number ${LARGE}`).waitFor();
    await edit("n-5", older.page);
    await older.page.getByLabel(/^State/).fill(`{"text": "${LARGE}", "some": [1.50, 1e21, ${LARGE}]}`);
    await older.page.getByText(`would round the number ${LARGE}`).waitFor();
    expect(await older.page.getByRole("button", { name: "Save the document" }).isDisabled()).toBe(true);
    await older.page.getByLabel(/^State/).fill(`{"text": "${LARGE}", "some": [1.50, 1e21]}`);
    expect(await older.page.getByRole("button", { name: "Save the document" }).isDisabled()).toBe(false);
    expect(older.faults).toEqual([]);
    await older.page.context().close();
  });
});
