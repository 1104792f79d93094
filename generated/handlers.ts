// Generated from spec/ by `npm run generate`. Do not edit.
import type { AgreementHandlers } from "./agreement/handlers.ts";
import type { ApiKeysHandlers } from "./api-keys/handlers.ts";
import type { AuditLogsHandlers } from "./audit-logs/handlers.ts";
import type { BudgetsHandlers } from "./budgets/handlers.ts";
import type { CalibrationHandlers } from "./calibration/handlers.ts";
import type { DiscoveryHandlers } from "./discovery/handlers.ts";
import type { DocumentsHandlers } from "./documents/handlers.ts";
import type { DriftHandlers } from "./drift/handlers.ts";
import type { EgressAddressesHandlers } from "./egress-addresses/handlers.ts";
import type { EventsHandlers } from "./events/handlers.ts";
import type { ExportsHandlers } from "./exports/handlers.ts";
import type { GroupsHandlers } from "./groups/handlers.ts";
import type { JobsHandlers } from "./jobs/handlers.ts";
import type { JudgmentsHandlers } from "./judgments/handlers.ts";
import type { LabelQueuesHandlers } from "./label-queues/handlers.ts";
import type { NamespacesHandlers } from "./namespaces/handlers.ts";
import type { NonProductionPrefixesHandlers } from "./non-production-prefixes/handlers.ts";
import type { OrganizationsHandlers } from "./organizations/handlers.ts";
import type { OutcomesHandlers } from "./outcomes/handlers.ts";
import type { QueriesHandlers } from "./queries/handlers.ts";
import type { RequestLogsHandlers } from "./request-logs/handlers.ts";
import type { SharesHandlers } from "./shares/handlers.ts";
import type { SubscriptionsHandlers } from "./subscriptions/handlers.ts";
import type { SystemOneHandlers } from "./system-one/handlers.ts";
import type { TenantSummariesHandlers } from "./tenant-summaries/handlers.ts";
import type { UsageReportsHandlers } from "./usage-reports/handlers.ts";
import type { WebhookEndpointsHandlers } from "./webhook-endpoints/handlers.ts";

/** Every operation that is built. */
export interface Handlers<Context> {
  agreement: AgreementHandlers<Context>;
  apiKeys: ApiKeysHandlers<Context>;
  auditLogs: AuditLogsHandlers<Context>;
  budgets: BudgetsHandlers<Context>;
  calibration: CalibrationHandlers<Context>;
  discovery: DiscoveryHandlers<Context>;
  documents: DocumentsHandlers<Context>;
  drift: DriftHandlers<Context>;
  egressAddresses: EgressAddressesHandlers<Context>;
  events: EventsHandlers<Context>;
  exports: ExportsHandlers<Context>;
  groups: GroupsHandlers<Context>;
  jobs: JobsHandlers<Context>;
  judgments: JudgmentsHandlers<Context>;
  labelQueues: LabelQueuesHandlers<Context>;
  namespaces: NamespacesHandlers<Context>;
  nonProductionPrefixes: NonProductionPrefixesHandlers<Context>;
  organizations: OrganizationsHandlers<Context>;
  outcomes: OutcomesHandlers<Context>;
  queries: QueriesHandlers<Context>;
  requestLogs: RequestLogsHandlers<Context>;
  shares: SharesHandlers<Context>;
  subscriptions: SubscriptionsHandlers<Context>;
  systemOne: SystemOneHandlers<Context>;
  tenantSummaries: TenantSummariesHandlers<Context>;
  usageReports: UsageReportsHandlers<Context>;
  webhookEndpoints: WebhookEndpointsHandlers<Context>;
}
