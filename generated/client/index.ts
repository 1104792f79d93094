// Generated from spec/ by `npm run generate`. Do not edit.
export type * from "./activity/client.ts";
export type * from "./agreement/client.ts";
export type * from "./api-keys/client.ts";
export type * from "./audit-logs/client.ts";
export type * from "./budgets/client.ts";
export type * from "./calibration/client.ts";
export type * from "./discovery/client.ts";
export type * from "./documents/client.ts";
export type * from "./drift/client.ts";
export type * from "./egress-addresses/client.ts";
export type * from "./engines/client.ts";
export type * from "./events/client.ts";
export type * from "./exports/client.ts";
export type * from "./groups/client.ts";
export type * from "./jobs/client.ts";
export type * from "./judgments/client.ts";
export type * from "./label-queues/client.ts";
export type * from "./namespaces/client.ts";
export type * from "./non-production-prefixes/client.ts";
export type * from "./organizations/client.ts";
export type * from "./outcomes/client.ts";
export type * from "./queries/client.ts";
export type * from "./request-logs/client.ts";
export type * from "./robustness/client.ts";
export type * from "./sentinels/client.ts";
export type * from "./sessions/client.ts";
export type * from "./shares/client.ts";
export type * from "./subscriptions/client.ts";
export type * from "./system-one/client.ts";
export type * from "./tenant-summaries/client.ts";
export type * from "./types.ts";
export type * from "./usage-reports/client.ts";
export type * from "./webhook-endpoints/client.ts";

export type { CallOptions, ClientOptions } from "./runtime/options.ts";

export type { Pages } from "./runtime/pages.ts";

export type { RateLimit, ResponseInfo } from "./runtime/response-info.ts";

export type { Reply } from "./runtime/reply.ts";

export { ConnectionError, TimeoutError, UnexpectedResponseError } from "./runtime/errors.ts";

export { type Client, createClient } from "./client.ts";

export { type DeclaredErrors, type DetailsByCode, type ErrorCode, JudgmentServiceError } from "./errors.ts";
