// Generated from spec/ by `npm run generate`. Do not edit.
import type { ApiKeysHandlers } from "./api-keys/handlers.ts";
import type { DocumentsHandlers } from "./documents/handlers.ts";
import type { EgressAddressesHandlers } from "./egress-addresses/handlers.ts";
import type { EventsHandlers } from "./events/handlers.ts";
import type { ExportsHandlers } from "./exports/handlers.ts";
import type { JobsHandlers } from "./jobs/handlers.ts";
import type { JudgmentsHandlers } from "./judgments/handlers.ts";
import type { NamespacesHandlers } from "./namespaces/handlers.ts";
import type { NonProductionPrefixesHandlers } from "./non-production-prefixes/handlers.ts";
import type { OrganizationsHandlers } from "./organizations/handlers.ts";
import type { QueriesHandlers } from "./queries/handlers.ts";
import type { UsageReportsHandlers } from "./usage-reports/handlers.ts";
import type { WebhookEndpointsHandlers } from "./webhook-endpoints/handlers.ts";

/** Every operation that is built. */
export interface Handlers<Context> {
  apiKeys: ApiKeysHandlers<Context>;
  documents: DocumentsHandlers<Context>;
  egressAddresses: EgressAddressesHandlers<Context>;
  events: EventsHandlers<Context>;
  exports: ExportsHandlers<Context>;
  jobs: JobsHandlers<Context>;
  judgments: JudgmentsHandlers<Context>;
  namespaces: NamespacesHandlers<Context>;
  nonProductionPrefixes: NonProductionPrefixesHandlers<Context>;
  organizations: OrganizationsHandlers<Context>;
  queries: QueriesHandlers<Context>;
  usageReports: UsageReportsHandlers<Context>;
  webhookEndpoints: WebhookEndpointsHandlers<Context>;
}
