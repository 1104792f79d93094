// Generated from spec/ by `npm run generate`. Do not edit.
import type { Person } from "../api-keys/types.ts";
import type { Cursor, KeyId, NamespaceOrTemplate, Timestamp } from "../common/types.ts";
import type { SessionId } from "../sessions/types.ts";

/**
 * The action that was done. More actions may be added. Ignore those you do not know.
 *
 * - `api_key.created`: An API key was created.
 * - `api_key.updated`: The role, scope or name of a person's key was changed, as the OpenID Connect provider told at a sign-in.
 * - `api_key.rotated`: An API key was rotated.
 * - `api_key.revoked`: An API key was revoked.
 * - `api_key.refused`: Requests were refused because their key was revoked or expired, or because the key may not be used from their address. There is one entry for each key, address and hour. Its `after` counts the requests and is updated within a minute. Refusals of unknown keys are recorded for the server's first organization.
 * - `session.created`: Someone signed in with an API key, and got a session.
 * - `session.ended`: Someone signed out. With `everywhere`, all sessions of the key ended.
 * - `organization.created`: The organization was created, at the first start of a server or by its operator.
 * - `organization.updated`: Settings of the organization were changed.
 * - `namespace.updated`: Settings of a namespace were changed, including budgets.
 * - `budget.updated`: The budget of a prefix was set.
 * - `budget.deleted`: The budget of a prefix was removed.
 * - `namespace.deleted`: Someone asked to delete a namespace.
 * - `judgment.created`: A judgment was created.
 * - `judgment.updated`: The thresholds or the freshness of a judgment were changed.
 * - `judgment.version_created`: A version of a judgment was created.
 * - `judgment.activated`: A version of a judgment was activated.
 * - `judgment.deactivated`: A judgment was deactivated.
 * - `judgment.deleted`: A judgment was deleted.
 * - `sentinel.updated`: The sentinel of a judgment was turned on, or its settings were changed.
 * - `sentinel.deleted`: The sentinel of a judgment was turned off.
 * - `judgment.tried`: A definition was tried on documents before it was saved. `after` has the definition, the documents and what was used.
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
 * - `non_production_prefix.deleted`: A prefix was unmarked: it is no longer non-production.
 * - `tenant_summary.created`: The tenant summaries of a template were set up or changed.
 * - `tenant_summary.deleted`: The tenant summaries of a template were stopped.
 * - `export.created`: An export of evaluations was started.
 * - `export.deleted`: The files of an export were deleted before they expired.
 * - `job.confirmed`: A job was confirmed.
 * - `job.paused`: A job was paused.
 * - `job.resumed`: A job was resumed.
 * - `job.cancelled`: A job was cancelled.
 */
export type AuditAction =
  | "api_key.created"
  | "api_key.updated"
  | "api_key.rotated"
  | "api_key.revoked"
  | "api_key.refused"
  | "session.created"
  | "session.ended"
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
  | "sentinel.updated"
  | "sentinel.deleted"
  | "judgment.tried"
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

/** An action, or a pattern. For example, `judgment.*` matches every action that begins with `judgment.`. */
export type AuditActionPattern = string;

/** Who made a change. */
export interface AuditActor {
  /** The kind of actor. */
  type: AuditActorType;
  /** The API key. Null when no key was used. */
  key: KeyId | null;
  /** The session that was used in place of the key itself. Absent without one. */
  session?: SessionId;
  /** The person who signed in through OpenID Connect. Absent for others. */
  person?: Person;
}

/**
 * The kind of actor that made a change.
 *
 * - `key`: A request with an API key.
 * - `operator`: The operator, with the command line on the server.
 * - `service`: The service itself.
 */
export type AuditActorType = "key" | "operator" | "service";

/** One change in the audit log. */
export interface AuditEntry {
  /** The id of the entry. Later entries have larger ids. */
  id: AuditEntryId;
  /** The time of the change. */
  at: Timestamp;
  /** The action that was done. */
  action: AuditAction;
  /** The actor that did it. */
  actor: AuditActor;
  /** The IP address of the request. Null when there was no request. */
  address: string | null;
  /** The id of the request, as in the `X-Request-Id` of its response. Null when there was no request. */
  request_id: string | null;
  /** The namespace or template prefix. Null for the organization. */
  namespace: NamespaceOrTemplate | null;
  /** The name or id of the changed resource. Null when the namespace or the organization itself was changed. */
  subject: string | null;
  /**
   * The changed members before the change. Null when the resource was created. When they have over 16 KB, only their
   * names. It never contains a secret.
   */
  before: 
    | {
        [name: string]: unknown;
      }
    | null;
  /** The changed members after the change. Null when the resource was deleted. When they have over 16 KB, only their names. */
  after: 
    | {
        [name: string]: unknown;
      }
    | null;
}

/** The id of an entry. */
export type AuditEntryId = string;

/** One page of the audit log, newest first. */
export interface AuditEntryList {
  /** The entries. */
  entries: AuditEntry[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}
