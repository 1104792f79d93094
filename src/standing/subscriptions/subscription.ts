/** A subscription as the rest of the service uses it. */
import type { Filter, SubscriptionBulk, SubscriptionTransition } from "#generated/types.ts";
import { type Condition, fieldsOf } from "#src/queries/filters/condition.ts";
import { readStored } from "#src/queries/filters/stored-filter.ts";

/** A subscription as stored. It is the same in every namespace that has it. */
export interface StoredSubscription {
  subscriptionId: string;
  name: string;
  /** The namespace or template prefix that it was created on. */
  owner: string;
  filters: Filter;
  events: SubscriptionTransition[];
  include: { attributes?: string[]; answers?: string[] };
  endpoint: string | null;
  bulk: SubscriptionBulk;
  createdAt: Date;
  /** The organization's epoch when it was created, and when it was last changed. */
  createdEpoch: number;
  epoch: number;
  deleted: boolean;
}

export interface Subscription extends StoredSubscription {
  readonly condition: Condition;
  readonly carried: Carried;
  /** The judgments whose answers decide membership. */
  readonly reads: readonly string[];
}

/** What events carry: the fields that the filter reads, and those in `include`. */
export interface Carried {
  readonly attributes: readonly string[];
  /** The names of judgments. */
  readonly answers: readonly string[];
}

export function subscriptionOf(stored: StoredSubscription): Subscription {
  const condition = readStored(stored.filters);
  return { ...stored, condition, carried: carriedBy(condition, stored.include), reads: judgmentsIn(condition) };
}

export function carriedBy(condition: Condition, include: StoredSubscription["include"]): Carried {
  const attributes = new Set(include.attributes);
  const answers = new Set(include.answers);
  for (const field of fieldsOf(condition)) if (field.is === "attribute") attributes.add(field.name);
  for (const judgment of judgmentsIn(condition)) answers.add(judgment);
  return { attributes: [...attributes], answers: [...answers] };
}

/** Whether calibrated numbers of a judgment decide membership. */
export function readsCalibrated(condition: Condition, judgment: string): boolean {
  return fieldsOf(condition).some(
    (field) => field.is === "answer" && field.judgment === judgment && field.part.is === "calibrated",
  );
}

/** Whether the given thresholds of a judgment decide membership. */
export function readsThreshold(condition: Condition, judgment: string, names: ReadonlySet<string>): boolean {
  return fieldsOf(condition).some(
    (field) =>
      field.is === "answer" && field.judgment === judgment && field.part.is === "threshold" && names.has(field.part.name),
  );
}

/** The judgments whose answers decide membership. */
export function judgmentsIn(condition: Condition): string[] {
  return [...new Set(fieldsOf(condition).flatMap((field) => (field.is === "answer" ? [field.judgment] : [])))];
}
