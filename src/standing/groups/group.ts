/** A group as the rest of the service uses it. */
import { type Definition, type Plan, planOf } from "./plan.ts";

/** A group as stored. It is the same in every namespace that has it. */
export interface StoredGroup {
  groupId: string;
  name: string;
  /** The namespace or template prefix that it was created on. */
  owner: string;
  definition: Definition;
  createdAt: Date;
  /** The organization's epoch when it was created. */
  createdEpoch: number;
  /** The job that builds it. Null when the job has ended. */
  jobId: string | null;
}

export interface Group extends StoredGroup {
  readonly plan: Plan;
}

export function groupOf(stored: StoredGroup): Group {
  return { ...stored, plan: planOf(stored.definition) };
}
