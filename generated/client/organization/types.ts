// Generated from spec/ by `npm run generate`. Do not edit.
import type { PlanName, Timestamp } from "../common/types.ts";

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
  /** Owners and admins, mailed when an endpoint fails or is disabled. */
  contacts: MailAddress[];
  /** When it was made. */
  created_at: Timestamp;
}

/** Changes to the organization; what is absent stays. */
export interface OrganizationUpdate {
  /** Allow or stop proposals of options and parts, for which samples of documents go to a disclosed LLM subprocessor. */
  suggestions?: boolean;
  /** Replaces the whole of `contacts`. */
  contacts?: MailAddress[];
}
