import { describe, expect, it } from "vitest";
import { sweepAuditLog } from "#src/accounts/audit/log.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["audit_logs_list"]);

const entries = async (query = "") => (await api.get(`/audit-log?limit=1000${query}`)).body.entries;
const actionsIn = async (namespace: string) =>
  (await entries(`&namespace_prefix=${encodeURIComponent(namespace)}`)).map(({ action }: { action: string }) => action).reverse();

describe("audit_logs_list", () => {
  it("tells who changed what, from where, before and after, newest first", async () => {
    const ns = freshNamespace();
    await api.post(at(ns), { upsert: [{ id: "a" }] });
    const created = await api.post(at(ns, "judgments"), {
      name: "urgent",
      type: "bool",
      question: "Urgent?",
      thresholds: { page: 0.7 },
    });
    expect(created.status).toBe(201);
    const headers = { "X-Request-Id": "the-change" };
    await api.patch(at(ns, "judgments", "urgent"), { thresholds: { page: 0.8 } }, { headers });
    const [entry, ...older] = await entries(`&namespace_prefix=${encodeURIComponent(ns)}`);
    expect(entry).toEqual({
      id: expect.stringMatching(/^aud_/),
      at: api.service.clock.now().toISOString(),
      action: "judgment.updated",
      actor: { type: "key", key: expect.stringMatching(/^key_/) },
      address: "127.0.0.1",
      request_id: "the-change",
      namespace: ns,
      subject: "urgent",
      before: { thresholds: { page: 0.7 } },
      after: { thresholds: { page: 0.8 } },
    });
    expect(older.map(({ action }: { action: string }) => action)).toEqual(["judgment.created"]);
    expect(await entries(`&key=${entry.actor.key}&action=judgment.updated`)).toContainEqual(entry);
  });

  it("has an entry of each change of a namespace, and none of a change that was refused", async () => {
    const ns = freshNamespace();
    await api.post(at(ns), { upsert: [{ id: "a", attributes: { k: "x" } }] });
    const definition = { type: "bool", question: "Urgent?" };
    await api.post(at(ns, "judgments"), { name: "j", ...definition });
    await api.post(at(ns, "judgments"), { name: "j", ...definition });
    await api.post(at(ns, "judgments", "j", "versions"), { ...definition, question: "Really urgent?" });
    await api.post(at(ns, "judgments", "j", "activate"), { version: 2, force: true });
    await api.post(at(ns, "judgments", "j", "deactivate"));
    await api.delete(at(ns, "judgments", "j"));
    await api.post(at(ns, "groups"), { name: "g", key: "attributes.k", aggregate: { count: true } });
    await api.delete(at(ns, "groups", "g"));
    await api.post(at(ns, "subscriptions"), { name: "s", filters: ["id", "Eq", "a"] });
    await api.patch(at(ns, "subscriptions", "s"), { bulk: "deliver" });
    await api.delete(at(ns, "subscriptions", "s"));
    await api.patch(at(ns), { budget_usd_per_month: 5 });
    await api.post(at(ns, "evaluations", "export"), {});
    await api.delete(at(ns));
    expect(await actionsIn(ns)).toEqual([
      "judgment.created",
      "judgment.version_created",
      "judgment.activated",
      "judgment.deactivated",
      "judgment.deleted",
      "group.created",
      "group.deleted",
      "subscription.created",
      "subscription.updated",
      "subscription.deleted",
      "namespace.updated",
      "export.created",
      "namespace.deleted",
    ]);
    const [budget] = (await entries(`&namespace_prefix=${encodeURIComponent(ns)}&action=namespace.updated`)) as [unknown];
    expect(budget).toMatchObject({ before: { budget_usd_per_month: null }, after: { budget_usd_per_month: 5 } });
  });

  it("has an entry of each change of the organization, without any secret", async () => {
    const ns = freshNamespace();
    const { body: key } = await api.post("/api-keys", { name: "audited", role: "read_only" });
    const { body: rotated } = await api.post(`/api-keys/${key.id}/rotate`, {});
    await api.delete(`/api-keys/${key.id}`);
    await api.patch("/organization", { contacts: ["audit@example.com"] });
    const { body: endpoint } = await api.post("/webhook-endpoints", {
      url: "https://hooks.example.com/a",
      namespace_prefix: `${ns}/*`,
    });
    const { body: shown } = await api.get(`/webhook-endpoints/${endpoint.id}/secret`);
    const { body: again } = await api.post(`/webhook-endpoints/${endpoint.id}/rotate-secret`, {});
    await api.patch(`/webhook-endpoints/${endpoint.id}`, { enabled: false });
    await api.delete(`/webhook-endpoints/${endpoint.id}`);
    await api.service.request("PUT", `/non-production-prefixes/${encodeURIComponent(`${ns}/*`)}`);
    await api.delete(`/non-production-prefixes/${encodeURIComponent(`${ns}/*`)}`);
    const all = await entries();
    const of = (subject: string) => all.filter((entry: { subject: string }) => entry.subject === subject);
    const actions = (found: { action: string }[]) => found.map(({ action }) => action).reverse();
    expect(actions(of(key.id))).toEqual(["api_key.created", "api_key.rotated", "api_key.revoked"]);
    expect(actions(of(endpoint.id))).toEqual([
      "endpoint.created",
      "endpoint.secret_read",
      "endpoint.secret_rotated",
      "endpoint.updated",
      "endpoint.deleted",
    ]);
    const others = actions(all.filter(({ subject }: { subject: string | null }) => subject === null));
    expect(others).toEqual(
      expect.arrayContaining(["organization.updated", "non_production_prefix.created", "non_production_prefix.deleted"]),
    );
    const text = JSON.stringify(all);
    for (const secret of [key.key, rotated.key, endpoint.secret, shown.secret, again.secret]) expect(text).not.toContain(secret);
  });

  it("pages without a gap, and refuses what is no action and no cursor", async () => {
    const whole = await entries();
    const paged: unknown[] = [];
    let cursor = "";
    do {
      const { body } = await api.get(`/audit-log?limit=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      paged.push(...body.entries);
      cursor = body.next_cursor;
    } while (cursor);
    expect(paged).toEqual(whole);
    expect(refusal(await api.get("/audit-log?action=everything"))).toEqual(invalid("query/action"));
    expect((await api.get("/audit-log?cursor=x")).status).toBe(400);
  });

  it("tells of each entry by an event, to admins who ask for it", async () => {
    const ns = freshNamespace();
    await api.post(at(ns, "judgments"), { name: "told", type: "bool", question: "Told?" });
    const [entry] = await entries(`&namespace_prefix=${encodeURIComponent(ns)}`);
    const feed = async (query: string, key = api.service.adminKey) =>
      (await api.get(`/events?limit=1000&${query}`, { key })).body.events ?? [];
    const ofEntry = async (query: string, key?: string) =>
      (await feed(query, key)).find(({ data }: { data: { id?: string } }) => data.id === entry.id);
    await expect.poll(() => ofEntry("types=audit.*")).toMatchObject({ type: "audit.recorded", data: entry });
    const event = await ofEntry("types=audit.recorded,job.*");
    for (const query of ["", "types=*", "types=judgment.*"]) expect(await ofEntry(query)).toBeUndefined();
    const whole = await api.service.key({ role: "read_write" });
    expect(await ofEntry("", whole)).toBeUndefined();
    const asked = await api.get("/events?types=audit.*", { key: whole });
    expect(refusal(asked)).toEqual({ status: 403, code: "forbidden" });
    expect((await api.get(`/events/${event.id}`)).body).toEqual(event);
    expect((await api.get(`/events/${event.id}`, { key: whole })).status).toBe(404);
    const { body: endpoint } = await api.post("/webhook-endpoints", { url: "https://hooks.example.com/a" }, { key: whole });
    const sent = { body: { endpoint: endpoint.id }, key: whole };
    expect((await api.service.request("POST", `/events/${event.id}/redeliver`, sent)).status).toBe(404);
  });

  it("tells endpoints of the whole organization that ask for it, which are then for admins to change", async () => {
    const url = "https://hooks.example.com/audit";
    const key = await api.service.key({ role: "read_write" });
    const forbidden = { status: 403, code: "forbidden" };
    expect(refusal(await api.post("/webhook-endpoints", { url, events: ["audit.*"] }, { key }))).toEqual(forbidden);
    expect(refusal(await api.post("/webhook-endpoints", { url, events: ["audit.*"], namespace_prefix: "shop/*" }))).toEqual(
      invalid("/namespace_prefix"),
    );
    const { body: asking } = await api.post("/webhook-endpoints", { url, events: ["audit.*"] });
    const { body: other } = await api.post("/webhook-endpoints", { url, events: ["*"] });
    const path = `/webhook-endpoints/${asking.id}`;
    for (const [method, part, body] of [
      ["PATCH", "", { url: "https://elsewhere.example.com/" }],
      ["PATCH", "", { events: [] }],
      ["DELETE", "", undefined],
      ["GET", "/secret", undefined],
      ["POST", "/rotate-secret", {}],
    ] as const) {
      const sent = body === undefined ? { key } : { key, body };
      expect(refusal(await api.service.request(method, `${path}${part}`, sent)), method).toEqual(forbidden);
    }
    expect(refusal(await api.patch(`/webhook-endpoints/${other.id}`, { events: ["audit.*"] }, { key }))).toEqual(forbidden);
    expect(refusal(await api.patch(path, { namespace_prefix: "shop/*" }))).toEqual(invalid("/namespace_prefix"));
    const deliveries = async (id: string) =>
      (await api.get(`/webhook-endpoints/${id}/deliveries`)).body.deliveries.map(
        ({ event_type }: { event_type: string }) => event_type,
      );
    await expect.poll(() => deliveries(asking.id)).toContain("audit.recorded");
    expect(await deliveries(other.id)).not.toContain("audit.recorded");
    for (const id of [asking.id, other.id]) await api.delete(`/webhook-endpoints/${id}`);
  });

  it("begins with the organization and its first key", async () => {
    const first = (await entries()).slice(-2).reverse();
    expect(first).toMatchObject([
      { action: "organization.created", actor: { type: "service", key: null }, after: { name: "default", plan: "scale" } },
      { action: "api_key.created", actor: { type: "service", key: null }, after: { name: "bootstrap", admin: true } },
    ]);
    expect(JSON.stringify(first)).not.toContain(api.service.adminKey);
  });

  it("keeps entries for a year", async () => {
    const { clock, fresh, organizationId } = api.service;
    const ns = freshNamespace();
    await api.post(at(ns, "judgments"), { name: "old", type: "bool", question: "Old?" });
    await clock.advance(364 * 86_400_000);
    await sweepAuditLog({ db: fresh.database, clock }, organizationId);
    expect(await actionsIn(ns)).toEqual(["judgment.created"]);
    await clock.advance(2 * 86_400_000);
    await sweepAuditLog({ db: fresh.database, clock }, organizationId);
    expect(await actionsIn(ns)).toEqual([]);
  });
});
