// Generated from spec/ by `npm run generate`. Do not edit.
import { activityClient, type ActivityClient } from "./activity/client.ts";
import { agreementClient, type AgreementClient } from "./agreement/client.ts";
import { apiKeysClient, type ApiKeysClient } from "./api-keys/client.ts";
import { auditLogsClient, type AuditLogsClient } from "./audit-logs/client.ts";
import { budgetsClient, type BudgetsClient } from "./budgets/client.ts";
import { calibrationClient, type CalibrationClient } from "./calibration/client.ts";
import { discoveryClient, type DiscoveryClient } from "./discovery/client.ts";
import { documentsClient, type DocumentsClient } from "./documents/client.ts";
import { driftClient, type DriftClient } from "./drift/client.ts";
import { egressAddressesClient, type EgressAddressesClient } from "./egress-addresses/client.ts";
import { enginesClient, type EnginesClient } from "./engines/client.ts";
import { eventsClient, type EventsClient } from "./events/client.ts";
import { exportsClient, type ExportsClient } from "./exports/client.ts";
import { groupsClient, type GroupsClient } from "./groups/client.ts";
import { jobsClient, type JobsClient } from "./jobs/client.ts";
import { judgmentsClient, type JudgmentsClient } from "./judgments/client.ts";
import { labelQueuesClient, type LabelQueuesClient } from "./label-queues/client.ts";
import { namespacesClient, type NamespacesClient } from "./namespaces/client.ts";
import { nonProductionPrefixesClient, type NonProductionPrefixesClient } from "./non-production-prefixes/client.ts";
import { organizationsClient, type OrganizationsClient } from "./organizations/client.ts";
import { outcomesClient, type OutcomesClient } from "./outcomes/client.ts";
import { queriesClient, type QueriesClient } from "./queries/client.ts";
import { requestLogsClient, type RequestLogsClient } from "./request-logs/client.ts";
import { robustnessClient, type RobustnessClient } from "./robustness/client.ts";
import { Caller } from "./runtime/caller.ts";
import type { ClientOptions } from "./runtime/options.ts";
import type { RateLimit } from "./runtime/response-info.ts";
import { sentinelsClient, type SentinelsClient } from "./sentinels/client.ts";
import { sessionsClient, type SessionsClient } from "./sessions/client.ts";
import { sharesClient, type SharesClient } from "./shares/client.ts";
import { subscriptionsClient, type SubscriptionsClient } from "./subscriptions/client.ts";
import { systemOneClient, type SystemOneClient } from "./system-one/client.ts";
import { tenantSummariesClient, type TenantSummariesClient } from "./tenant-summaries/client.ts";
import { type UsageReportsClient, usageReportsClient } from "./usage-reports/client.ts";
import { type WebhookEndpointsClient, webhookEndpointsClient } from "./webhook-endpoints/client.ts";

