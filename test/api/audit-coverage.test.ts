/** Every operation of the contract either writes to the audit log, or is listed here with the reason why it does not. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/routes.ts";
import type { JobStatus } from "#generated/types.ts";
import { exportRow, jobRow } from "#test/jobs/support/rows.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { furnish } from "./support/furnish.ts";
import { anEndpoint, anEvent, NOTHING, type Own, operationCases } from "./support/operation-cases.ts";

const NOTED: Readonly<Record<string, string>> = {
  api_keys_create: "api_key.created",
  api_keys_delete: "api_key.revoked",
  api_keys_rotate: "api_key.rotated",
  budgets_delete: "budget.deleted",
  budgets_put: "budget.updated",
  exports_create: "export.created",
  exports_delete: "export.deleted",
  groups_create: "group.created",
  groups_delete: "group.deleted",
  jobs_cancel: "job.cancelled",
  jobs_confirm: "job.confirmed",
  jobs_pause: "job.paused",
  jobs_resume: "job.resumed",
  judgments_activate: "judgment.activated",
  judgments_create: "judgment.created",
  judgments_create_version: "judgment.version_created",
  judgments_deactivate: "judgment.deactivated",
  judgments_delete: "judgment.deleted",
  judgments_try_out: "judgment.tried",
  judgments_update: "judgment.updated",
  namespaces_delete: "namespace.deleted",
  namespaces_update: "namespace.updated",
  non_production_prefixes_delete: "non_production_prefix.deleted",
  non_production_prefixes_put: "non_production_prefix.created",
  organizations_update: "organization.updated",
  sentinels_delete: "sentinel.deleted",
  sentinels_put: "sentinel.updated",
  subscriptions_create: "subscription.created",
  subscriptions_delete: "subscription.deleted",
  subscriptions_update: "subscription.updated",
  system_one_answer: "judgment.created",
  tenant_summaries_create: "tenant_summary.created",
  tenant_summaries_delete: "tenant_summary.deleted",
  webhook_endpoints_create: "endpoint.created",
  webhook_endpoints_delete: "endpoint.deleted",
  webhook_endpoints_get_secret: "endpoint.secret_read",
  webhook_endpoints_rotate_secret: "endpoint.secret_rotated",
  webhook_endpoints_update: "endpoint.updated",
};

const EXEMPT: Readonly<Record<string, string>> = {
  calibration_recommend: "it reads",
  discovery_discover: "its job changes nothing but itself, and is listed",
  discovery_simulate: "its job changes nothing but itself, and is listed",
  discovery_suggest_parts: "it reads",
  discovery_tune: "it searches, and changes nothing that is in use",
  documents_write: "documents are data: each has a revision, and there are too many of them",
  events_redeliver: "the log of deliveries has it",
  jobs_retry: "its job is listed",
  judgments_backfill: "its job is listed",
  label_queues_claim: "a lease ends by itself",
  label_queues_create: "it draws documents and changes none",
  label_queues_delete: "its labels remain as outcomes",
  label_queues_label: "outcomes are data, and are listed with their labelers",
  label_queues_skip: "the queue counts it",
  outcomes_create: "outcomes are data, and are listed with their sources",
  outcomes_delete: "outcomes are data",
  robustness_start: "its job is listed",
  webhook_endpoints_recover: "the log of deliveries has it",
  webhook_endpoints_test: "the log of deliveries has it",
};

/** What is to be there before, so that there is something to undo. */
const FIRST: Readonly<Record<string, string>> = {
  budgets_delete: "budgets_put",
  judgments_activate: "judgments_deactivate",
  non_production_prefixes_delete: "non_production_prefixes_put",
};

let service: TestService;

beforeAll(async () => {
  // Without catch-up nothing changes but by requests.
  service = await testService({ role: "api" }, true);
  await service.request("PATCH", "/organization", { body: { suggestions: true } });
});
afterAll(() => service.stop());

async function noted(): Promise<{ id: string; action: string }[]> {
  return service.fresh.database.query({
    text: "select entry_id as id, action from audit_log where organization_id = $1",
    values: [service.organizationId],
  });
}

async function everything(ns: string) {
  const row = (status: JobStatus) => jobRow(service, { type: "backfill", status, namespace: ns });
  const [running, paused, awaiting_confirm] = [await row("running"), await row("paused"), await row("awaiting_confirm")];
  const { body: key } = await service.request("POST", "/api-keys", { body: { name: "audited", role: "read_only" } });
  const eventId = await anEvent(service, ns).catch(() => NOTHING.eventId);
  return {
    ...NOTHING,
    keyId: key.id as string,
    name: randomUUID(),
    jobId: running,
    eventId,
    endpointId: await anEndpoint(service, null),
    jobs: { running, paused, awaiting_confirm },
    exportId: await exportRow(service, ns),
  };
}

async function ask(id: string, home: string, own: Own) {
  const { path, body } = operationCases[id]!;
  const { method } = operations.find((one) => one.id === id)!;
  return service.request(method, path(home, own), body ? { body: body(own) } : {});
}

const changing = operations.filter(({ unbuilt, method, role }) => !unbuilt && method !== "GET" && role !== "read_only");

describe.each([...new Set([...changing.map(({ id }) => id), ...Object.keys(NOTED)])].map((id) => ({ id })))("$id", ({ id }) => {
  it("is noted, or is exempt for a reason", () => {
    expect([id in NOTED, id in EXEMPT]).toEqual(id in NOTED ? [true, false] : [false, true]);
  });

  if (!(id in NOTED)) return;

  it("notes what it did, once", async () => {
    const one = operationCases[id]!;
    const ns = `audited/${id}`;
    const home = one.reach === "prefix" ? `${ns}/*` : ns;
    if (["namespace", "either", "prefix"].includes(one.reach)) await furnish(service, home, "value");
    const own = await everything(ns);
    if (FIRST[id]) await ask(FIRST[id], home, own);
    const before = new Set((await noted()).map((entry) => entry.id));
    const answer = await ask(id, home, own);
    expect(answer.status, answer.text).toBe(one.status);
    const made = (await noted()).filter((entry) => !before.has(entry.id));
    expect(made.map(({ action }) => action)).toEqual([NOTED[id]]);
  });
});

it("No operation stands here that there is not", () => {
  const ids = operations.map(({ id }) => id);
  expect([...Object.keys(NOTED), ...Object.keys(EXEMPT)].filter((id) => !ids.includes(id))).toEqual([]);
});
