/**
 * One case for each operation of the contract: a request that is good, what a key needs to make it, and how far it reaches. Written by
 * hand and not taken from the contract, so that a fact that is wrong there is found here.
 */

import { randomUUID } from "node:crypto";
import type { JobStatus } from "#generated/types.ts";
import { newId } from "#src/foundation/ids.ts";
import { exportRow, jobRow } from "#test/jobs/support/rows.ts";
import type { TestResponse, TestService } from "#test/support/service.ts";
import { at } from "./api.ts";
import { queueOf } from "./furnish.ts";

export interface OperationCase {
  readonly needs: "read_only" | "read_write" | "admin";
  /**
   * What the scope of a key is compared with: the namespace in the path, a namespace or template prefix there, only a prefix, the entries
   * of a list, the resource, or names in the body. With `organization`, nothing: the operation concerns the whole organization.
   */
  readonly reach: "namespace" | "either" | "prefix" | "list" | "resource" | "body" | "organization";
  /** The path for a namespace or prefix `ns` where there is one in it. */
  path(ns: string, own: Own): string;
  body?(own: Own): unknown;
  /** Where it is built: what it answers a key that may call it. */
  readonly status: number;
  /** Whether the operation deletes its resource. */
  readonly removes?: boolean;
  /** The least plan, where not every one will do. */
  readonly plan?: "team" | "scale";
  /** For built operations on a resource or on names in the body: the response to a key with the scope `shop/*` that asks for one of `shopping`. */
  outside?(service: TestService): Promise<TestResponse>;
}

/** What a request may need that no other request has used. */
export interface Own {
  /** An API key's id. */
  readonly keyId: string;
  /** A name. */
  readonly name: string;
  /** A job's id. */
  readonly jobId: string;
  /** An event's id. */
  readonly eventId: string;
  /** Ids of jobs by the status that they are in, where they are to be steered. */
  readonly jobs?: Partial<Record<JobStatus, string>>;
  /** Of an export that has ended. */
  readonly exportId?: string;
  /** A webhook endpoint's id. */
  readonly endpointId: string;
}

const none = "0".repeat(26);
/** Of all that a request may ask for, what there is not. */
export const NOTHING: Own = {
  keyId: `key_${none}`,
  name: "n",
  jobId: `job_${none}`,
  eventId: `evt_${none}`,
  endpointId: `we_${none}`,
};

const ulid = "01kge4k3x2m8v5q7w9a1b2c3d4";

/** A case of something in a namespace. */
const inside =
  (reach: "namespace" | "either" | "prefix") =>
  (needs: OperationCase["needs"], status: number, parts: readonly string[], body?: OperationCase["body"]): OperationCase => ({
    needs,
    reach,
    status,
    path: (ns) => at(ns, ...parts),
    ...(body ? { body } : {}),
  });
const namespace = inside("namespace");
const either = inside("either");
const prefix = inside("prefix");

/** A case whose path names no namespace. */
const beside =
  (reach: "list" | "resource" | "body" | "organization") =>
  (
    needs: OperationCase["needs"],
    status: number,
    path: string | OperationCase["path"],
    body?: OperationCase["body"],
  ): OperationCase => ({
    needs,
    reach,
    status,
    path: typeof path === "string" ? () => path : path,
    ...(body ? { body } : {}),
  });
const list = beside("list");
const resource = beside("resource");
const organization = beside("organization");

const judgment = ["judgments", "urgent"];
/** A case of the label queue of a place. */
const inQueue = (
  needs: OperationCase["needs"],
  status: number,
  parts: readonly string[],
  body?: OperationCase["body"],
): OperationCase => ({
  ...either(needs, status, [], body),
  path: (ns) => at(ns, ...judgment, "label_queue", queueOf(ns), ...parts),
});
const definition = { question: "Does it need a reply within the hour?", type: "bool" };
const subscription = ["subscriptions", "watch"];
/** A case of a budget. */
const budget = (method: string, status: number, body?: OperationCase["body"]): OperationCase => ({
  ...resource("read_write", status, "/budgets/shop%2F*", body),
  async outside(service) {
    const key = await service.key({ scope: "shop/*" });
    return service.request(method, "/budgets/shopping", { key, ...(body ? { body: body({} as Own) } : {}) });
  },
});
/** A case of a webhook endpoint. */
const endpoint = (
  needs: OperationCase["needs"],
  status: number,
  method: string,
  part = "",
  body?: OperationCase["body"],
): OperationCase => ({
  ...resource(needs, status, (_, { endpointId }) => `/webhook-endpoints/${endpointId}${part}`, body),
  async outside(service) {
    const id = await anEndpoint(service, "shopping");
    const key = await service.key({ role: needs === "read_only" ? "read_only" : "read_write", scope: "shop/*" });
    const sent = body ? { body: body({} as Own) } : {};
    return service.request(method, `/webhook-endpoints/${id}${part}`, { key, ...sent });
  },
});

