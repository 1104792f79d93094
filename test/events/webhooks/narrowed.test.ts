/** An endpoint that was for everything, and is for less now: who may lead it elsewhere gets nothing of what it was for before. */
import { describe, expect, it, vi } from "vitest";
import { numbered, numberOf, record } from "#test/events/feed/recorded.ts";
import { MINUTE, numbersAt, SECOND, type World, world } from "./deliveries-world.ts";
import { answering } from "./receiver.ts";

const soon = <T>(look: () => Promise<T> | T) => vi.waitFor(look, { timeout: 30_000, interval: 20 });

async function happenIn({ service }: World, namespace: string, number: number): Promise<void> {
  const { fresh, organizationId, clock } = service;
  const origin = { organizationId, namespaceId: number, namespace };
  await record(fresh.database, origin, [numbered(namespace, number)], clock.now());
}

const recover = async ({ service, endpoint }: World, key = service.adminKey) => {
  const since = new Date(service.clock.now().getTime() - MINUTE).toISOString();
  const { status, body } = await service.request("POST", `/webhook-endpoints/${endpoint}/recover`, { body: { since }, key });
  expect(status).toBe(200);
  return body.queued;
};

const skippedReasons = async ({ log }: World) =>
  (await log("skipped")).map((one) => (one as { skipped_reason?: string }).skipped_reason);

describe("an endpoint that covers less than before", () => {
  it("gets no pending event of another namespace, and the log says why", async () => {
    const one = await world();
    one.receiver.answer(answering(500));
    await happenIn(one, "b/x", 1);
    await happenIn(one, "a/x", 2);
    await soon(async () => expect((await one.log()).map(({ attempts }) => attempts)).toEqual([1, 1]));
    await one.patch({ namespace_prefix: "a/*", url: "https://hooks.example.com/elsewhere" });
    one.receiver.answer(answering(204));
    await one.service.clock.advance(6 * SECOND);
    await soon(async () => expect((await one.log()).map(({ status }) => status).toSorted()).toEqual(["skipped", "succeeded"]));
    expect(await skippedReasons(one)).toEqual(["not_covered"]);
    const elsewhere = one.receiver.received.filter(({ path }) => path === "/elsewhere");
    expect(elsewhere.map(({ body }) => numberOf(JSON.parse(body)))).toEqual([2]);
  });

  it("gets no event of another namespace that was read for it before", async () => {
    const one = await world({ max_per_second: 1 });
    // Both are read for the endpoint. The second waits for its turn.
    await one.patch({ enabled: false });
    await happenIn(one, "b/x", 1);
    await happenIn(one, "b/x", 2);
    await soon(async () => expect(await one.log("skipped")).toHaveLength(2));
    expect(await skippedReasons(one)).toEqual(["endpoint_disabled", "endpoint_disabled"]);
    await one.patch({ enabled: true });
    expect(await recover(one)).toBe(2);
    await soon(() => expect(one.receiver.received).toHaveLength(1));
    await one.patch({ namespace_prefix: "a/*" });
    await one.service.clock.advance(2 * SECOND);
    await soon(async () => expect(await skippedReasons(one)).toEqual(["not_covered"]));
    expect(one.receiver.received).toHaveLength(1);
  });

  it("recovers nothing of another namespace", async () => {
    const one = await world();
    await one.patch({ enabled: false });
    await happenIn(one, "b/x", 1);
    await happenIn(one, "a/x", 2);
    await soon(async () => expect(await one.log("skipped")).toHaveLength(2));
    await one.patch({ enabled: true, namespace_prefix: "a/*" });
    expect(await recover(one, await one.service.key({ scope: "a/*" }))).toBe(1);
    await soon(() => expect(numbersAt(one.receiver)).toEqual([2]));
    expect(await recover(one)).toBe(0);
    // It is recovered where the endpoint covers it again.
    await one.patch({ namespace_prefix: null });
    expect(await recover(one)).toBe(1);
    await soon(() => expect(numbersAt(one.receiver)).toEqual([2, 1]));
  });
});

describe("an endpoint that asks for the audit log no more", () => {
  it("gets nothing of it that is pending, was skipped, or is sent again", async () => {
    const one = await world({ events: ["audit.recorded"] });
    one.receiver.answer(answering(500));
    await one.patch({ description: "changed" });
    // Its creation, and the change.
    const [pending] = await soon(async () => {
      const log = await one.log("pending");
      expect(log.map(({ attempts }) => attempts)).toEqual([1, 1]);
      return log;
    });
    // The change itself is for an endpoint that asks for no audit events.
    await one.patch({ events: ["namespace.*"] });
    one.receiver.answer(answering(204));
    await one.service.clock.advance(6 * SECOND);
    await soon(async () => expect(await skippedReasons(one)).toEqual(["not_requested", "not_requested"]));
    expect(await recover(one)).toBe(0);
    const again = await one.service.request("POST", `/events/${pending!.event_id}/redeliver`, {
      body: { endpoint: one.endpoint },
    });
    expect([again.status, again.body.error.code]).toEqual([400, "invalid_request"]);
    expect(one.receiver.received).toHaveLength(2);
    // Test sends have example data only.
    const test = await one.service.request("POST", `/webhook-endpoints/${one.endpoint}/test`, {
      body: { type: "audit.recorded" },
    });
    expect(test.status).toBe(202);
    await soon(() => expect(one.receiver.received).toHaveLength(3));
  });
});
