/** How far behind its namespace a subscription says that it is. */
import { expect, it } from "vitest";
import { followHere } from "#test/support/follow-here.ts";
import { testService } from "#test/support/service.ts";
import { short, subscribe, type Told, write } from "./world.ts";

const MINUTES_5 = 300_000;

it("is behind a moved threshold until it was compared with all documents, however far commits are read", async () => {
  // No worker runs, so only the test consumes the feed. The clock stands still until the test moves it.
  const service = await testService({ role: "api" });
  const body = { name: "urgent", type: "bool", question: "?", thresholds: { page: 0.8 } };
  await service.request("POST", "/namespaces/shop/judgments", { body });
  const reads = await subscribe(service, "shop", { name: "reads", filters: ["answers.urgent.thresholds.page", "Eq", true] });
  await subscribe(service, "shop", { name: "other", filters: ["attributes.status", "Eq", "open"] });
  service.engine.answer = () => ({ type: "bool", p: 0.7 });
  const upsert = Array.from({ length: 1_000 }, (_, n) => ({ id: `d-${n}` }));
  await write(service, "shop", { upsert });
  await write(service, "shop", { upsert: [{ id: "z" }], wait_for: ["urgent"] });
  const follow = (turns?: number) => followHere(service, "shop", turns === undefined ? {} : { turns });
  const lags = async () => {
    const { status, body } = await service.request("GET", "/namespaces/shop/subscriptions");
    expect(status).toBe(200);
    return Object.fromEntries(body.subscriptions.map(({ name, lag_ms }: { name: string; lag_ms: number }) => [name, lag_ms]));
  };
  await follow();
  expect(await lags()).toEqual({ other: 0, reads: 0 });
  const patched = await service.request("PATCH", "/namespaces/shop/judgments/urgent", { body: { thresholds: { page: 0.6 } } });
  expect(patched.status).toBe(200);
  // It takes over the change, compares a page of documents, and reads the commit of the change.
  await follow(3);
  await service.clock.advance(MINUTES_5);
  expect(await lags()).toEqual({ other: 0, reads: MINUTES_5 });
  await write(service, "shop", { upsert: [{ id: "y" }] });
  await service.clock.advance(MINUTES_5);
  expect(await lags()).toEqual({ other: MINUTES_5, reads: 2 * MINUTES_5 });
  await follow();
  expect(await lags()).toEqual({ other: 0, reads: 0 });
  const told = await service.fresh.database.query<Told>({
    text: "select type, data from recorded_events where data ->> 'subscription' = $1 order by record_id",
    values: [reads.subscriptionId],
  });
  expect(short(told)).toEqual(["= threshold 1 +1 -0"]);
});