/** Puts an event about a namespace into the feed. */
export async function anEvent({ fresh, organizationId }: TestService, about: string): Promise<string> {
  const eventId = newId("evt", new Date("2030-01-01T00:00:00Z"));
  await fresh.database.query({
    text: `
      insert into events (organization_id, event_id, namespace, type, recorded_at, data)
      values ($1, $2, $3, 'namespace.deleted', '2030-01-01', $4)`,
    values: [organizationId, eventId, about, JSON.stringify({ namespace: about, job_id: `job_${ulid}` })],
  });
  return eventId;
}

/** Of a job, in a status that it is for. */
function steering(action: string, status: JobStatus): OperationCase {
  return {
    ...resource("read_write", 200, (_, { jobId, jobs }) => `/jobs/${jobs?.[status] ?? jobId}/${action}`),
    async outside(service) {
      const id = await jobRow(service, { type: "backfill", status, namespace: "shopping" });
      return service.request("POST", `/jobs/${id}/${action}`, {
        key: await service.key({ role: "read_write", scope: "shop/*" }),
      });
    },
  };
}

const hook = "https://hooks.example.com/judgments";

/** Registers a webhook endpoint. */
export async function anEndpoint(service: TestService, covers: string | null): Promise<string> {
  const { body } = await service.request("POST", "/webhook-endpoints", { body: { url: hook, namespace_prefix: covers } });
  return body.id;
}

