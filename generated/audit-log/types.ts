// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, KeyId, NamespaceOrTemplate, Timestamp } from "../common/types.ts";

/**
 * What was done. More actions may come; ignore those you do not know.
 *
 * - `api_key.created`: An API key was made.
 * - `api_key.rotated`: An API key was rotated.
 * - `api_key.revoked`: An API key was revoked.
 * - `api_key.refused`: Requests with a revoked or expired key, or from an address that the key may not be used from, were refused. One entry for each key, address and hour, in which `after` counts them; it is brought up to date within a minute. What a server refuses of unknown keys is noted for its first organization.
 * - `organization.created`: The organization was made, at the first start of a server or by its operator.
 * - `organization.updated`: Settings of the organization were changed.
 * - `namespace.updated`: Settings of a namespace were changed, budgets among them.
 * - `budget.updated`: The budget of a prefix was set.
 * - `budget.deleted`: The budget of a prefix was removed.
 * - `namespace.deleted`: The deletion of a namespace was asked for.
 * - `judgment.created`: A judgment was created.
 * - `judgment.updated`: Thresholds or freshness of a judgment were changed.
 * - `judgment.version_created`: A version of a judgment was created.
 * - `judgment.activated`: A version of a judgment became active.
 * - `judgment.deactivated`: A judgment was deactivated.
 * - `judgment.deleted`: A judgment was deleted.
 * - `group.created`: A group was created.
 * - `group.deleted`: A group was deleted.
 * - `subscription.created`: A subscription was created.
 * - `subscription.updated`: A subscription was changed.
 * - `subscription.deleted`: A subscription was deleted.
 * - `endpoint.created`: A webhook endpoint was created.
 * - `endpoint.updated`: A webhook endpoint was changed.
 * - `endpoint.deleted`: A webhook endpoint was deleted.
 * - `endpoint.secret_read`: The secret of a webhook endpoint was read.
 * - `endpoint.secret_rotated`: The secret of a webhook endpoint was rotated.
 * - `non_production_prefix.created`: A prefix was marked as non-production.
 * - `non_production_prefix.deleted`: A prefix is no longer non-production.
 * - `tenant_summary.created`: Tenant summaries of a template were set up or changed.
 * - `tenant_summary.deleted`: Tenant summaries of a template were ended.
 * - `export.created`: An export of evaluations was started.
 * - `export.deleted`: The files of an export were deleted before their time.
 * - `job.confirmed`: A job was confirmed.
 * - `job.paused`: A job was paused.
 * - `job.resumed`: A job was resumed.
 * - `job.cancelled`: A job was cancelled.
 */
export type AuditAction =
  | "api_key.created"
  | "api_key.rotated"
  | "api_key.revoked"
  | "api_key.refused"
  | "organization.created"
  | "organization.updated"
  | "namespace.updated"
  | "budget.updated"
  | "budget.deleted"
  | "namespace.deleted"
  | "judgment.created"
  | "judgment.updated"
  | "judgment.version_created"
  | "judgment.activated"
  | "judgment.deactivated"
  | "judgment.deleted"
  | "group.created"
  | "group.deleted"
  | "subscription.created"
  | "subscription.updated"
  | "subscription.deleted"
  | "endpoint.created"
  | "endpoint.updated"
  | "endpoint.deleted"
  | "endpoint.secret_read"
  | "endpoint.secret_rotated"
  | "non_production_prefix.created"
  | "non_production_prefix.deleted"
  | "tenant_summary.created"
  | "tenant_summary.deleted"
  | "export.created"
  | "export.deleted"
  | "job.confirmed"
  | "job.paused"
  | "job.resumed"
  | "job.cancelled";

/** An action, or a pattern: `judgment.*` for every action that begins so. */
export type AuditActionPattern = string;

/** Who made a change. */
export interface AuditActor {
  /** What kind of actor it is. */
  type: AuditActorType;
  /** The API key; null where it was none. */
  key: KeyId | null;
}

/**
 * What kind of actor made a change.
 *
 * - `key`: A request with an API key.
 * - `operator`: The operator, by the command line on the server.
 * - `service`: The service by itself.
 */
export type AuditActorType = "key" | "operator" | "service";

/** One change. */
export interface AuditEntry {
  /** The entry. Later entries have larger ids. */
  id: AuditEntryId;
  /** When it was made. */
  at: Timestamp;
  /** What was done. */
  action: AuditAction;
  /** Who did it. */
  actor: AuditActor;
  /** The IP address that the request came from; null where there was no request. */
  address: string | null;
  /** The request's id, as its response has it in `X-Request-Id`; null where there was no request. */
  request_id: string | null;
  /** The namespace or template prefix; null for the organization. */
  namespace: NamespaceOrTemplate | null;
  /** The name or id of what was changed; null where the namespace or the organization itself was. */
  subject: string | null;
  /** The changed members as they were; null where it was made. Over 16 KB only their names. No secret is ever in it. */
  before: 
    | {
        [name: string]: unknown;
      }
    | null;
  /** The changed members as they are; null where it is gone. Over 16 KB only their names. */
  after: 
    | {
        [name: string]: unknown;
      }
    | null;
}

/** An entry's id. */
export type AuditEntryId = string;

/** One page of the audit log, newest first. */
export interface AuditEntryList {
  /** The entries. */
  entries: AuditEntry[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}
