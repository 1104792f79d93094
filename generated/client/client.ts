// Generated from spec/ by `npm run generate`. Do not edit.
import { apiKeysClient, type ApiKeysClient } from "./api-keys/client.ts";
import { auditLogsClient, type AuditLogsClient } from "./audit-logs/client.ts";
import { budgetsClient, type BudgetsClient } from "./budgets/client.ts";
import { calibrationClient, type CalibrationClient } from "./calibration/client.ts";
import { discoveryClient, type DiscoveryClient } from "./discovery/client.ts";
import { documentsClient, type DocumentsClient } from "./documents/client.ts";
import { egressAddressesClient, type EgressAddressesClient } from "./egress-addresses/client.ts";
import { eventsClient, type EventsClient } from "./events/client.ts";
import { exportsClient, type ExportsClient } from "./exports/client.ts";
import { groupsClient, type GroupsClient } from "./groups/client.ts";
import { jobsClient, type JobsClient } from "./jobs/client.ts";
import { judgmentsClient, type JudgmentsClient } from "./judgments/client.ts";
import { namespacesClient, type NamespacesClient } from "./namespaces/client.ts";
import { nonProductionPrefixesClient, type NonProductionPrefixesClient } from "./non-production-prefixes/client.ts";
import { organizationsClient, type OrganizationsClient } from "./organizations/client.ts";
import { outcomesClient, type OutcomesClient } from "./outcomes/client.ts";
import { queriesClient, type QueriesClient } from "./queries/client.ts";
import { Caller } from "./runtime/caller.ts";
import type { ClientOptions } from "./runtime/options.ts";
import type { RateLimit } from "./runtime/response-info.ts";
import { subscriptionsClient, type SubscriptionsClient } from "./subscriptions/client.ts";
import { tenantSummariesClient, type TenantSummariesClient } from "./tenant-summaries/client.ts";
import { type UsageReportsClient, usageReportsClient } from "./usage-reports/client.ts";
import { type WebhookEndpointsClient, webhookEndpointsClient } from "./webhook-endpoints/client.ts";

/** A client of the Judgment Service, with one member for each of its resources. */
export interface Client {
  /**
   * API keys: who may call. A key is `jk_` and 43 letters and digits, so secret scanners find it by `\\bjk_[0-9A-Za-z]{43}\\b`. A request sends one as `Authorization: Bearer <key>`. Only admin keys manage keys; they belong to the
   * whole organization.
   */
  readonly apiKeys: ApiKeysClient;
  /** Who changed what in the organization. Each entry is written in the transaction of the change and kept for a year. The event `audit.recorded` tells of it. */
  readonly auditLogs: AuditLogsClient;
  /**
   * Budgets of prefixes. What a namespace spends counts against every budget that covers it: its own (`PATCH /namespaces/{ns}`), those of
   * prefixes, and the organization's (`PATCH /organization`). The one that leaves least decides. Namespaces that are judged at the same time
   * exceed such a budget together by less than one request to an engine as a rule, and by a page of each (256 documents) on a machine with too
   * much to do. A shadow run, a simulation or a tuning may exceed it by a page.
   */
  readonly budgets: BudgetsClient;
  /** Calibration: how far answers can be taken at their word, and where to cut them. */
  readonly calibration: CalibrationClient;
  /** Discovery: what could be asked better, found and tried before it is used. None of it spends. */
  readonly discovery: DiscoveryClient;
  /** Documents: written in batches, read one at a time with their answers. Find them with a query. */
  readonly documents: DocumentsClient;
  /** The addresses that webhook deliveries come from. */
  readonly egressAddresses: EgressAddressesClient;
  /** The feed: every event in recorded order, kept 30 days. The same events go to webhook endpoints. */
  readonly events: EventsClient;
  /** Exports of the evaluation log. */
  readonly exports: ExportsClient;
  /** Groups: the populations that documents belong to, which judgments can read. */
  readonly groups: GroupsClient;
  /** Jobs: long-running operations. They start with what they do, for instance a backfill; here they are watched and steered. */
  readonly jobs: JobsClient;
  /**
   * Judgments: named questions whose answers to documents the service keeps. On a template prefix, every namespace under it
   * inherits the judgment, those to come included; a namespace's own judgment of the same name, or one on a longer prefix, takes
   * its place as a whole. An inherited judgment is changed on its template prefix, but for the settings, which a namespace may
   * override.
   */
  readonly judgments: JudgmentsClient;
  /** Namespaces: hierarchical names that hold documents. */
  readonly namespaces: NamespacesClient;
  /** Marks for namespaces that are not for production. */
  readonly nonProductionPrefixes: NonProductionPrefixesClient;
  /** The organization of the key that asks. */
  readonly organizations: OrganizationsClient;
  /** Outcomes: what actually happened to judged documents. Calibration and composite weights are fitted on them. */
  readonly outcomes: OutcomesClient;
  /** Queries over the documents of one namespace, by attributes and answers. */
  readonly queries: QueriesClient;
  /**
   * Subscriptions: saved filters whose members are followed. Membership is level-triggered: at a sequence a document is a member
   * when it matches at that sequence, and every transition between two sequences that were looked at is one event, exactly once
   * in the feed.
   */
  readonly subscriptions: SubscriptionsClient;
  /** Tenant summaries: one a template prefix. */
  readonly tenantSummaries: TenantSummariesClient;
  /** Usage by month. */
  readonly usageReports: UsageReportsClient;
  /**
   * Webhook endpoints: receivers of signed events, told at least once of everything they ask for. A key restricted to a part of
   * the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that part.
   *
   * A delivery succeeds when the endpoint answers any 2xx within 15 seconds, 5 of them at most to connect; redirects are not
   * followed. An answer of 429 or 503 pauses everything to the endpoint for its `Retry-After` (seconds or a date), up to 5
   * minutes, or for 5 seconds without one. Before each new connection the host is resolved, and where any of its addresses is not
   * public nothing is sent. Deliveries come from the addresses that `GET /webhook-egress-addresses` lists.
   */
  readonly webhookEndpoints: WebhookEndpointsClient;
  /** The key's rate limit as the last answer told it; null before the first. */
  readonly rateLimit: RateLimit | null;
}

/** A client that sends its requests to `baseUrl` under an API key. It keeps no connection of its own and needs no closing. */
export function createClient(options: ClientOptions): Client {
  const caller = new Caller(options, "judgment-service-client/1.0.0");
  return {
    apiKeys: apiKeysClient(caller),
    auditLogs: auditLogsClient(caller),
    budgets: budgetsClient(caller),
    calibration: calibrationClient(caller),
    discovery: discoveryClient(caller),
    documents: documentsClient(caller),
    egressAddresses: egressAddressesClient(caller),
    events: eventsClient(caller),
    exports: exportsClient(caller),
    groups: groupsClient(caller),
    jobs: jobsClient(caller),
    judgments: judgmentsClient(caller),
    namespaces: namespacesClient(caller),
    nonProductionPrefixes: nonProductionPrefixesClient(caller),
    organizations: organizationsClient(caller),
    outcomes: outcomesClient(caller),
    queries: queriesClient(caller),
    subscriptions: subscriptionsClient(caller),
    tenantSummaries: tenantSummariesClient(caller),
    usageReports: usageReportsClient(caller),
    webhookEndpoints: webhookEndpointsClient(caller),
    get rateLimit() {
      return caller.rateLimit;
    },
  };
}
