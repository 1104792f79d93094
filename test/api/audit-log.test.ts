import { describe, expect, it } from "vitest";
import { operations } from "#generated/routes.ts";
import { sweepAuditLog } from "#src/audit/log.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["audit_logs_list"]);

const entries = async (query = "") => (await api.get(`/audit-log?limit=1000${query}`)).body.entries;
const actionsIn = async (namespace: string) =>
  (await entries(`&namespace_prefix=${encodeURIComponent(namespace)}`)).map(({ action }: { action: string }) => action).reverse();

/** What each operation that changes something notes; null where it notes nothing, with the reason beside it. */
const NOTED: Record<string, string | null> = {
  api_keys_create: "api_key.created",
  api_keys_delete: "api_key.revoked",
  api_keys_rotate: "api_key.rotated",
  budgets_delete: "budget.deleted",
  budgets_put: "budget.updated",
  calibration_recommend: null, // reads
  discovery_discover: null, // a job that changes nothing
  discovery_simulate: null,
  discovery_suggest_parts: null,
  discovery_tune: null,
  documents_write: null, // documents have revisions, and commits
  events_redeliver: null, // the delivery log has it
  exports_create: "export.created",
  groups_create: "group.created",
  groups_delete: "group.deleted",
  jobs_cancel: "job.cancelled",
  jobs_confirm: "job.confirmed",
  jobs_pause: "job.paused",
  jobs_resume: "job.resumed",
  jobs_retry: null, // a job of its own, which is listed
  judgments_activate: "judgment.activated",
  judgments_backfill: null, // the job is listed
  judgments_create: "judgment.created",
  judgments_create_version: "judgment.version_created",
  judgments_deactivate: "judgment.deactivated",
  judgments_delete: "judgment.deleted",
  judgments_update: "judgment.updated",
  namespaces_delete: "namespace.deleted",
  namespaces_update: "namespace.updated",
  non_production_prefixes_delete: "non_production_prefix.deleted",
  non_production_prefixes_put: "non_production_prefix.created",
  organizations_update: "organization.updated",
  outcomes_create: null, // outcomes are listed, with their sources
  outcomes_delete: null,
  subscriptions_create: "subscription.created",
  subscriptions_delete: "subscription.deleted",
  subscriptions_update: "subscription.updated",
  tenant_summaries_create: "tenant_summary.created",
  tenant_summaries_delete: "tenant_summary.deleted",
  webhook_endpoints_create: "endpoint.created",
  webhook_endpoints_delete: "endpoint.deleted",
  webhook_endpoints_get_secret: "endpoint.secret_read",
  webhook_endpoints_recover: null, // the delivery log has it
  webhook_endpoints_rotate_secret: "endpoint.secret_rotated",
  webhook_endpoints_test: null, // the delivery log has it
  webhook_endpoints_update: "endpoint.updated",
};

describe("audit_logs_list", () => {
  it("has a word on every operation that changes something", () => {
    const changing = operations.filter(({ role, method }) => role !== "read_only" && method.toLowerCase() !== "get");
    expect(changing.map(({ id }) => id).filter((id) => !(id in NOTED))).toEqual([]);
  });

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
