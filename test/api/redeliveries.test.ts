/** Deliveries of one event that are made again by hand. */
import { afterAll, describe, expect, it, vi } from "vitest";
import { numbered, record } from "#test/events/feed/recorded.ts";
import { authority, type Receiver, startReceiver, testOutside } from "#test/events/webhooks/receiver.ts";
import { apiOf, invalid, refusal } from "./support/api.ts";

const ADDRESS = "93.184.216.34";
const url = "https://hooks.example.com/judgments";
const NOBODY = `we_${"0".repeat(26)}`;

let receiver: Receiver;
// biome-ignore format: coverage.test.ts reads the list
const api = apiOf(["events_redeliver", "events_deliveries"], {}, async () => {
  receiver = await startReceiver();
  const outside = testOutside({ "hooks.example.com": [[ADDRESS]] }, { [ADDRESS]: receiver.port });
  return { webhooks: { outside, ca: authority } };
});
afterAll(() => receiver.close());

const at = (id: string, ...parts: string[]) => ["", "webhook-endpoints", id, ...parts].join("/");
const make = async (body: object = {}, options = {}) => (await api.post("/webhook-endpoints", { url, ...body }, options)).body;
const notFound = { status: 404, code: "not_found" };
const conflict = { status: 409, code: "conflict" };
const tooLarge = `{${" ".repeat(1024 * 1024)}}`;

/** Waits until a delivery is over. */
async function settled(endpoint: string, eventId: string): Promise<Record<string, unknown>> {
  return vi.waitUntil(
    async () => {
      const { deliveries } = (await api.get(at(endpoint, "deliveries"))).body;
      return deliveries.find((one: Record<string, unknown>) => one.event_id === eventId && one.last_attempt !== null);
    },
    { timeout: 30_000 },
  );
}

describe("deliveries", () => {
  it("of an event are made again by hand, with the same webhook-id, to endpoints that cover it", async () => {
    const { id } = await make({ namespace_prefix: "again/*" });
    const other = await make({ namespace_prefix: "elsewhere" });
    const { fresh, organizationId, clock } = api.service;
    await record(
      fresh.database,
      { organizationId, namespaceId: 78, namespace: "again/x" },
      [numbered("again/x", 5)],
      clock.now(),
    );
    const event = await vi.waitUntil(
      async () => (await api.get("/events?namespace_prefix=again/x")).body.events[0] as { id: string } | undefined,
      { timeout: 30_000 },
    );
    const redeliver = (endpoint: string, eventId = event.id, options = {}) =>
      api.post(`/events/${eventId}/redeliver`, { endpoint }, options);
    const times = () => receiver.received.filter(({ headers }) => headers["webhook-id"] === event.id).length;
    for (const wanted of [1, 2]) {
      const { status, body } = await redeliver(id);
      expect([status, body]).toMatchObject([200, { event_id: event.id, endpoint: id, status: "pending" }]);
      await vi.waitUntil(() => times() === wanted, { timeout: 30_000 });
    }
    const deliveries = async (eventId = event.id, options = {}) => api.get(`/events/${eventId}/deliveries`, options);
    // The receiver has them before the service has noted it.
    const areOver = async () =>
      (await deliveries()).body.deliveries.every(({ status }: { status: string }) => status === "succeeded");
    await vi.waitUntil(areOver, { timeout: 30_000 });
    const ofEvent = (await deliveries()).body.deliveries;
    expect(ofEvent).toMatchObject([
      { event_id: event.id, endpoint: id },
      { event_id: event.id, endpoint: id },
    ]);
    expect(ofEvent).toEqual((await api.get(at(id, "deliveries"))).body.deliveries);
    const near = await api.service.key({ scope: "again/x", role: "read_only" });
    expect((await deliveries(event.id, { key: near })).body).toEqual({ deliveries: [] });
    expect(refusal(await deliveries(NOBODY.replace("we", "evt")))).toEqual(notFound);
    expect(refusal(await deliveries("evt_x"))).toEqual(invalid("path/id"));
    expect(refusal(await deliveries(event.id, { key: await api.service.key({ scope: "shop/*" }) }))).toEqual(notFound);
    expect(refusal(await redeliver(other.id))).toEqual(invalid("/endpoint"));
    expect(refusal(await redeliver(NOBODY))).toEqual(invalid("/endpoint"));
    expect(refusal(await redeliver(id, `evt_${"0".repeat(26)}`))).toEqual(notFound);
    expect(refusal(await redeliver(id, event.id, { key: await api.service.key({ scope: "shop/*" }) }))).toEqual(notFound);
    expect(refusal(await api.post(`/events/${event.id}/redeliver`, tooLarge))).toEqual({ status: 413, code: "too_large" });
    const headers = { "Idempotency-Key": "again" };
    expect((await redeliver(id, event.id, { headers })).status).toBe(200);
    expect(refusal(await redeliver(other.id, event.id, { headers }))).toEqual(conflict);
    const { body: test } = await api.post(at(id, "test"));
    await settled(id, test.event_id);
    expect((await redeliver(id, test.event_id)).status).toBe(200);
    expect(refusal(await redeliver((await make()).id, test.event_id))).toEqual(invalid("/endpoint"));
  });
});
