/** The console over time: keys that expire or have few rights, a server that goes away and comes back, a feed that continues. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { passOn } from "#test/support/passed-on.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { chromium, openBrowser, type SignedIn, signedIn } from "./support/browser.ts";
import { settled } from "./support/page.ts";
import { addressOf } from "./support/places.ts";

/** What stands between browser and service, as a proxy does: it can be taken away, and put back under the same address. */
async function way(to: string) {
  const target = new URL(to);
  let there = true;
  let asked = 0;
  let held = 0;
  const server = createServer((incoming, answer) => {
    asked += 1;
    held += 1;
    answer.on("close", () => {
      held -= 1;
    });
    if (!there) return void incoming.socket.destroy();
    passOn(incoming, answer, target, { host: target.host });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get asked() {
      return asked;
    },
    /** Requests that have not been answered yet. */
    get held() {
      return held;
    },
    cut(away: boolean) {
      there = !away;
      // What is under way is lost too.
      if (away) server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("the console", needs(chromium), () => {
  let service: TestService;
  let browser: Browser;
  /** Signed in as who may everything. */
  let seen: SignedIn;
  let between: Awaited<ReturnType<typeof way>>;

  beforeAll(async () => {
    [service, browser] = await Promise.all([testService({ mounts: [consolePages] }, true), openBrowser()]);
    between = await way(service.address);
    const ask = (path: string, body: object) => service.request("POST", path, { body });
    await ask(at("shop/eu", "judgments"), { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { page: 0.4 } });
    await ask(at("shop/eu"), { upsert: [{ id: "t-1", state: { text: "one" } }] });
    await ask(at("desk"), { upsert: [{ id: "t-2", state: { text: "two" } }] });
    seen = await signedIn(browser, service.adminKey, { hurried: true });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await between?.close();
    await service?.stop();
  });

  /** A key as the API makes it, with its id. */
  const makeKey = async (body: object): Promise<{ id: string; key: string }> =>
    (await service.request("POST", "/api-keys", { body: { name: "somebody", ...body } })).body;

  test("asks for another key when its own is revoked, and goes on where one was", async () => {
    const { id, key } = await makeKey({ role: "read_only" });
    const { page } = await signedIn(browser, key, { hurried: true });
    await page.goto(addressOf(service, "namespaces", "shop/eu", "subscriptions"));
    await page.getByText("No subscriptions yet.").waitFor();
    expect((await service.request("DELETE", `/api-keys/${id}`)).status).toBe(204);
    await page.getByRole("alert").getByText("its key was revoked or has expired").waitFor({ timeout: 30_000 });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.getByLabel("API key").fill(service.adminKey);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { level: 1, name: "shop/eu" }).waitFor();
    await page.getByText("No subscriptions yet.").waitFor();
    await page.context().close();
  });

  test("signs in all tabs by one key, and signs them out together", async () => {
    const context = await browser.newContext();
    const [one, other] = [await context.newPage(), await context.newPage()];
    await other.goto(addressOf(service, "namespaces", "shop/eu", "subscriptions"));
    await other.getByLabel("API key").waitFor();
    const sent: string[] = [];
    one.on("request", (request) => {
      if (request.headers().authorization !== undefined) sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await one.goto(addressOf(service, "namespaces"));
    await one.getByLabel("API key").fill(service.adminKey);
    await one.getByRole("button", { name: "Sign in" }).click();
    await one.getByRole("link", { name: "shop/eu" }).waitFor();
    // The tab that waited at its sign-in shows its place.
    await other.getByText("No subscriptions yet.").waitFor();
    const third = await context.newPage();
    await third.goto(addressOf(service, "namespaces"));
    await third.getByRole("link", { name: "shop/eu" }).waitFor();
    expect(sent).toEqual(["POST /v1/session"]);
    const kept = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])";
    for (const page of [one, other, third]) expect(await page.evaluate(kept)).toBe('[{},{},""]');
    await third.getByRole("button", { name: "Sign out" }).click();
    await third.getByLabel("API key").waitFor();
    for (const page of [one, other]) await page.getByRole("alert").getByText("Another tab signed out.").waitFor();
    expect(await context.cookies()).toEqual([]);
    await one.reload();
    await one.getByLabel("API key").waitFor();
    await context.close();
  });

  test("takes over who is signed in when another tab signs in somebody else", async () => {
    const context = await browser.newContext();
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto(addressOf(service, "namespaces"));
    await one.getByLabel("API key").fill(service.adminKey);
    await one.getByRole("button", { name: "Sign in" }).click();
    await one.getByRole("link", { name: "desk" }).waitFor();
    const { key } = await makeKey({ role: "read_only", scope: "shop/*" });
    // A tab that has missed what the first one told.
    await context.clearCookies();
    await other.goto(addressOf(service, "namespaces"));
    await other.getByLabel("API key").fill(key);
    await other.getByRole("button", { name: "Sign in" }).click();
    for (const page of [one, other]) await expect.poll(() => page.locator("tbody th").allTextContents()).toEqual(["shop/eu"]);
    await context.close();
  });

  test("exchanges a key that a former release kept in the tab, and removes it", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const name = "judgment-service-key";
    await page.goto(`${service.address}/console/THIRD-PARTY.txt`);
    await page.evaluate(([name, key]) => sessionStorage.setItem(name!, key!), [name, service.adminKey]);
    await page.goto(addressOf(service, "namespaces"));
    await page.getByRole("link", { name: "shop/eu" }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.reload();
    await page.getByRole("link", { name: "shop/eu" }).waitFor();
    await context.close();
  });

  test("stays signed in, and says so, where the server cannot be told of a sign-out", async () => {
    const { page } = await signedIn(browser, service.adminKey, { hurried: true });
    await page.goto(addressOf(service, "namespaces"));
    await page.getByRole("link", { name: "shop/eu" }).waitFor();
    await page.route("**/v1/session", (route) => route.abort());
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("alert").getByText("No response").waitFor({ timeout: 30_000 });
    await page.unroute("**/v1/session");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("API key").waitFor();
    await page.context().close();
  });

  test("says so where a key may not see or do something, and shows the rest", async () => {
    const { key } = await makeKey({ role: "read_only", scope: "shop/*" });
    const { page, faults } = await signedIn(browser, key, { hurried: true });
    await page.goto(addressOf(service, "namespaces", "desk", "documents"));
    await page.getByText("Not allowed with this key").first().waitFor();
    await page.goto(addressOf(service, "namespaces"));
    await expect.poll(() => page.locator("tbody th").allTextContents()).toEqual(["shop/eu"]);
    // What only writers may: the refusal stands where it was asked for, and what was there stays.
    await page.goto(addressOf(service, "namespaces", "shop/eu", "judgments", "urgent"));
    await page.getByRole("slider").fill("0.6");
    await page.getByRole("button", { name: "Set threshold" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Set threshold" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "Not allowed with this key" });
    await refusal.waitFor();
    expect(await refusal.textContent()).toContain("read_write");
    expect(await page.getByRole("slider").inputValue()).toBe("0.6");
    expect((await service.request("GET", at("shop/eu", "judgments", "urgent"))).body.thresholds).toEqual({ page: 0.4 });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test("says that the server does not answer, keeps what it shows, and is itself again when the server is", async () => {
    const { page } = seen;
    await page.goto(addressOf(between, "namespaces", "shop/eu", "subscriptions"));
    await page.getByText("No subscriptions yet.").waitFor();
    between.cut(true);
    const banner = page.getByText("The server does not answer.");
    await banner.waitFor({ timeout: 30_000 });
    // What is opened meanwhile, and does not look again by itself, is there as soon as it can be.
    await page.goto(addressOf(between, "namespaces", "shop/eu", "judgments"));
    await page.getByRole("alert").getByText("No response").waitFor({ timeout: 30_000 });
    between.cut(false);
    await page.getByRole("link", { name: "urgent" }).waitFor({ timeout: 30_000 });
    await expect.poll(() => banner.count()).toBe(0);
  });

  test("signs nobody out because the server is away while it is loaded again", async () => {
    const { page } = seen;
    await page.goto(addressOf(between, "namespaces"));
    await settled(page);
    await page.route("**/v1/**", (route) => route.abort());
    await page.reload();
    await page.getByRole("alert").waitFor({ timeout: 30_000 });
    await page.unroute("**/v1/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "shop/eu" }).waitFor();
  });

  /** Activations in the feed as the service records them, without any. */
  async function told(times: number): Promise<void> {
    const { database } = service.fresh;
    const text = "select namespace_id from namespaces where name = 'shop/eu' and deleted_at is null";
    const [row] = await database.query<{ namespace_id: number }>({ text, values: [] });
    const origin = { organizationId: service.organizationId, namespaceId: row!.namespace_id, namespace: "shop/eu" };
    const { events } = (await service.request("GET", "/events?types=judgment.activated&limit=1")).body;
    const bodies = Array.from({ length: times }, () => events[0]);
    await database.transaction((tx) => recordEvents(tx, origin, bodies, service.clock.now()));
  }

  test("follows the feed without a gap or a repetition over a pause and an outage, and keeps a bounded number of rows", async () => {
    const { page } = seen;
    await page.goto(`${addressOf(between, "events")}?types=judgment.activated`);
    // What there was has been read.
    await page.getByText(/^Following\. (?:No events|[\d,]+ event)/).waitFor();
    await service.request("POST", at("shop/eu", "judgments", "urgent", "versions"), {
      body: { type: "bool", question: "Again?" },
    });
    let active = 1;
    const activate = async (times: number) => {
      for (let time = 0; time < times; time++) {
        active = 3 - active;
        const body = { version: active, force: true };
        expect((await service.request("POST", at("shop/eu", "judgments", "urgent", "activate"), { body })).status).toBe(200);
      }
    };
    const rows = page.getByRole("list", { name: "Events" }).locator(":scope > li");
    const before = await rows.count();
    // While nothing happens it asks once, and waits. In ten intervals it would have asked ten times.
    await expect.poll(() => between.held).toBe(1);
    const waiting = between.asked;
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let times = 0;
          const timer = setInterval(() => {
            if (++times < 10) return;
            clearInterval(timer);
            resolve();
          }, 1000);
        }),
    );
    expect([between.asked, between.held]).toEqual([waiting, 1]);
    await activate(3);
    await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(before + 3);
    await page.getByRole("button", { name: "Pause" }).click();
    // What is paused holds nothing.
    await expect.poll(() => between.held).toBe(0);
    await activate(2);
    await page.getByText("Paused. New events are not shown.").waitFor();
    const { asked } = between;
    expect(await rows.count()).toBe(before + 3);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(before + 5);
    expect(between.asked).toBeGreaterThan(asked);
    between.cut(true);
    await page.getByRole("alert").waitFor({ timeout: 30_000 });
    await activate(4);
    between.cut(false);
    await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(before + 9);
    await page.getByRole("alert").waitFor({ state: "detached" });
    // The order is the feed's, newest first, each once.
    for (const row of await rows.all()) await row.locator("summary").click();
    const shown = await rows.locator("pre").allTextContents();
    const ids = shown.map((text) => JSON.parse(text).id);
    const { events } = (await service.request("GET", "/events?types=judgment.activated&limit=1000")).body;
    expect(ids).toEqual(events.map(({ id }: { id: string }) => id).reverse());
    // More than a page shows: the newest stay.
    await told(210);
    await expect.poll(() => page.getByText("Showing the latest 200.").count(), { timeout: 30_000 }).toBe(1);
    await expect
      .poll(
        async () => {
          const last = (await service.request("GET", "/events?types=judgment.activated&limit=1000")).body.events.at(-1).id;
          await rows.first().locator("summary").click();
          const top = await rows.first().locator("pre").allTextContents();
          return top.length === 1 && JSON.parse(top[0]!).id === last;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    expect(await rows.count()).toBe(200);
  }, 90_000);

  test("does not ask again what the service refuses for its form, and says what is wrong", async () => {
    const { page } = seen;
    await page.goto(`${addressOf(between, "events")}?types=nonsense.*`);
    await page.getByRole("alert").getByText("invalid_request").waitFor();
    const { asked } = between;
    await page.getByLabel("Of the last").focus();
    await page.getByLabel("Types").fill("job.*");
    await page.getByText("Following.").waitFor();
    await expect.poll(() => between.asked, { timeout: 30_000 }).toBeGreaterThan(asked);
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});