/** A client of the Judgment Service, with one member for each of its resources. */
export interface Client {
  /** What happened over time, from hourly counts of the whole organization. */
  readonly activity: ActivityClient;
  /** Agreement compares answers with labels, and people with each other. */
  readonly agreement: AgreementClient;
  /**
   * API keys authenticate callers. A key is `jk_` and 43 letters and digits, so secret scanners can find it with
   * `\\bjk_[0-9A-Za-z]{43}\\b`. A request sends a key as `Authorization: Bearer <key>`. Only admin keys manage keys. Keys
   * belong to the whole organization.
   */
  readonly apiKeys: ApiKeysClient;
  /**
   * The audit log records who changed what in the organization. The service writes each entry in the same transaction as
   * the change, and keeps it for a year. Each entry also makes an `audit.recorded` event.
   */
  readonly auditLogs: AuditLogsClient;
  /**
   * Budgets for prefixes. The spending of a namespace counts against every budget that covers it: its own
   * (`PATCH /namespaces/{ns}`), those of prefixes, and the organization's (`PATCH /organization`). The budget with the
   * least money left decides. Namespaces that are judged at the same time may together exceed a shared budget by less
   * than one engine request.
   */
  readonly budgets: BudgetsClient;
  /** Calibration shows how reliable the answers are, and which thresholds to use. */
  readonly calibration: CalibrationClient;
  /** Discovery finds better questions and lets you test changes before you use them. None of it spends. */
  readonly discovery: DiscoveryClient;
  /** Documents. You write them in batches and read them one at a time with their answers. To find them, use a query. */
  readonly documents: DocumentsClient;
  /** Drift says whether a judge still answers as it did. */
  readonly drift: DriftClient;
  /** The addresses that webhook deliveries come from. */
  readonly egressAddresses: EgressAddressesClient;
  /** The engines that answer questions on this server. The operator configures them. */
  readonly engines: EnginesClient;
  /** The event feed: every event in recorded order, kept 30 days. Webhook endpoints receive the same events. */
  readonly events: EventsClient;
  /** Exports of the evaluation log. */
  readonly exports: ExportsClient;
  /** Groups are the populations that documents belong to. Judgments can read them. */
  readonly groups: GroupsClient;
  /** Jobs are long-running operations. Other operations start them, for example a backfill. Here you watch and control them. */
  readonly jobs: JobsClient;
  /**
   * Judgments are named questions. The service keeps their answers about documents. On a template prefix, every namespace
   * under it inherits the judgment, including namespaces created later. A namespace's own judgment of the same name, or
   * one on a longer prefix, replaces the inherited one completely. You change an inherited judgment on its template
   * prefix. Only its settings may be overridden by a namespace.
   */
  readonly judgments: JudgmentsClient;
  /**
   * Label queues let people say what is true of documents. Each document has a known chance of being drawn. Labels become outcomes with
   * `source: "label"`, and recommendations weigh by that chance. So a queue of hard documents does not make a judge look worse than it is.
   */
  readonly labelQueues: LabelQueuesClient;
  /** Namespaces hold documents. Their names are hierarchical. */
  readonly namespaces: NamespacesClient;
  /** Marks on prefixes whose namespaces are not for production. */
  readonly nonProductionPrefixes: NonProductionPrefixesClient;
  /** The organization of the calling key. */
  readonly organizations: OrganizationsClient;
  /** Outcomes record what really happened to judged documents. Calibration and composite weights are fitted to them. */
  readonly outcomes: OutcomesClient;
  /** Queries find documents of one namespace, by attributes and answers. */
  readonly queries: QueriesClient;
  /**
   * The request log records the requests of the organization's API keys: who asked what, the status and the time. It has
   * no bodies. It keeps requests for 7 days unless the operator of the server set another time. Requests without a valid
   * key are in no organization's log.
   */
  readonly requestLogs: RequestLogsClient;
  /** Robustness says how much answers depend on how a judgment asks. */
  readonly robustness: RobustnessClient;
  /**
   * A sentinel asks the same contexts again and again, so a change of the answers is a change of the engine and not of the documents. Nothing is
   * judged again by itself.
   */
  readonly sentinels: SentinelsClient;
  /**
   * Sessions let people use the service in a browser, such as in the console, without a key in the reach of scripts. A person sends
   * the key once. The service answers with a cookie that is `HttpOnly` and `SameSite=Strict`, and all tabs of the browser are signed
   * in. Programs need no session: they send their key.
   *
   * A session may do what its key may do. It ends with the key, and changes with it. It also ends after `SESSION_HOURS`, and
   * after `SESSION_IDLE_MINUTES` without a request. A key has 100 sessions at most. One more ends the oldest.
   *
   * If the operator has set `OIDC_ISSUER`, people also sign in through an OpenID Connect provider, from the console. They get the same
   * cookie, and a key of their own without a value. Its role and scope come from a claim of the provider.
   *
   * The cookie authorizes a request only if all of these are true. Otherwise the request is `forbidden`.
   *
   * - The request has no `Authorization`. With one, the cookie counts for nothing.
   * - The request has the header `Judgment-Session`, with any value. Pages of other origins cannot send it.
   * - `Sec-Fetch-Site`, if the browser sends it, is `same-origin`.
   * - `Origin`, if `Sec-Fetch-Site` is absent and the browser sends it, is the service's own.
   */
  readonly sessions: SessionsClient;
  /** Shares say how many documents are so: as the judge says, as labels say, and corrected. */
  readonly shares: SharesClient;
  /**
   * Subscriptions are saved filters. The service keeps track of their members. Membership is level-triggered: a document
   * is a member at a sequence when it matches at that sequence. The service evaluates membership at some sequences. Each
   * transition between two of them is one event, exactly once in the feed.
   */
  readonly subscriptions: SubscriptionsClient;
  /** The System One protocol, for programs that already speak it. Its calls become documents and judgments. */
  readonly systemOne: SystemOneClient;
  /** Tenant summaries: one for each template prefix. */
  readonly tenantSummaries: TenantSummariesClient;
  /** Usage by month. */
  readonly usageReports: UsageReportsClient;
  /**
   * Webhook endpoints receive signed events. Each event that an endpoint asks for is delivered at least once. A key
   * restricted to a part of the namespaces sees and manages only endpoints whose `namespace_prefix` lies inside that
   * part.
   *
   * A delivery succeeds when the endpoint returns any 2xx within 15 seconds, including at most 5 seconds to connect. The
   * service does not follow redirects. A response of 429 or 503 pauses all deliveries to the endpoint for its
   * `Retry-After` (seconds or a date), up to 5 minutes. Without `Retry-After`, the pause is 5 seconds. Before each new
   * connection, the service resolves the host. If any of its addresses is not public, nothing is sent. Deliveries come
   * from the addresses that `GET /webhook-egress-addresses` lists.
   */
  readonly webhookEndpoints: WebhookEndpointsClient;
  /** The rate limit of the key, from the last response. Null before the first response. */
  readonly rateLimit: RateLimit | null;
}

/** A client that sends requests to `baseUrl` with an API key. It holds no connection, so you need not close it. */
export function createClient(options: ClientOptions): Client {
  const caller = new Caller(options, "judgment-service-client/1.0.0");
  return {
    activity: activityClient(caller),
    agreement: agreementClient(caller),
    apiKeys: apiKeysClient(caller),
    auditLogs: auditLogsClient(caller),
    budgets: budgetsClient(caller),
    calibration: calibrationClient(caller),
    discovery: discoveryClient(caller),
    documents: documentsClient(caller),
    drift: driftClient(caller),
    egressAddresses: egressAddressesClient(caller),
    engines: enginesClient(caller),
    events: eventsClient(caller),
    exports: exportsClient(caller),
    groups: groupsClient(caller),
    jobs: jobsClient(caller),
    judgments: judgmentsClient(caller),
    labelQueues: labelQueuesClient(caller),
    namespaces: namespacesClient(caller),
    nonProductionPrefixes: nonProductionPrefixesClient(caller),
    organizations: organizationsClient(caller),
    outcomes: outcomesClient(caller),
    queries: queriesClient(caller),
    requestLogs: requestLogsClient(caller),
    robustness: robustnessClient(caller),
    sentinels: sentinelsClient(caller),
    sessions: sessionsClient(caller),
    shares: sharesClient(caller),
    subscriptions: subscriptionsClient(caller),
    systemOne: systemOneClient(caller),
    tenantSummaries: tenantSummariesClient(caller),
    usageReports: usageReportsClient(caller),
    webhookEndpoints: webhookEndpointsClient(caller),
    get rateLimit() {
      return caller.rateLimit;
    },
  };
}
