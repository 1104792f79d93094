// Generated from spec/ by `npm run generate`. Do not edit.
import type { KeyRole } from "../api-keys/types.ts";
import type { KeyId, NamespaceScope, PlanName, Timestamp, Usd } from "../common/types.ts";
import type { OnExceeded } from "../namespaces/types.ts";

/** A limit of the plan, and how much of it is used. A request beyond it fails with `limit_exceeded`. */
export interface Allotment {
  /** The number that the plan allows at one time. */
  limit: number;
  /** The number that exists now. */
  used: number;
}

/** The key that makes the request: what it may do. Interfaces for people offer only that. */
export interface CallingKey {
  /** The id of the key. */
  id: KeyId;
  /** The role of the key. */
  role: KeyRole;
  /** Whether the key may change the organization and its keys. */
  admin: boolean;
  /** The namespaces that the key is restricted to. Null means all namespaces. */
  scope: NamespaceScope | null;
  /** The time when the key expires. Null means never. */
  expires_at: Timestamp | null;
}

/** A mail address. */
export type MailAddress = string;

/** The organization that a key belongs to. Operators create organizations and set their name and plan. */
export interface Organization {
  /** The id of the organization. */
  id: string;
  /** The name of the organization. */
  name: string;
  /** The plan, which sets the limits. */
  plan: PlanName;
  /** Whether the service may send samples of documents to a disclosed LLM subprocessor, to propose options and parts. */
  suggestions: boolean;
  /**
   * The owners and admins. They get a mail when a webhook endpoint fails or is disabled. Only admin keys see them. For
   * other keys, the list is empty.
   */
  contacts: MailAddress[];
  /**
   * The most that judging, writes and queries of all namespaces may cost in a calendar month (UTC), in US dollars. Null
   * means no limit. Absent for keys that are restricted to a part of the namespaces.
   */
  budget_usd_per_month?: Usd | null;
  /** What happens when the budget is used up. Absent for restricted keys. */
  on_exceeded?: OnExceeded;
  /** The limits of the plan, and how much of each is used. Absent for restricted keys. */
  limits?: OrganizationLimits;
  /** The key that made this request. */
  key?: CallingKey;
  /** The time when the organization was created. */
  created_at: Timestamp;
}

/** The limits of the plan. */
export interface OrganizationLimits {
  /** Namespaces. */
  namespaces: Allotment;
  /** Judgments of all namespaces and template prefixes. An inherited judgment counts once, where it was created. */
  judgments: Allotment;
  /** Subscriptions, counted like judgments. */
  subscriptions: Allotment;
  /** Groups, counted like judgments. */
  groups: Allotment;
  /** API keys that are not revoked. */
  api_keys: Allotment;
  /** Webhook endpoints. A request beyond this limit fails with `plan_required`. */
  webhook_endpoints: Allotment;
  /**
   * Snapshots of namespaces that open query cursors still read. Queries that begin within moments of each other share
   * one snapshot. A snapshot is released within minutes after its last cursor has expired.
   */
  open_cursors: Allotment;
  /**
   * The bytes of former versions of documents and answers that open query cursors retain. They are counted in the
   * background. Beyond this limit no request fails, but the cursors of the namespace that changed end: their next page
   * is `invalid_request`.
   */
  retained_bytes: Allotment;
}

/** The settings to change. Absent members stay as they are. */
export interface OrganizationUpdate {
  /**
   * Allow or stop proposals of options and parts. To make proposals, the service sends samples of documents to a
   * disclosed LLM subprocessor.
   */
  suggestions?: boolean;
  /** Replaces the whole of `contacts`. */
  contacts?: MailAddress[];
  /**
   * The budget of all namespaces together for a calendar month (UTC), in US dollars. Null means no limit. The spending
   * of a namespace counts against this budget, those of prefixes (`PUT /budgets/{prefix}`) and its own. The budget with
   * the least money left decides.
   */
  budget_usd_per_month?: Usd | null;
  /** What happens when the budget is used up. The initial value is `pause`. Removing the budget sets it back to `pause`. */
  on_exceeded?: OnExceeded;
}
