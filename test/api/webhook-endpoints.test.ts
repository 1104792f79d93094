import { afterAll, describe, expect, it, vi } from "vitest";
import { numbered, record } from "#test/events/feed/recorded.ts";
import { answering, authority, type Receiver, startReceiver, testOutside } from "#test/events/webhooks/receiver.ts";
import { apiOf, invalid, refusal } from "./support/api.ts";

const ADDRESS = "93.184.216.34";
const url = "https://hooks.example.com/judgments";
const NOBODY = `we_${"0".repeat(26)}`;

let receiver: Receiver;
// biome-ignore format: coverage.test.ts reads the list
const api = apiOf(["egress_addresses_list", "webhook_endpoints_create", "webhook_endpoints_delete", "webhook_endpoints_get", "webhook_endpoints_get_secret", "webhook_endpoints_list", "webhook_endpoints_list_deliveries", "webhook_endpoints_recover", "webhook_endpoints_rotate_secret", "webhook_endpoints_test", "webhook_endpoints_update"], {}, async () => {
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

describe("registering an endpoint", () => {
  it("answers it with its secret, active, with what was not given as it is by default", async () => {
    const { status, body } = await api.post("/webhook-endpoints", { url });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^we_[0-9a-z]{26}$/),
      url,
      events: [],
      namespace_prefix: null,
      description: "",
      max_per_second: null,
      status: "active",
      enabled: true,
      failing_since: null,
      previous_secret_expires_at: null,
      stats: {
        deliveries_24h: 0,
        success_rate_24h: null,
        attempts_24h: 0,
        attempt_success_rate_24h: null,
        last_delivery_at: null,
      },
      created_at: expect.any(String),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const { secret: _, ...shown } = body;
    expect((await api.get(at(body.id))).body).toEqual(shown);
    expect((await api.get(at(body.id, "secret"))).body).toEqual({ secret: body.secret, previous_secret_expires_at: null });
  });

  it("gives a retry with its Idempotency-Key the first endpoint with its secret, in another process too", async () => {
    const headers = { "Idempotency-Key": "register-once" };
    const first = await make({ description: "one" }, { headers });
    expect(await make({ description: "one" }, { headers })).toEqual(first);
    const other = await api.service.beside("api");
    const again = await other.request("POST", "/webhook-endpoints", { body: { url, description: "one" }, headers });
    expect([again.status, again.body]).toEqual([201, first]);
    const payload = await other.request("POST", "/webhook-endpoints", { body: { url, description: "two" }, headers });
    expect(refusal(payload)).toEqual(conflict);
    expect(refusal(await api.post("/webhook-endpoints", { url }, { headers }))).toEqual(conflict);
  });

  it.each([
    [{ url: "http://hooks.example.com/" }, "/url"],
    [{ url: "https://user:password@hooks.example.com/" }, "/url"],
    [{ url: "https://127.0.0.1/" }, "/url"],
    [{ url: "https://0x7f.1/" }, "/url"],
    [{ url: "https://[::1]:8443/" }, "/url"],
    [{ url: "https://localhost/" }, "/url"],
    [{ url: "https://metadata.localhost./" }, "/url"],
    [{ url: "ftp://hooks.example.com/" }, "/url"],
    [{ url: "https://hooks.example.com:0/" }, "/url"],
    [{ events: ["job.*", "subscription.*"] }, "/events/1"],
    [{ events: ["subscription.entered"] }, "/events/0"],
    [{ events: ["webhook.test"] }, "/events/0"],
    [{ events: ["jobs.*"] }, "/events/0"],
    [{ events: ["job.complete"] }, "/events/0"],
    [{ description: "x".repeat(257) }, "/description"],
    [{ max_per_second: 0 }, "/max_per_second"],
    [{ namespace_prefix: "a//b" }, "/namespace_prefix"],
    [{ secret: "whsec_AAAA" }, "/secret"],
  ])("refuses %j", async (body, issue) => {
    expect(refusal(await api.post("/webhook-endpoints", { url, ...body }))).toEqual(invalid(issue));
  });

  it.each([
    ["hooks.example.com/judgments", /an https:\/\/ URL without user or password/],
    ["https://exa mple.com/", /an https:\/\/ URL without user or password/],
    [`https://example.com/${"ß".repeat(1_000)}`, /at most 2048 characters/],
    ["HTTP://exämple.com/", /begin with https:\/\//],
    ["HTTPS://user:password@exämple.com/", /user or password/],
    ["https://①②⑦.⓪.⓪.①/", /public address; 127\.0\.0\.1 is not public/],
    ["https://hooks.example.com:99999/", /a port up to 65535/],
    ["https://1.2.3.400/", /a valid host/],
  ])("says of %s what would be right", async (url, message) => {
    const { body } = await api.post("/webhook-endpoints", { url });
    expect(body.error.details.issues).toEqual([{ path: "/url", message: expect.stringMatching(message) }]);
  });

  it.each([
    ["HTTPS://Hooks.Example.COM/Judgments", "https://hooks.example.com/Judgments"],
    ["https://bücher.example", "https://xn--bcher-kva.example/"],
    ["https://example.com:443/große?n=ß", "https://example.com/gro%C3%9Fe?n=%C3%9F"],
    ["https://Bücher.example:8443/a/../b", "https://xn--bcher-kva.example:8443/b"],
  ])("takes %s and keeps it as %s", async (given, kept) => {
    const made = await make({ url: given });
    expect(made.url).toBe(kept);
    expect((await api.patch(at(made.id), { url: given })).body.url).toBe(kept);
    expect((await api.get(at(made.id))).body.url).toBe(kept);
    await api.delete(at(made.id));
  });

  it("refuses a body that is too large", async () => {
    expect(refusal(await api.post("/webhook-endpoints", tooLarge))).toEqual({ status: 413, code: "too_large" });
  });

  it("covers the key's scope where nothing is said, and nothing outside of it", async () => {
    const key = await api.service.key({ scope: "shop/*" });
    expect((await make({}, { key })).namespace_prefix).toBe("shop/*");
    expect((await make({ namespace_prefix: "shop/eu" }, { key })).namespace_prefix).toBe("shop/eu");
    for (const namespace_prefix of ["shopping/*", "*x", null]) {
      const answer = await api.post("/webhook-endpoints", { url, namespace_prefix }, { key });
      expect(answer.status).toBe(namespace_prefix === "*x" ? 400 : 403);
    }
  });

  it("is refused beyond what the plan allows, saying which plan allows more", async () => {
    const { adminKey: key } = await api.service.organization("developer");
    for (let n = 0; n < 2; n++) await make({}, { key });
    const answer = await api.post("/webhook-endpoints", { url }, { key });
    expect(refusal(answer)).toEqual({ status: 403, code: "plan_required" });
    expect(answer.body.error.details).toMatchObject({ plan: "team" });
    const others = await Promise.all(Array.from({ length: 5 }, () => api.post("/webhook-endpoints", { url }, { key })));
    expect(others.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});

describe("endpoints", () => {
  it("are listed oldest first, in pages, those inside the key's scope", async () => {
    const { adminKey: key } = await api.service.organization("team");
    const made: string[] = [];
    for (const namespace_prefix of ["a/*", "b", null]) made.push((await make({ namespace_prefix }, { key })).id);
    const first = (await api.get("/webhook-endpoints?limit=2", { key })).body;
    const rest = (await api.get(`/webhook-endpoints?limit=2&cursor=${first.next_cursor}`, { key })).body;
    const ids = [first, rest].flatMap(({ webhook_endpoints }) => webhook_endpoints.map(({ id }: { id: string }) => id));
    expect([ids, rest.next_cursor]).toEqual([made, null]);
    expect(JSON.stringify(first)).not.toContain("whsec_");
  });

  it("outside of the key's scope, of another organization, or none, are not found", async () => {
    const { id } = await make({ namespace_prefix: "shop/*" });
    const stranger = (await api.service.organization("scale")).adminKey;
    const sibling = await api.service.key({ scope: "shopping/*" });
    const below = await api.service.key({ scope: "shop/eu/*" });
    for (const [key, asked] of [
      [stranger, id],
      [sibling, id],
      [below, id],
      [api.service.adminKey, NOBODY],
    ]) {
      const options = { key: key! };
      const answers = [
        await api.get(at(asked!), options),
        await api.get(at(asked!, "secret"), options),
        await api.get(at(asked!, "deliveries"), options),
        await api.patch(at(asked!), {}, options),
        await api.post(at(asked!, "rotate-secret"), {}, options),
        await api.post(at(asked!, "test"), {}, options),
        await api.post(at(asked!, "recover"), { since: "2030-01-01T00:00:00Z" }, options),
        await api.delete(at(asked!), options),
      ];
      for (const answer of answers) expect(refusal(answer)).toEqual(notFound);
    }
    expect((await api.get(at(id))).status).toBe(200);
  });

  it("refuse what is no id, and bodies that are too large or came with another key", async () => {
    const bad = invalid("path/id");
    expect(refusal(await api.get(at("we_1")))).toEqual(bad);
    expect(refusal(await api.get(at("we_1", "secret")))).toEqual(bad);
    expect(refusal(await api.delete(at("we_1")))).toEqual(bad);
    expect(refusal(await api.get(at("we_1", "deliveries")))).toEqual(bad);
    expect(refusal(await api.get("/webhook-endpoints?limit=0"))).toEqual(invalid("query/limit"));
    const { id } = await make();
    for (const [path, body] of [
      [[], {}],
      [["rotate-secret"], {}],
      [["test"], {}],
      [["recover"], { since: "2030-01-01T00:00:00Z" }],
    ] as const) {
      const send = path.length === 0 ? api.patch : api.post;
      expect(refusal(await send(at(id, ...path), tooLarge))).toEqual({ status: 413, code: "too_large" });
      expect(refusal(await send(at(id, ...path), { nonsense: 1 })).code).toBe("invalid_request");
      const options = { headers: { "Idempotency-Key": `k-${path}` } };
      expect((await send(at(id, ...path), body, options)).status).toBeLessThan(300);
      expect(refusal(await send(at(NOBODY, ...path), body, options))).toEqual(conflict);
    }
    const options = { headers: { "Idempotency-Key": "k-delete" } };
    expect((await api.delete(at(id), options)).status).toBe(204);
    expect(refusal(await api.delete(at(NOBODY), options))).toEqual(conflict);
  });

  it("are changed by what is given, and leave the rest", async () => {
    const { id, secret: _, ...before } = await make({ events: ["job.*"], description: "one", max_per_second: 2 });
    expect((await api.patch(at(id), {})).body).toEqual({ id, ...before });
    const changes = {
      url: "https://hooks.example.com/new",
      events: ["*"],
      namespace_prefix: "shop/*",
      description: "",
      max_per_second: null,
    };
    const { status, body } = await api.patch(at(id), changes);
    expect([status, body]).toEqual([200, { id, ...before, ...changes }]);
    expect(refusal(await api.patch(at(id), { url: "https://10.0.0.1/" }))).toEqual(invalid("/url"));
    const key = await api.service.key({ scope: "shop/*" });
    expect(refusal(await api.patch(at(id), { namespace_prefix: "other" }, { key }))).toEqual({ status: 403, code: "forbidden" });
    expect(refusal(await api.patch(at(id), { namespace_prefix: null }, { key }))).toEqual({ status: 403, code: "forbidden" });
  });

  it("are gone once they are deleted, with their log", async () => {
    const { id } = await make();
    await settled(id, (await api.post(at(id, "test"))).body.event_id);
    expect((await api.delete(at(id))).status).toBe(204);
    expect(refusal(await api.get(at(id)))).toEqual(notFound);
    expect(refusal(await api.delete(at(id)))).toEqual(notFound);
    const left = async () => {
      const rows = await api.service.fresh.database.query<{ rows: number }>({
        text: `select (select count(*) from deliveries where endpoint_id = $1) + (select count(*) from webhook_endpoints where endpoint_id = $1)
               + (select count(*) from endpoint_minutes where endpoint_id = $1) as rows`,
        values: [id],
      });
      return rows[0]!.rows;
    };
    await vi.waitUntil(async () => (await left()) === 0, { timeout: 30_000 });
  });
});

describe("a secret", () => {
  it("is shown to keys that write alone, never in a read of the endpoint", async () => {
    const { id, secret } = await make();
    const reader = await api.service.key({ role: "read_only" });
    expect(refusal(await api.get(at(id, "secret"), { key: reader }))).toEqual({ status: 403, code: "forbidden" });
    expect(JSON.stringify((await api.get(at(id), { key: reader })).body)).not.toContain(secret);
  });

  it("is rotated: the one before it signs on for a while, a day where nothing is said", async () => {
    const { id, secret } = await make();
    const { clock } = api.service;
    const { body: rotated } = await api.post(at(id, "rotate-secret"));
    const until = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(rotated).toEqual({ secret: expect.any(String), previous_secret_expires_at: until });
    expect(rotated.secret).not.toBe(secret);
    expect((await api.get(at(id))).body.previous_secret_expires_at).toBe(until);
    const { body: atOnce } = await api.post(at(id, "rotate-secret"), { previous_valid_for: "0s" });
    expect(atOnce.previous_secret_expires_at).toBeNull();
    expect(refusal(await api.post(at(id, "rotate-secret"), { previous_valid_for: "8d" }))).toEqual(
      invalid("/previous_valid_for"),
    );
    expect((await api.post(at(id, "rotate-secret"), { previous_valid_for: "168h" })).status).toBe(200);
  });
});

describe("a test send", () => {
  it("goes to the endpoint whatever it asks for, is marked, and is not in the feed", async () => {
    const { id } = await make({ namespace_prefix: "shop/*" });
    const { status, body } = await api.post(at(id, "test"));
    expect(status).toBe(202);
    expect(body).toMatchObject({ event_type: "webhook.test", endpoint: id, status: "pending", attempts: 0, last_attempt: null });
    expect(await settled(id, body.event_id)).toMatchObject({
      status: "succeeded",
      attempts: 1,
      next_attempt_at: null,
      last_attempt: { status_code: 204, error: null, response: "", latency_ms: expect.any(Number), at: expect.any(String) },
    });
    const sent = receiver.received.find(({ headers }) => headers["webhook-id"] === body.event_id);
    const event = { id: body.event_id, type: "webhook.test", timestamp: expect.any(String), data: { endpoint: id }, test: true };
    expect(JSON.parse(sent!.body)).toEqual(event);
    expect((await api.get(`/events/${body.event_id}`)).body).toEqual(event);
    expect((await api.get("/events?limit=1000")).body.events.map((one: { id: string }) => one.id)).not.toContain(body.event_id);
    expect((await api.get(at(id))).body.stats).toEqual({
      deliveries_24h: 1,
      success_rate_24h: 1,
      attempts_24h: 1,
      attempt_success_rate_24h: 1,
      last_delivery_at: expect.any(String),
    });
  });

  it("can be an example of any event", async () => {
    const { id } = await make();
    for (const type of ["job.completed", "subscription.entered", "endpoint.failing", "namespace.budget_paused"]) {
      const { body } = await api.post(at(id, "test"), { type });
      await settled(id, body.event_id);
      const sent = JSON.parse(receiver.received.find(({ headers }) => headers["webhook-id"] === body.event_id)!.body);
      expect(sent).toMatchObject({ type, test: true, id: body.event_id });
      expect(Object.keys(sent.data).length).toBeGreaterThan(1);
    }
    expect(refusal(await api.post(at(id, "test"), { type: "job.*" }))).toEqual(invalid("/type"));
  });
});

describe("deliveries", () => {
  it("are listed newest first, in pages, by status", async () => {
    const { id } = await make();
    receiver.answer((_, response, body) => response.writeHead(JSON.parse(body).type === "job.failed" ? 500 : 200).end());
    const sent: string[] = [];
    for (const type of ["job.completed", "job.failed", "job.completed", "job.failed"]) {
      sent.push((await api.post(at(id, "test"), { type })).body.event_id);
      await settled(id, sent.at(-1)!);
    }
    receiver.answer(answering(204));
    const ids = (body: { deliveries: { event_id: string }[] }) => body.deliveries.map(({ event_id }) => event_id);
    const first = (await api.get(`${at(id, "deliveries")}?limit=3`)).body;
    const rest = (await api.get(`${at(id, "deliveries")}?limit=3&cursor=${first.next_cursor}`)).body;
    expect([...ids(first), ...ids(rest)]).toEqual(sent.toReversed());
    expect(rest.next_cursor).toBeNull();
    expect(ids((await api.get(`${at(id, "deliveries")}?status=pending`)).body)).toEqual([sent[3], sent[1]]);
    expect(ids((await api.get(`${at(id, "deliveries")}?status=succeeded`)).body)).toEqual([sent[2], sent[0]]);
    expect(ids((await api.get(`${at(id, "deliveries")}?status=skipped`)).body)).toEqual([]);
  });

  it("that are pending when the endpoint is disabled are skipped, and recovered once it is enabled", async () => {
    const { id } = await make({ events: ["namespace.*"], namespace_prefix: "skips" });
    receiver.answer(answering(500));
    const { body: queued } = await api.post(at(id, "test"));
    await settled(id, queued.event_id);
    const since = api.service.clock.now().toISOString();
    expect((await api.patch(at(id), { enabled: false })).body).toMatchObject({ status: "disabled", enabled: false });
    const { fresh, organizationId, clock } = api.service;
    await record(fresh.database, { organizationId, namespaceId: 77, namespace: "skips" }, [numbered("skips", 1)], clock.now());
    // What comes while it is disabled is skipped too.
    const skipped = await vi.waitUntil(
      async () => {
        const { deliveries } = (await api.get(`${at(id, "deliveries")}?status=skipped`)).body;
        return deliveries.length === 2 ? deliveries : undefined;
      },
      { timeout: 30_000 },
    );
    expect(skipped[1]).toMatchObject({ event_id: queued.event_id, attempts: 1, next_attempt_at: null });
    for (const refused of [await api.post(at(id, "test")), await api.post(at(id, "recover"), { since })]) {
      expect(refusal(refused)).toEqual(conflict);
    }
    expect(refusal(await api.post(`/events/${queued.event_id}/redeliver`, { endpoint: id }))).toEqual(conflict);
    receiver.answer(answering(200, {}, "back"));
    expect((await api.patch(at(id), { enabled: true })).body).toMatchObject({ status: "active", failing_since: null });
    expect((await api.post(at(id, "recover"), { since })).body).toEqual({ queued: 2 });
    expect((await api.post(at(id, "recover"), { since })).body).toEqual({ queued: 0 });
    for (const { event_id } of skipped) {
      expect(await settled(id, event_id)).toMatchObject({ status: "succeeded", attempts: 1, last_attempt: { response: "back" } });
    }
    receiver.answer(answering(204));
  });

  it("are recovered from a moment at most 30 days back", async () => {
    const { id } = await make();
    const at30 = new Date(api.service.clock.now().getTime() - 30 * 24 * 3_600_000 - 1).toISOString();
    for (const since of [at30, "2999-01-01T00:00:00Z"]) {
      expect(refusal(await api.post(at(id, "recover"), { since }))).toEqual(invalid("/since"));
    }
  });
});

describe("egress addresses", () => {
  it("are those that the operator configured", async () => {
    expect((await api.get("/webhook-egress-addresses")).body).toEqual({
      addresses: ["198.51.100.7", "2001:db8:7::/64"],
      next_cursor: null,
    });
    const first = (await api.get("/webhook-egress-addresses?limit=1")).body;
    expect(first.addresses).toEqual(["198.51.100.7"]);
    const rest = (await api.get(`/webhook-egress-addresses?limit=1&cursor=${first.next_cursor}`)).body;
    expect(rest).toEqual({ addresses: ["2001:db8:7::/64"], next_cursor: null });
    expect(refusal(await api.get("/webhook-egress-addresses?limit=0"))).toEqual(invalid("query/limit"));
  });
});
