/** The feed, subscriptions, groups and endpoints from the command line. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { at } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { environment, typed, values } from "./typed.ts";

let service: TestService;
const ns = "shop/tickets";
const judgment = (...args: string[]) => typed(service, args);
const upsert = (n: number) =>
  service.request("POST", at(ns), { body: { upsert: [{ id: `t-${n}`, attributes: { n, status: "open" } }] } });

beforeAll(async () => {
  service = await testService({}, true);
  await service.request("POST", at(ns), { body: { upsert: [{ id: "first", attributes: { status: "closed" } }] } });
  const filters = ["attributes.status", "Eq", "open"];
  const { status } = await service.request("POST", at(ns, "subscriptions"), { body: { name: "open", filters } });
  expect(status).toBe(201);
  const isLive = async () => (await service.request("GET", at(ns, "subscriptions", "open"))).body.status === "live";
  await vi.waitUntil(isLive, { timeout: 30_000 });
}, 60_000);
afterAll(() => service.stop());

/** A follower; its lines as they come, until it is interrupted. */
function follower(...args: string[]) {
  const child = spawn(process.execPath, ["src/server/cli.ts", "events", "follow", "--json", ...args], {
    env: environment(service),
  });
  const seen: { id: string; type: string; data: { document_id: string } }[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => seen.push(JSON.parse(line)));
  let told = "";
  child.stderr.on("data", (chunk) => {
    told += chunk;
  });
  const ended = once(child, "close");
  return {
    seen,
    async interrupt() {
      child.kill("SIGINT");
      const [code] = await ended;
      return { code, told };
    },
  };
}

describe("the command line", { timeout: 90_000 }, () => {
  it("follows the feed, and goes on where it was cut off: each event once", async () => {
    const before = values(await judgment("events", "list", "--json")).at(-1)?.id;
    const filter = ["--types", "subscription.*", "--namespace", "shop/*"];
    const one = follower(...filter, ...(before ? ["--after", before] : ["--since", "2000-01-01T00:00:00Z"]));
    for (let n = 0; n < 3; n++) await upsert(n);
    await expect.poll(() => one.seen.length, { timeout: 60_000 }).toBe(3);
    const { code, told } = await one.interrupt();
    const last = one.seen.at(-1)!.id;
    expect([code, JSON.parse(told).error]).toEqual([
      130,
      { code: "interrupted", message: expect.stringContaining("events follow --after evt_"), details: null },
    ]);
    await upsert(3);
    const two = follower(...filter, "--after", last);
    await upsert(4);
    await expect.poll(() => two.seen.length, { timeout: 60_000 }).toBe(2);
    expect((await two.interrupt()).code).toBe(130);
    const ids = [...one.seen, ...two.seen].map(({ data }) => data.document_id);
    expect(ids).toEqual(["t-0", "t-1", "t-2", "t-3", "t-4"]);
    const listed = await judgment("events", "list", "--types", "subscription.entered", "--limit", "2");
    expect([listed.code, listed.out.trim().split("\n").length]).toEqual([0, 2]);
    expect(listed.out).toMatch(/^evt_\S+ {2}2030-\S+ {2}subscription\.entered +shop\/tickets {2}/);
  });

  it("goes on following when the service is back, and says that it is away", async () => {
    const relay = createServer((socket) => {
      const upstream = connect(Number(new URL(service.baseUrl).port), "127.0.0.1");
      socket
        .on("error", () => undefined)
        .pipe(upstream.on("error", () => undefined))
        .pipe(socket);
    });
    const listen = async (port: number) => {
      await once(relay.listen(port, "127.0.0.1"), "listening");
      return (relay.address() as AddressInfo).port;
    };
    const port = await listen(0);
    await new Promise((resolve) => relay.close(resolve));
    const env = { ...environment(service), JUDGMENT_URL: `http://127.0.0.1:${port}/v1` };
    const since = service.clock.now().toISOString();
    const child = spawn(process.execPath, ["src/server/cli.ts", "events", "follow", "--since", since], { env });
    let [out, err] = ["", ""];
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (err += chunk));
    const ended = once(child, "close");
    await expect.poll(() => err, { timeout: 60_000 }).toContain("Retrying.");
    await listen(port);
    await upsert(9);
    await expect.poll(() => out, { timeout: 60_000 }).toContain("document_id=t-9");
    child.kill("SIGINT");
    expect((await ended)[0]).toBe(130);
    relay.close();
  });

  it("shows subscriptions, groups and endpoints, and what was sent to one", async () => {
    const [subscription] = values(await judgment("subscriptions", "list", ns, "--json"));
    expect(subscription).toMatchObject({ name: "open", status: "live" });
    expect(values(await judgment("subscriptions", "get", ns, "open", "--json"))).toEqual([subscription]);
    const group = { name: "by-status", key: "attributes.status", aggregate: { count: true, max: ["attributes.n"] } };
    await service.request("POST", at(ns, "groups"), { body: group });
    const ready = async () => (await service.request("GET", at(ns, "groups", "by-status"))).body.status;
    await expect.poll(ready, { timeout: 30_000 }).toBe("ready");
    expect((await judgment("groups", "list", ns)).out).toContain("by-status");
    const { out } = await judgment("groups", "get", ns, "by-status");
    expect(out).toMatch(/count[^\n]*max attributes\.n/);
    expect(out).toContain("open");
    const body = { url: "https://hooks.example.com/judgments", events: ["job.*"] };
    const { body: endpoint } = await service.request("POST", "/webhook-endpoints", { body });
    expect(values(await judgment("endpoints", "list", "--json"))).toMatchObject([{ id: endpoint.id, status: "active" }]);
    expect(values(await judgment("endpoints", "get", endpoint.id, "--json"))).toMatchObject([{ url: body.url }]);
    await service.request("POST", `/webhook-endpoints/${endpoint.id}/test`);
    const deliveries = async () => values(await judgment("endpoints", "deliveries", endpoint.id, "--json"));
    await expect.poll(deliveries, { timeout: 60_000 }).toMatchObject([{ event_type: "webhook.test" }]);
    const wrong = await judgment("endpoints", "deliveries", endpoint.id, "--status", "lost");
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('"pending", "succeeded", "failed", "skipped"')]);
  });

  it("names what may have been meant, and its release", async () => {
    expect(await judgment("evnts", "follow")).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "events"?') });
    expect(await judgment("--version")).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
    expect(await judgment("jobs", "list", "--limit", "0")).toMatchObject({ code: 2, err: expect.stringContaining("from 1 on") });
  });
});
