// Generated from spec/ by `npm run generate`. Do not edit.
import type { PlanName, Timestamp, Usd } from "../common/types.ts";
import type { OnExceeded } from "../namespaces/types.ts";

/** How many of something the plan allows, and how many there are. Past it: `limit_exceeded`. */
export interface Allotment {
  /** How many the plan allows at a time. */
  limit: number;
  /** How many there are. */
  used: number;
}

/** A mail address. */
export type MailAddress = string;

/** The organization that a key belongs to. Operators make organizations and set their name and plan. */
export interface Organization {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** What its limits go by. */
  plan: PlanName;
  /** Whether samples of documents may go to a disclosed LLM subprocessor to propose options and parts. */
  suggestions: boolean;
  /** Owners and admins, mailed when an endpoint fails or is disabled. Only admin keys see them; for other keys the list is empty. */
  contacts: MailAddress[];
  /**
   * The most that judging, writes and queries of all its namespaces may cost in a calendar month (UTC), in US dollars; null: no limit. Absent for
   * keys that are restricted to a part of the namespaces.
   */
  budget_usd_per_month?: Usd | null;
  /** What happens when that is used up. Absent for keys that are restricted. */
  on_exceeded?: OnExceeded;
  /** What the plan allows at a time, and how much of it is used. Absent for keys that are restricted. */
  limits?: OrganizationLimits;
  /** When it was made. */
  created_at: Timestamp;
}

/** What plans limit. */
export interface OrganizationLimits {
  /** Namespaces. */
  namespaces: Allotment;
  /** Judgments of all namespaces and template prefixes; an inherited one counts once, where it was made. */
  judgments: Allotment;
  /** Subscriptions, in the same way. */
  subscriptions: Allotment;
  /** Groups, in the same way. */
  groups: Allotment;
  /** API keys that are not revoked. */
  api_keys: Allotment;
  /** Webhook endpoints. Past it: `plan_required`. */
  webhook_endpoints: Allotment;
  /**
   * States of namespaces that pages of queries are still read at. Queries that begin within moments of one another share one. One goes within
   * minutes after its last cursor has expired.
   */
  open_cursors: Allotment;
}

/** Changes to the organization; what is absent stays. */
export interface OrganizationUpdate {
  /** Allow or stop proposals of options and parts, for which samples of documents go to a disclosed LLM subprocessor. */
  suggestions?: boolean;
  /** Replaces the whole of `contacts`. */
  contacts?: MailAddress[];
  /**
   * The budget of all namespaces together for a calendar month (UTC), in US dollars; null: no limit. What a namespace spends counts against
   * this one, those of prefixes (`PUT /budgets/{prefix}`) and its own; the one that leaves least decides.
   */
  budget_usd_per_month?: Usd | null;
  /** What happens when that is used up; `pause` at first, and again once the budget was removed. */
  on_exceeded?: OnExceeded;
}
