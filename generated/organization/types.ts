// Generated from spec/ by `npm run generate`. Do not edit.
import type { PlanName, Timestamp, Usd } from "../common/types.ts";
import type { OnExceeded } from "../namespaces/types.ts";

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
  /** When it was made. */
  created_at: Timestamp;
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
