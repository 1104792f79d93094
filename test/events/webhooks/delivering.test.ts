/**
 * Deliveries on a clock that the test moves, to receivers that it runs: the whole schedule, pauses, rates, health, rotation. The test
 * compares the record of the receiver with what the service reports.
 */
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, vi } from "vitest";
import { numbered, numberOf, record } from "#test/events/feed/recorded.ts";
import { HOUR, MINUTE, numbersAt, SECOND, until, world } from "./deliveries-world.ts";
import { answering, type Receiver } from "./receiver.ts";

describe("a delivery", () => {
  it("is the event as the feed has it, signed for its moment", async () => {
    const { service, receiver, secret, happen, log } = await world();
    await happen(1);
    const delivery = await until(async () => (await log("succeeded"))[0]);
    const [{ headers, body, path }] = receiver.received as [Receiver["received"][number]];
    expect(path).toBe("/judgments");
    expect(JSON.parse(body)).toEqual((await service.request("GET", `/events/${delivery.event_id}`)).body);
    expect(headers["webhook-id"]).toBe(delivery.event_id);
    expect(headers["webhook-timestamp"]).toBe(String(Math.floor(service.clock.now().getTime() / SECOND)));
    // The service's clock stands where no receiver's does.
    vi.useFakeTimers({ now: service.clock.now(), toFake: ["Date"] });
    expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
    vi.useRealTimers();
  });

  it("is tried nine times over the whole schedule, each with the same id and a new signature, and fails for good", async () => {
    const { service, receiver, happen, log } = await world({}, { random: () => 0.5 });
    receiver.answer(answering(500, {}, "out of order"));
    await happen(1);
    const waits = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR];
    for (let attempts = 1; attempts <= 9; attempts++) {
      const delivery = await until(async () => (await log()).find((one) => one.attempts === attempts));
      const now = service.clock.now();
      expect(delivery.last_attempt).toMatchObject({ at: now.toISOString(), status_code: 500, error: "http_status" });
      const wait = waits[attempts - 1];
      if (wait === undefined) break;
      expect(delivery).toMatchObject({ status: "pending", next_attempt_at: new Date(now.getTime() + wait).toISOString() });
      // A moment before, nothing is sent.
      await service.clock.advance(wait - 1);
      expect(receiver.received.length).toBe(attempts);
      await service.clock.advance(1);
    }
    const [failed] = await log();
    expect(failed).toMatchObject({ status: "failed", attempts: 9, next_attempt_at: null });
    const { response: _, ...latest } = failed!.last_attempt as unknown as Record<string, unknown>;
    expect(failed!.attempt_history).toHaveLength(9);
    expect(failed!.attempt_history!.at(-1)).toEqual(latest);
    const began = failed!.attempt_history!.map(({ at }) => Date.parse(at));
    expect(began.slice(1).map((at, n) => at - began[n]!)).toEqual(waits);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-signature"])).size).toBe(9);
    await service.clock.advance(48 * HOUR);
    await happen(2);
    await until(() => receiver.received.length === 10);
    expect(numbersAt(receiver)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  }, 60_000);

  it("that is on its way when its endpoint is disabled is logged as it came out, and shows in what the endpoint is said to do", async () => {
    const { service, receiver, happen, log, patch, state } = await world();
    const waiting: ((status: number) => void)[] = [];
    receiver.answer((_, response) => void waiting.push((status) => response.writeHead(status).end()));
    await happen(1, 2);
    await until(() => waiting.length === 2);
    await patch({ enabled: false });
    expect(await log("skipped")).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    waiting[0]!(204);
    waiting[1]!(500);
    const skipped = await until(async () => (await log("skipped")).find(({ attempts }) => attempts === 1));
    expect(skipped).toMatchObject({
      next_attempt_at: null,
      last_attempt: { status_code: 500 },
      attempt_history: [{ status_code: 500 }],
    });
    await until(async () => (await log("succeeded")).length === 1);
    const now = service.clock.now().toISOString();
    const stats = {
      deliveries_24h: 1,
      success_rate_24h: 1,
      attempts_24h: 2,
      attempt_success_rate_24h: 0.5,
      last_delivery_at: now,
    };
    expect(await state()).toMatchObject({ status: "disabled", stats });
    // A month later nothing of it is in the log, though nothing was sent since.
    await happen(3);
    await until(async () => (await log()).length === 3);
    await service.clock.advance(31 * 24 * HOUR);
    const left = { text: "select 1 from deliveries" };
    await until(async () => (await service.fresh.database.query(left)).length === 0);
  }, 60_000);

  it("that fails shows in the endpoint's stats at once", async () => {
    const { receiver, happen, log, state } = await world();
    receiver.answer(answering(500));
    await happen(1);
    await until(async () => (await log()).some(({ attempts }) => attempts === 1));
    const stats = { deliveries_24h: 0, success_rate_24h: null, attempts_24h: 1, attempt_success_rate_24h: 0 };
    expect((await state()).stats).toMatchObject(stats);
  });

  it("over 64 KB leaves out what is large and says where the rest is", async () => {
    const { service, receiver, log } = await world();
    const { fresh, organizationId, clock } = service;
    const attributes = { text: "x".repeat(70_000) };
    const data = { ...numbered("shop", 1).data, attributes, answers: {} };
    await record(
      fresh.database,
      { organizationId, namespaceId: 7, namespace: "shop" },
      [{ type: "namespace.deleted", data } as never],
      clock.now(),
    );
    const delivery = await until(async () => (await log("succeeded"))[0]);
    expect(JSON.parse(receiver.received[0]!.body)).toEqual({
      id: delivery.event_id,
      type: "namespace.deleted",
      timestamp: clock.now().toISOString(),
      truncated: true,
      url: `https://judgments.example.com/v1/events/${delivery.event_id}`,
      data: numbered("shop", 1).data,
    });
    expect((await service.request("GET", `/events/${delivery.event_id}`)).body.data.attributes).toEqual(attributes);
  });

  it("over 64 KB without attributes and answers leaves out what else is large", async () => {
    const { service, receiver } = await world();
    const { fresh, organizationId, clock } = service;
    const event = { type: "namespace.deleted", data: { ...numbered("shop", 1).data, note: "n".repeat(70_000) } } as never;
    await record(fresh.database, { organizationId, namespaceId: 7, namespace: "shop" }, [event], clock.now());
    await until(() => receiver.received.length === 1);
    const { body } = receiver.received[0]!;
    expect(body.length).toBeLessThan(1_000);
    const { id, truncated, data } = JSON.parse(body);
    expect({ truncated, data }).toEqual({ truncated: true, data: numbered("shop", 1).data });
    expect((await service.request("GET", `/events/${id}`)).body.data.note).toHaveLength(70_000);
  });

  it("goes to endpoints that ask for its type and cover its namespace, and to no others", async () => {
    const { service, receiver, happen, endpoint } = await world();
    const others = [
      { events: ["job.*"] },
      { namespace_prefix: "shopping/*" },
      { events: [] },
      { namespace_prefix: "shop/*" },
      { events: ["*"] },
    ];
    const made: string[] = [];
    for (const [n, other] of others.entries()) {
      const url = `https://hooks.example.com/${n}`;
      made.push(
        (await service.request("POST", "/webhook-endpoints", { body: { url, events: ["namespace.*"], ...other } })).body.id,
      );
    }
    await happen(1);
    await until(() => receiver.received.length === 3);
    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(["/3", "/4", "/judgments"]);
    expect([endpoint, ...made].length).toBe(6);
  });

  it("is not made of what a subscription sends where its endpoint covers that no more", async () => {
    const { service, receiver, endpoint, patch, log } = await world({ events: [] });
    const body = { name: "all", filters: ["attributes.n", "Gte", 0], endpoint, bulk: "deliver" };
    expect((await service.request("POST", "/namespaces/shop%2F*/subscriptions", { body })).status).toBe(201);
    const write = async (namespace: string, n: number) => {
      const upsert = [{ id: `d-${n}`, attributes: { n } }];
      await service.request("POST", `/namespaces/${encodeURIComponent(namespace)}`, { body: { upsert } });
    };
    const fed = async () => (await service.request("GET", "/events?types=subscription.entered")).body.events;
    await write("shop/us", 1);
    await until(() => receiver.received.length === 1);
    await patch({ namespace_prefix: "shop/eu*" });
    await write("shop/us", 2);
    await until(async () => (await fed()).length === 2);
    await write("shop/eu", 3);
    await until(() => receiver.received.length === 2);
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.document_id)).toEqual(["d-1", "d-3"]);
    expect(await log()).toHaveLength(2);
  });
});

