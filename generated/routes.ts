// Generated from spec/ by `npm run generate`. Do not edit.
import { activityRoutes } from "./activity/routes.ts";
import { agreementRoutes } from "./agreement/routes.ts";
import { apiKeysRoutes } from "./api-keys/routes.ts";
import { auditLogsRoutes } from "./audit-logs/routes.ts";
import { budgetsRoutes } from "./budgets/routes.ts";
import { calibrationRoutes } from "./calibration/routes.ts";
import type { OperationDescriptor } from "./contract.ts";
import { discoveryRoutes } from "./discovery/routes.ts";
import { documentsRoutes } from "./documents/routes.ts";
import { driftRoutes } from "./drift/routes.ts";
import { egressAddressesRoutes } from "./egress-addresses/routes.ts";
import { enginesRoutes } from "./engines/routes.ts";
import { eventsRoutes } from "./events/routes.ts";
import { exportsRoutes } from "./exports/routes.ts";
import { groupsRoutes } from "./groups/routes.ts";
import { jobsRoutes } from "./jobs/routes.ts";
import { judgmentsRoutes } from "./judgments/routes.ts";
import { labelQueuesRoutes } from "./label-queues/routes.ts";
import { namespacesRoutes } from "./namespaces/routes.ts";
import { nonProductionPrefixesRoutes } from "./non-production-prefixes/routes.ts";
import { organizationsRoutes } from "./organizations/routes.ts";
import { outcomesRoutes } from "./outcomes/routes.ts";
import { queriesRoutes } from "./queries/routes.ts";
import { requestLogsRoutes } from "./request-logs/routes.ts";
import { robustnessRoutes } from "./robustness/routes.ts";
import { sentinelsRoutes } from "./sentinels/routes.ts";
import { sessionsRoutes } from "./sessions/routes.ts";
import { sharesRoutes } from "./shares/routes.ts";
import { subscriptionsRoutes } from "./subscriptions/routes.ts";
import { systemOneRoutes } from "./system-one/routes.ts";
import { tenantSummariesRoutes } from "./tenant-summaries/routes.ts";
import { usageReportsRoutes } from "./usage-reports/routes.ts";
import { webhookEndpointsRoutes } from "./webhook-endpoints/routes.ts";

/** Every operation, by id. */
export const operations: readonly OperationDescriptor[] = [
  ...activityRoutes,
  ...agreementRoutes,
  ...apiKeysRoutes,
  ...auditLogsRoutes,
  ...budgetsRoutes,
  ...calibrationRoutes,
  ...discoveryRoutes,
  ...documentsRoutes,
  ...driftRoutes,
  ...egressAddressesRoutes,
  ...enginesRoutes,
  ...eventsRoutes,
  ...exportsRoutes,
  ...groupsRoutes,
  ...jobsRoutes,
  ...judgmentsRoutes,
  ...labelQueuesRoutes,
  ...namespacesRoutes,
  ...nonProductionPrefixesRoutes,
  ...organizationsRoutes,
  ...outcomesRoutes,
  ...queriesRoutes,
  ...requestLogsRoutes,
  ...robustnessRoutes,
  ...sentinelsRoutes,
  ...sessionsRoutes,
  ...sharesRoutes,
  ...subscriptionsRoutes,
  ...systemOneRoutes,
  ...tenantSummariesRoutes,
  ...usageReportsRoutes,
  ...webhookEndpointsRoutes,
].sort((a, b) => (a.id < b.id ? -1 : 1));
