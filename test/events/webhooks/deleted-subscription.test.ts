import { expect, it } from "vitest";
import { until, world } from "./deliveries-world.ts";

it("what a subscription has caused is delivered, though the subscription is deleted before the relay comes to it", async () => {
  const { service, receiver, endpoint } = await world({ events: [] });
  const { database } = service.fresh;
  const at = "/namespaces/shop/subscriptions";
  const body = { name: "all", filters: ["attributes.n", "Gte", 0], endpoint };
  expect((await service.request("POST", at, { body })).status).toBe(201);
  const upsert = [{ id: "first", attributes: { n: 1 } }];
  await service.request("POST", "/namespaces/shop", { body: { upsert } });
  await until(() => receiver.received.length === 1);
  // The relay waits for the feed's row.
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.transaction(async (tx) => {
    expect(await tx.query({ text: "select from feeds for update" })).toHaveLength(1);
    held.resolve();
    await over.promise;
  });
  await held.promise;
  try {
    await service.request("POST", "/namespaces/shop", { body: { upsert: [{ id: "second", attributes: { n: 2 } }] } });
    const recorded = { text: "select from recorded_events where type = 'subscription.entered'" };
    await until(async () => (await database.query(recorded)).length === 1);
    expect((await service.request("DELETE", `${at}/all`)).status).toBe(204);
  } finally {
    over.resolve();
    await holding;
  }
  await until(() => receiver.received.length === 2);
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.document_id)).toEqual(["first", "second"]);
}, 60_000);