describe("the log", () => {
  it("forgets a delivery after 30 days, also of an endpoint that nothing is sent to any more", async () => {
    const { service, happen, log } = await world();
    await happen(1);
    await until(async () => (await log("succeeded")).length === 1);
    const rows = () => service.fresh.database.query({ text: "select from deliveries" });
    await service.clock.advance(30 * 24 * HOUR - MINUTE);
    expect([(await log()).length, (await rows()).length]).toEqual([1, 1]);
    await service.clock.advance(2 * MINUTE);
    expect(await log()).toEqual([]);
    // What is no longer listed is looked for once a day.
    await service.clock.advance(24 * HOUR);
    await until(async () => (await rows()).length === 0);
  });
});

describe("an endpoint that asks for patience", () => {
  it("gets nothing while its Retry-After lasts, and the delivery waits as long", async () => {
    const { service, receiver, happen, log } = await world();
    receiver.answer(answering(429, { "retry-after": "60" }));
    await happen(1);
    const start = service.clock.now().getTime();
    await until(async () => (await log()).some(({ attempts }) => attempts === 1));
    expect((await log())[0]!.next_attempt_at).toBe(new Date(start + MINUTE).toISOString());
    receiver.answer(answering(204));
    await happen(2, 3);
    await until(async () => (await log("pending")).length === 3);
    await service.clock.advance(MINUTE - 1);
    expect(receiver.received.length).toBe(1);
    await service.clock.advance(1);
    await until(async () => (await log("succeeded")).length === 3);
  });

  it("is left alone for five seconds where it says nothing, and for five minutes at most", async () => {
    for (const [headers, paused] of [
      [{}, 5 * SECOND],
      [{ "retry-after": "86400" }, 5 * MINUTE],
    ] as const) {
      const { service, receiver, happen, log } = await world();
      receiver.answer((_, response, body) =>
        numberOf(JSON.parse(body)) === 1 ? response.writeHead(503, headers).end() : response.writeHead(204).end(),
      );
      await happen(1);
      await until(async () => (await log()).some(({ attempts }) => attempts === 1));
      await happen(2);
      await until(async () => (await log()).length === 2);
      await service.clock.advance(paused - 1);
      expect(numbersAt(receiver)).toEqual([1]);
      await service.clock.advance(1);
      await until(() => numbersAt(receiver).includes(2));
    }
  });
});

