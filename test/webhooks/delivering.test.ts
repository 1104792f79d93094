/**
 * Deliveries on a clock that the test moves, to receivers that it runs: the whole schedule, pauses, rates, health, rotation. What the receiver
 * has recorded is held against what the service says.
 */
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { smtpMailer } from "#src/webhooks/mailer.ts";
import type { WebhookOptions } from "#src/webhooks/webhooks.ts";
import { numbered, numberOf, record } from "#test/events/recorded.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { startMailbox } from "./mailbox.ts";
import { answering, authority, type Receiver, startReceiver, testOutside } from "./receiver.ts";

const ADDRESS = "93.184.216.34";
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface World {
  service: TestService;
  receiver: Receiver;
  endpoint: string;
  secret: string;
  /** Records events about a namespace that the endpoint covers. */
  happen(...numbers: number[]): Promise<void>;
  log(status?: string): Promise<Delivery[]>;
  state(): Promise<Record<string, unknown>>;
  patch(body: object): Promise<void>;
}

interface Delivery {
  event_id: string;
  status: string;
  attempts: number;
  next_attempt_at: string | null;
  last_attempt: { at: string; error: string | null; status_code: number | null } | null;
  attempt_history?: { at: string; error: string | null; status_code: number | null }[];
}

async function world(settings: object = {}, webhooks: Partial<WebhookOptions> = {}): Promise<World> {
  const receiver = await startReceiver();
  closing.push(receiver.close);
  const outside = testOutside({ "hooks.example.com": [[ADDRESS]] }, { [ADDRESS]: receiver.port });
  const service = await testService({ webhooks: { outside, ca: authority, ...webhooks } });
  const url = "https://hooks.example.com/judgments";
  const { body } = await service.request("POST", "/webhook-endpoints", { body: { url, events: ["namespace.*"], ...settings } });
  const at = `/webhook-endpoints/${body.id}`;
  return {
    service,
    receiver,
    endpoint: body.id,
    secret: body.secret,
    async happen(...numbers) {
      const { fresh, organizationId, clock } = service;
      const bodies = numbers.map((number) => numbered("shop", number));
      await record(fresh.database, { organizationId, namespaceId: 7, namespace: "shop" }, bodies, clock.now());
    },
    log: async (status) => {
      const answer = await service.request("GET", `${at}/deliveries${status ? `?status=${status}` : ""}`);
      return answer.body.deliveries;
    },
    state: async () => (await service.request("GET", at)).body,
    patch: async (body) => void (await service.request("PATCH", at, { body })),
  };
}

/** Waits for what happens in its own time: a delivery's way through sockets and the database. */
const until = <T>(look: () => Promise<T> | T) => vi.waitUntil(look, { timeout: 30_000, interval: 20 });

const numbersAt = ({ received }: Receiver) => received.map(({ body }) => numberOf(JSON.parse(body)));

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
    // Those that were on their way came through, and the log says so.
    expect(await log("skipped")).toHaveLength(8);
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

describe("an endpoint that nothing reaches", () => {
  it("is failing after a day, disabled after five, told in the feed and by mail each time, and well again once it is enabled", async () => {
    const { service, receiver, endpoint, happen, log, state, patch } = await world();
    await service.request("PATCH", "/organization", { body: { contacts: ["ops@example.com", "owner@example.com"] } });
    receiver.answer(answering(500));
    const started = service.clock.now();
    for (let n = 0; n < 5; n++) {
      await happen(n);
      await until(async () => (await log()).length === n + 1 && (await log()).every(({ attempts }) => attempts > 0));
    }
    await service.clock.advance(7 * SECOND);
    await until(async () => (await log()).every(({ attempts }) => attempts === 2));
    expect(await state()).toMatchObject({ status: "active", failing_since: started.toISOString() });
    await service.clock.advance(24 * HOUR);
    await until(async () => (await state()).status === "failing");
    await service.clock.advance(4 * 24 * HOUR);
    await until(async () => (await state()).status === "disabled");
    expect(await state()).toMatchObject({ enabled: false, failing_since: started.toISOString() });
    await until(async () => (await log()).every(({ status }) => status === "skipped"));
    const events = await until(async () => {
      const { body } = await service.request("GET", "/events?types=endpoint.*");
      return body.events.length === 2 ? body.events : undefined;
    });
    expect(events).toMatchObject([
      { type: "endpoint.failing", data: { endpoint, failing_since: started.toISOString(), last_error: "http_status" } },
      { type: "endpoint.disabled", data: { endpoint, reason: "failures" } },
    ]);
    await until(() => service.mails.length === 2);
    expect(service.mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [["ops@example.com", "owner@example.com"], `Webhook endpoint ${endpoint} is failing`],
      [["ops@example.com", "owner@example.com"], `Webhook endpoint ${endpoint} is disabled`],
    ]);
    const sent = receiver.received.length;
    await service.clock.advance(24 * HOUR);
    expect(receiver.received.length).toBe(sent);
    receiver.answer(answering(204));
    await patch({ enabled: true });
    expect(await state()).toMatchObject({ status: "active", failing_since: null });
    const { body } = await service.request("POST", `/webhook-endpoints/${endpoint}/recover`, {
      body: { since: started.toISOString() },
    });
    expect(body).toEqual({ queued: 5 });
    await until(async () => (await log("succeeded")).length === 5);
  }, 90_000);
});

describe("mail", () => {
  it("reaches a real SMTP server, which may not take it at first", async () => {
    const mailbox = await startMailbox();
    const mailer = smtpMailer(`smtp://127.0.0.1:${mailbox.port}`, "Judgments <judgments@example.com>");
    const { service, receiver, endpoint, happen, log, state } = await world({}, { mailer });
    await service.request("PATCH", "/organization", { body: { contacts: ["ops@example.com", "owner@example.com"] } });
    receiver.answer(answering(500));
    await happen(...Array.from({ length: 10 }, (_, n) => n));
    await until(async () => (await log()).filter(({ attempts }) => attempts === 1).length === 10);
    mailbox.refuse(1);
    await service.clock.advance(24 * HOUR);
    await until(async () => (await state()).status === "failing");
    await until(() => mailbox.refused === 1);
    // Only what is put off can come due.
    await until(async () => (await service.fresh.database.query({ text: "select from mails where attempts = 1" })).length === 1);
    expect(mailbox.mails).toEqual([]);
    await service.clock.advance(MINUTE);
    await until(() => mailbox.mails.length === 1);
    const [mail] = mailbox.mails;
    expect(mail!.recipients).toEqual(["ops@example.com", "owner@example.com"]);
    expect(mail!.text).toMatch(/^From: Judgments <judgments@example.com>\r\nTo: ops@example.com, owner@example.com\r\n/m);
    expect(mail!.text).toContain(`Subject: Webhook endpoint ${endpoint} is failing`);
    await service.clock.advance(HOUR);
    expect(mailbox.mails.length).toBe(1);
  }, 60_000);
});
