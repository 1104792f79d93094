/** Documents are written, changed and deleted on their pages. Each request is shown first, and runs as it is shown. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, signedIn } from "./support/browser.ts";
import { barriers, seenAs, tooWide, visit } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

const NS = "shop/tickets";
const run = promisify(execFile);

describe("the console's documents", needs(chromium), () => {
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

  const open = (...place: string[]) => visit(page, addressOf(service, "namespaces", NS, ...place));
  const documentOf = async (id: string) => (await service.request("GET", at(NS, "documents", id))).body;
  const shown = () => page.locator("pre.request-text").textContent();
  const button = (name: string) => page.getByRole("button", { name });
  const env = () => ({ ...process.env, JUDGMENT_API_KEY: service.adminKey });

  test("are written by fields, in any screen and colour, and the request is shown first", async () => {
    await open("new", "document");
    await page.getByLabel("Id", { exact: true }).fill("t-1");
    await page.getByLabel("Name of attribute 1").fill("status");
    await page.getByLabel("Value of status").fill("it's open");
    await button("Add an attribute").click();
    await page.getByLabel("Name of attribute 2").fill("amount");
    await page.getByLabel("Kind of amount").selectOption("number");
    await page.getByLabel("Value of amount").fill("twelve");
    expect(await button("Write the document").isDisabled()).toBe(true);
    await page.getByText("This must be a number").waitFor();
    await page.getByLabel("Value of amount").fill("12.5");
    await page.getByLabel(/^State/).fill('{"text": "My parcel\'s late"}');
    expect(await shown()).toContain(`curl -X POST '${service.address}/v1/namespaces/shop%2Ftickets'`);
    expect(await shown()).not.toContain(service.adminKey);
    expect(await barriers(page)).toEqual([]);
    await seenAs(page, { colorScheme: "dark", width: 390 });
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await seenAs(page, { colorScheme: "light", width: 1280 });
    await button("Write the document").click();
    await page.getByRole("heading", { level: 1, name: "t-1" }).waitFor();
    expect(await documentOf("t-1")).toMatchObject({
      attributes: { status: "it's open", amount: 12.5 },
      state: { text: "My parcel's late" },
    });
  });

  test("are written as JSON, and both forms of the request run as they are shown", async () => {
    await open("new", "document");
    await page.getByLabel("JSON", { exact: true }).check();
    const document = { id: "j-1", attributes: { said: "it's $HOME" }, state: { deep: { list: [1, null] } } };
    await page.getByLabel("Document (a JSON object)").fill(JSON.stringify(document));
    await run("bash", ["-c", (await shown())!], { env: env() });
    expect(await documentOf("j-1")).toMatchObject(document);
    await page.getByLabel("Document (a JSON object)").fill(JSON.stringify({ ...document, id: "j-2" }));
    await page.getByLabel("TypeScript").check();
    await run(process.execPath, ["--input-type=module-typescript", "--eval", (await shown())!], { env: env() });
    expect(await documentOf("j-2")).toMatchObject({ ...document, id: "j-2" });
    // The document is there by now, and a new one takes the place of none.
    await button("Write the document").click();
    await page.getByRole("alert").getByText("conflict").waitFor();
  }, 60_000);

  test("are changed in what differs alone, never over a change of somebody else", async () => {
    const large = "12345678901234567890.5";
    // As text, because a number in a program has fewer digits.
    const written = await fetch(`${service.address}/v1${at(NS)}`, {
      method: "POST",
      headers: { authorization: `Bearer ${service.adminKey}`, "content-type": "application/json" },
      body: `{"upsert":[{"id":"t-2","attributes":{"status":"open"},"state":{"exact":${large},"text":"old"}}]}`,
    });
    expect(written.status).toBe(200);
    await open("documents", "t-2");
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByRole("heading", { level: 1, name: "Edit t-2" }).waitFor();
    await page.getByLabel("Value of status").fill("closed");
    expect(await shown()).toContain('"patch"');
    expect(await shown()).not.toContain("exact");
    await service.request("POST", at(NS), { body: { patch: [{ id: "t-2", state: { text: "theirs" } }] } });
    await button("Save the document").click();
    await page.getByText("Somebody else has changed this document").waitFor();
    await button("Load the present version").click();
    await expect.poll(() => page.getByLabel(/^State/).inputValue()).toContain("theirs");
    await page.getByLabel("Value of status").fill("closed");
    await button("Save the document").click();
    await page.getByRole("heading", { level: 1, name: "t-2", exact: true }).waitFor();
    const { attributes, state } = await documentOf("t-2");
    expect({ attributes, text: state.text }).toEqual({ attributes: { status: "closed" }, text: "theirs" });
    const stored = await fetch(`${service.address}/v1${at(NS, "documents", "t-2")}`, {
      headers: { authorization: `Bearer ${service.adminKey}` },
    });
    expect(await stored.text()).toContain(large);
  });

  test("are refused at the field that is wrong", async () => {
    await open("new", "document");
    await page.getByLabel("Id", { exact: true }).fill("t-3");
    await page.getByLabel("Name of attribute 1").fill("when");
    await page.getByLabel("Kind of when").selectOption("JSON");
    await page.getByLabel("Value of when").fill('{"not": "a scalar"}');
    await button("Write the document").click();
    await expect.poll(() => page.getByLabel("Value of when").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.locator(":focus").inputValue()).toBe('{"not": "a scalar"}');
    expect(await barriers(page)).toEqual([]);
  });

  test("are deleted after a question that says what follows, and not by a key that may only read", async () => {
    await open("documents", "t-1");
    await button("Delete the document").click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.textContent()).toContain("Nobody can bring it back");
    expect(await dialog.locator("pre").textContent()).toContain('"delete"');
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Not now" }).click();
    expect((await documentOf("t-1")).id).toBe("t-1");
    await button("Delete the document").click();
    await dialog.getByRole("button", { name: "Delete the document" }).click();
    await page.getByRole("heading", { level: 1, name: NS }).waitFor();
    expect((await service.request("GET", at(NS, "documents", "t-1"))).status).toBe(404);

    const reader = await signedIn(browser, await service.key({ role: "read_only" }));
    await visit(reader.page, addressOf(service, "namespaces", NS, "documents", "t-2"));
    await reader.page.getByRole("heading", { name: "State" }).waitFor();
    expect(await reader.page.getByRole("button", { name: "Delete the document" }).count()).toBe(0);
    expect(await reader.page.getByRole("link", { name: "Edit" }).count()).toBe(0);
    await visit(reader.page, addressOf(service, "namespaces", NS, "new", "document"));
    await reader.page.getByText("This key may not write here").waitFor();
    await reader.page.context().close();
    const elsewhere = await signedIn(browser, await service.key({ scope: "other/*" }));
    await visit(elsewhere.page, addressOf(service, "namespaces", NS, "new", "document"));
    await elsewhere.page.getByText("This key may not write here").waitFor();
    await elsewhere.page.context().close();
  });
});