describe("deliveries to one endpoint", () => {
  it("are at most 16 in flight, from two processes", async () => {
    const { service, receiver, happen, log } = await world();
    await service.beside("worker");
    let [inFlight, most] = [0, 0];
    const waiting: (() => void)[] = [];
    receiver.answer((_, response) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      waiting.push(() => {
        inFlight -= 1;
        response.writeHead(204).end();
      });
    });
    await happen(...Array.from({ length: 100 }, (_, n) => n));
    await until(() => inFlight === 16);
    const releasing = setInterval(() => {
      for (const release of waiting.splice(0, 3)) release();
    }, 10);
    await until(() => receiver.received.length === 100);
    await until(async () => (waiting.length === 0 ? (await log("pending")).length === 0 : false));
    clearInterval(releasing);
    expect(most).toBe(16);
    expect(numbersAt(receiver).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  }, 60_000);

  it("do not wait for one before them that takes long to be answered", async () => {
    const { receiver, happen } = await world({}, { limits: { connectMs: 5_000, totalMs: HOUR } });
    receiver.answer((_, response, body) => void (numberOf(JSON.parse(body)) === 1 || response.writeHead(204).end()));
    for (const number of [1, 2, 3]) {
      await happen(number);
      await until(() => numbersAt(receiver).includes(number));
    }
  }, 60_000);

  it("are looked for less and less often while one hangs and nothing else comes", async () => {
    const { service, receiver, happen } = await world({}, { limits: { connectMs: 5_000, totalMs: HOUR } });
    receiver.answer((_, response, body) => void (numberOf(JSON.parse(body)) === 1 || response.writeHead(204).end()));
    const asked = vi.spyOn(service.fresh.database, "query");
    const looks = () => asked.mock.calls.filter(([{ name }]) => name === "deliveries_read_due").length;
    await happen(1);
    await until(() => receiver.received.length === 1);
    const [before, begun] = [looks(), performance.now()];
    await until(() => looks() === before + 6);
    // After 100, 200, 400, 800 and 1,000 ms. A busy machine takes longer.
    expect(performance.now() - begun).toBeGreaterThan(2_000);
    await happen(2);
    await until(() => numbersAt(receiver).includes(2));
    const again = looks();
    await until(() => looks() >= again + 2);
    expect(receiver.received).toHaveLength(2);
  }, 60_000);

  it("are begun by what the endpoint is by then, however long those before take to be answered", async () => {
    const { service, receiver, happen, patch, log, endpoint } = await world();
    const waiting: (() => void)[] = [];
    receiver.answer((_, response) => void waiting.push(() => response.writeHead(204).end()));
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    await happen(...numbers);
    await until(() => waiting.length === 16);
    await patch({ url: "https://hooks.example.com/moved" });
    const rotate = `/webhook-endpoints/${endpoint}/rotate-secret`;
    const { body } = await service.request("POST", rotate, { body: { previous_valid_for: "0s" } });
    await service.clock.advance(SECOND);
    for (const answer of waiting.splice(0)) answer();
    await until(() => waiting.length === 16);
    const second = receiver.received.slice(16);
    expect(new Set(second.map(({ path }) => path))).toEqual(new Set(["/moved"]));
    for (const { headers, body: sent } of second) {
      const key = Buffer.from(body.secret.slice("whsec_".length), "base64");
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${sent}`;
      expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
    }
    await patch({ enabled: false });
    await service.clock.advance(SECOND);
    for (const answer of waiting.splice(0)) answer();
    receiver.answer(answering(204));
    const held = { text: "select from wakeups where kind = 'deliveries' and lease_owner is not null" };
    await until(async () => (await service.fresh.database.query(held)).length === 0);
    await patch({ enabled: true });
    await happen(99);
    await until(() => numbersAt(receiver).includes(99));
    expect(receiver.received.length).toBe(33);
    // Those that were on their way came through, and the log says so. The last result is written after its receiver was answered.
    expect(await log("skipped")).toHaveLength(8);
    await until(async () => (await log("pending")).length === 0);
    expect(await log("succeeded")).toHaveLength(33);
  }, 60_000);

  it("are no faster than max_per_second, whatever comes in between", async () => {
    const { service, receiver, happen } = await world({ max_per_second: 0.5 });
    await happen(0, 1, 2, 3);
    await until(() => receiver.received.length === 1);
    for (let sent = 1; sent < 4; sent++) {
      await service.clock.advance(1_000);
      await happen(10 * sent);
      await service.clock.advance(999);
      expect(receiver.received.length).toBe(sent);
      await service.clock.advance(1);
      await until(() => receiver.received.length === sent + 1);
    }
  }, 60_000);

  it("go on at once where a slow max_per_second is removed, and no faster than a new one allows", async () => {
    const { service, receiver, happen, patch } = await world({ max_per_second: 1 / 3_600 });
    await happen(0, 1, 2, 3);
    await until(() => receiver.received.length === 1);
    await service.clock.advance(1_000);
    await patch({ max_per_second: 0.1 });
    await service.clock.advance(8_999);
    expect(receiver.received.length).toBe(1);
    await service.clock.advance(1);
    await until(() => receiver.received.length === 2);
    await patch({ max_per_second: null });
    await until(() => receiver.received.length === 4);
  }, 60_000);

  it("carry both signatures while a rotation lasts, and one when it is over", async () => {
    const { service, receiver, endpoint, secret, happen } = await world();
    const { body } = await service.request("POST", `/webhook-endpoints/${endpoint}/rotate-secret`, {
      body: { previous_valid_for: "1h" },
    });
    const signedBy = async (number: number) => {
      await happen(number);
      await until(() => numbersAt(receiver).includes(number));
      const { headers, body: text } = receiver.received.find((one) => numberOf(JSON.parse(one.body)) === number)!;
      vi.useFakeTimers({ now: service.clock.now(), toFake: ["Date"] });
      const by = [secret, body.secret].map((one) => {
        try {
          new Webhook(one).verify(text, headers);
          return true;
        } catch {
          return false;
        }
      });
      vi.useRealTimers();
      return [headers["webhook-signature"]!.split(" ").length, ...by];
    };
    expect(await signedBy(1)).toEqual([2, true, true]);
    await service.clock.advance(HOUR - 1);
    expect(await signedBy(2)).toEqual([2, true, true]);
    await service.clock.advance(1);
    expect(await signedBy(3)).toEqual([1, false, true]);
  });
});
