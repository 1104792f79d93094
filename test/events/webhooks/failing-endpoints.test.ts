import { describe, expect, it } from "vitest";
import { smtpMailer } from "#src/events/webhooks/mailer.ts";
import { HOUR, MINUTE, SECOND, until, world } from "./deliveries-world.ts";
import { startMailbox } from "./mailbox.ts";
import { answering } from "./receiver.ts";

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
  it("says from when an endpoint that was disabled is to be recovered: its first failed delivery was queued before it failed", async () => {
    const { service, receiver, endpoint, happen, log, state, patch } = await world({ max_per_second: 0.5 });
    await service.request("PATCH", "/organization", { body: { contacts: ["ops@example.com"] } });
    receiver.answer((...given) => answering(receiver.received.length === 1 ? 204 : 500)(...given));
    const queued = service.clock.now();
    await happen(1, 2);
    await until(async () => (await log("succeeded")).length === 1);
    await service.clock.advance(2 * SECOND);
    const attempts = async () => (await log()).find(({ status }) => status !== "succeeded")!.attempts;
    await until(async () => (await attempts()) === 1);
    expect(await state()).toMatchObject({ failing_since: service.clock.now().toISOString() });
    for (const day of [1, 2, 3, 4, 5]) {
      await service.clock.advance(24 * HOUR);
      await until(async () => (await attempts()) === day + 1);
    }
    expect(await state()).toMatchObject({ status: "disabled" });
    const { body: mail } = await until(() => service.mails.find(({ subject }) => subject.endsWith("is disabled")));
    const since = /recover with (\{"since": "[^"]+"\})/.exec(mail)![1]!;
    expect(JSON.parse(since)).toEqual({ since: queued.toISOString() });
    await patch({ enabled: true });
    const { body } = await service.request("POST", `/webhook-endpoints/${endpoint}/recover`, { body: JSON.parse(since) });
    expect(body).toEqual({ queued: 1 });
  }, 90_000);

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