export const operationCases: Readonly<Record<string, OperationCase>> = {
  agreement_disagreements: either("read_only", 200, [...judgment, "disagreements"]),
  activity_get: organization("admin", 200, "/activity"),
  agreement_get: either("read_only", 200, [...judgment, "agreement"]),
  agreement_over_time: either("read_only", 200, [...judgment, "agreement-over-time"]),
  api_keys_create: organization("admin", 201, "/api-keys", ({ name }) => ({ name, role: "read_only" })),
  api_keys_delete: organization("admin", 204, (_, { keyId }) => `/api-keys/${keyId}`),
  api_keys_list: organization("admin", 200, "/api-keys"),
  api_keys_rotate: organization(
    "admin",
    200,
    (_, { keyId }) => `/api-keys/${keyId}/rotate`,
    () => ({}),
  ),
  audit_logs_list: organization("admin", 200, "/audit-log"),
  budgets_delete: budget("DELETE", 204),
  budgets_list: list("read_only", 200, "/budgets"),
  budgets_put: budget("PUT", 200, () => ({ budget_usd_per_month: 1_000_000 })),
  calibration_get: either("read_only", 200, [...judgment, "calibration"]),
  calibration_recommend: either("read_write", 200, [...judgment, "recommend"], () => ({ target: { precision: 0.95 } })),
  discovery_discover: either("read_write", 202, ["judgments", "topic", "discover"], () => ({})),
  discovery_simulate: either("read_write", 202, [...judgment, "simulate"], () => ({ thresholds: { page: 0.9 } })),
  discovery_suggest_parts: either("read_write", 200, [...judgment, "suggest_parts"], () => ({})),
  discovery_tune: either("read_write", 200, [...judgment, "tune"]),
  documents_get: namespace("read_only", 200, ["documents", "t-1"]),
  documents_write: namespace("read_write", 200, [], ({ name }) => ({ upsert: [{ id: name }] })),
  drift_get: either("read_only", 200, [...judgment, "drift"]),
  engines_list: organization("read_only", 200, "/engines"),
  egress_addresses_list: organization("read_only", 200, "/webhook-egress-addresses"),
  events_deliveries: {
    ...resource("read_only", 200, (_, { eventId }) => `/events/${eventId}/deliveries`),
    async outside(service) {
      const key = await service.key({ role: "read_only", scope: "shop/*" });
      return service.request("GET", `/events/${await anEvent(service, "shopping")}/deliveries`, { key });
    },
  },
  events_get: {
    ...resource("read_only", 200, (_, { eventId }) => `/events/${eventId}`),
    async outside(service) {
      const eventId = await anEvent(service, "shopping");
      return service.request("GET", `/events/${eventId}`, { key: await service.key({ role: "read_only", scope: "shop/*" }) });
    },
  },
  events_list: list("read_only", 200, "/events"),
  events_redeliver: {
    ...resource(
      "read_write",
      200,
      (_, { eventId }) => `/events/${eventId}/redeliver`,
      ({ endpointId }) => ({ endpoint: endpointId }),
    ),
    async outside(service) {
      const [eventId, endpointId] = [await anEvent(service, "shopping"), await anEndpoint(service, "shop/*")];
      const key = await service.key({ scope: "shop/*" });
      return service.request("POST", `/events/${eventId}/redeliver`, { key, body: { endpoint: endpointId } });
    },
  },
  exports_delete: {
    ...resource("read_write", 204, (_, { jobId, exportId }) => `/jobs/${exportId ?? jobId}/export`),
    async outside(service) {
      const id = await exportRow(service, "shopping");
      return service.request("DELETE", `/jobs/${id}/export`, { key: await service.key({ role: "read_write", scope: "shop/*" }) });
    },
    removes: true,
  },
  exports_create: either("read_write", 202, ["evaluations", "export"], () => ({})),
  groups_create: either("read_write", 201, ["groups"], ({ name }) => ({
    name,
    key: "attributes.customer",
    aggregate: { count: true },
  })),
  groups_delete: { ...either("read_write", 204, ["groups", "by-customer"]), removes: true },
  groups_get: either("read_only", 200, ["groups", "by-customer"]),
  groups_list: either("read_only", 200, ["groups"]),
  jobs_cancel: steering("cancel", "running"),
  jobs_confirm: steering("confirm", "awaiting_confirm"),
  jobs_get: {
    ...resource("read_only", 200, (_, { jobId }) => `/jobs/${jobId}`),
    async outside(service) {
      await service.request("POST", at("shopping/gone"), { body: { upsert: [{ id: "t-1" }] } });
      const { body: job } = await service.request("DELETE", at("shopping/gone"));
      return service.request("GET", `/jobs/${job.id}`, { key: await service.key({ role: "read_only", scope: "shop/*" }) });
    },
  },
  jobs_list: list("read_only", 200, "/jobs"),
  jobs_pause: steering("pause", "running"),
  jobs_resume: steering("resume", "paused"),
  jobs_retry: { ...steering("retry", "done"), status: 202 },
  judgments_activate: either("read_write", 200, [...judgment, "activate"], () => ({ version: 2, force: true })),
  judgments_backfill: either("read_write", 200, [...judgment, "backfill"], () => ({})),
  judgments_create: either("read_write", 201, ["judgments"], ({ name }) => ({ name, ...definition })),
  judgments_create_version: either("read_write", 201, [...judgment, "versions"], () => definition),
  judgments_deactivate: either("read_write", 200, [...judgment, "deactivate"]),
  judgments_delete: { ...either("read_write", 204, judgment), removes: true },
  judgments_evaluations: either("read_only", 200, [...judgment, "evaluations"]),
  judgments_explain: namespace("read_only", 200, ["documents", "t-1", "answers", "urgent", "explain"]),
  judgments_get: either("read_only", 200, judgment),
  judgments_list: either("read_only", 200, ["judgments"]),
  judgments_try_out: namespace("read_write", 200, ["try"], ({ name }) => ({ name, ...definition, document_ids: ["t-1"] })),
  judgments_update: either("read_write", 200, judgment, () => ({ thresholds: { page: 0.9 } })),
  label_queues_claim: inQueue("read_write", 200, ["claim"], () => ({ labeler: "ana" })),
  label_queues_create: either("read_write", 201, [...judgment, "label_queue"], () => ({ strategy: "random", size: 5 })),
  label_queues_delete: { ...inQueue("read_write", 204, []), removes: true },
  label_queues_get: inQueue("read_only", 200, []),
  label_queues_label: inQueue("read_write", 200, ["items", "1", "label"], () => ({ labeler: "ana", value: true })),
  label_queues_list: either("read_only", 200, [...judgment, "label_queue"]),
  label_queues_skip: inQueue("read_write", 200, ["items", "1", "skip"], () => ({ labeler: "bo", reason: "unclear" })),
  namespaces_delete: { ...namespace("read_write", 202, []), removes: true },
  namespaces_get: namespace("read_only", 200, []),
  namespaces_levels: list("read_only", 200, "/namespace-levels"),
  namespaces_list: list("read_only", 200, "/namespaces"),
  namespaces_update: either("read_write", 200, [], () => ({})),
  non_production_prefixes_delete: organization("admin", 204, "/non-production-prefixes/staging%2F*"),
  non_production_prefixes_list: list("read_only", 200, "/non-production-prefixes"),
  non_production_prefixes_put: organization("admin", 200, "/non-production-prefixes/staging%2F*"),
  organizations_get: organization("read_only", 200, "/organization"),
  organizations_update: organization("admin", 200, "/organization", () => ({ suggestions: true })),
  outcomes_create: namespace("read_write", 201, ["outcomes"], () => ({
    outcomes: [{ document_id: "t-1", judgment: "urgent", value: true }],
  })),
  outcomes_delete: { ...namespace("read_write", 204, ["outcomes", "crm-1"]), removes: true },
  outcomes_list: namespace("read_only", 200, ["outcomes"]),
  queries_query: namespace("read_only", 200, ["query"], () => ({ include: { attributes: ["secret"], answers: ["urgent"] } })),
  request_logs_list: organization("admin", 200, "/request-log"),
  shares_get: either("read_only", 200, [...judgment, "share"]),
  robustness_start: either("read_write", 200, [...judgment, "robustness"], () => ({ budget_usd: 1 })),
  sentinels_delete: { ...either("read_write", 204, [...judgment, "sentinel"]), removes: true },
  sentinels_get: either("read_only", 200, [...judgment, "sentinel"]),
  sentinels_put: either("read_write", 200, [...judgment, "sentinel"], () => ({ size: 20, budget_usd_a_month: 0 })),
  sessions_create: organization("read_only", 201, "/session"),
  sessions_delete: organization("read_only", 204, "/session"),
  sessions_get: organization("read_only", 200, "/session"),
  subscriptions_create: either("read_write", 201, ["subscriptions"], ({ name }) => ({ name, filters: ["id", "Eq", "t-1"] })),
  subscriptions_delete: { ...either("read_write", 204, subscription), removes: true },
  subscriptions_get: either("read_only", 200, subscription),
  subscriptions_list: either("read_only", 200, ["subscriptions"]),
  subscriptions_query: namespace("read_only", 200, [...subscription, "query"], () => ({})),
  subscriptions_update: either("read_write", 200, subscription, () => ({ bulk: "deliver" })),
  system_one_answer: {
    ...beside("body")("read_write", 200, "/systemone", () => ({
      // Each time another, so that each is asked.
      state: randomUUID(),
      questions: { q: { type: "noul", instructions: "Is it?" } },
    })),
    async outside(service) {
      const key = await service.key({ scope: "shop/*" });
      const headers = { "Judgment-Namespace": "shopping" };
      return service.request("POST", "/systemone", { key, headers, body: { state: "a", questions: { q: { type: "noul" } } } });
    },
  },
  tenant_summaries_create: {
    ...prefix("read_write", 201, ["tenant_summary"], () => ({
      groups: ["by-customer"],
      bands: { "by-customer.count": [{ label: "any", gte: 0 }] },
    })),
    plan: "team",
  },
  tenant_summaries_delete: { ...prefix("read_write", 204, ["tenant_summary"]), removes: true },
  tenant_summaries_get: prefix("read_only", 200, ["tenant_summary"]),
  usage_reports_get: list("read_only", 200, "/usage"),
  webhook_endpoints_create: {
    ...beside("body")("read_write", 201, "/webhook-endpoints", () => ({ url: hook })),
    async outside(service) {
      const key = await service.key({ scope: "shop/*" });
      return service.request("POST", "/webhook-endpoints", { key, body: { url: hook, namespace_prefix: "shopping" } });
    },
  },
  webhook_endpoints_delete: endpoint("read_write", 204, "DELETE"),
  webhook_endpoints_get: endpoint("read_only", 200, "GET"),
  webhook_endpoints_get_secret: endpoint("read_write", 200, "GET", "/secret"),
  webhook_endpoints_list: list("read_only", 200, "/webhook-endpoints"),
  webhook_endpoints_list_deliveries: endpoint("read_only", 200, "GET", "/deliveries"),
  webhook_endpoints_recover: endpoint("read_write", 200, "POST", "/recover", () => ({ since: "2029-12-31T00:00:00Z" })),
  webhook_endpoints_rotate_secret: endpoint("read_write", 200, "POST", "/rotate-secret", () => ({})),
  webhook_endpoints_test: endpoint("read_write", 202, "POST", "/test", () => ({})),
  webhook_endpoints_update: endpoint("read_write", 200, "PATCH", "", () => ({ enabled: true })),
};
