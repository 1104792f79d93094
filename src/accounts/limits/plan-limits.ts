/**
 * How many of each resource an organization may have at a time, by plan. The count changes in the transaction that creates or
 * ends a resource. The transaction locks the count until it commits. So the count is exact with any number of processes, and
 * nobody counts rows.
 */

import type { Plan } from "#src/accounts/identity.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import * as sql from "./plan-limits-sql.ts";

export const RESOURCES = [
  "namespaces",
  "judgments",
  "subscriptions",
  "groups",
  "api_keys",
  "webhook_endpoints",
  "open_cursors",
  "retained_bytes",
] as const;
export type Resource = (typeof RESOURCES)[number];
export type PlanLimits = Readonly<Record<Resource, number>>;

export const DEFAULT_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  developer: {
    namespaces: 10_000,
    judgments: 1_000,
    subscriptions: 1_000,
    groups: 1_000,
    api_keys: 100,
    webhook_endpoints: 2,
    open_cursors: 10_000,
    retained_bytes: 2_000_000_000,
  },
  team: {
    namespaces: 1_000_000,
    judgments: 10_000,
    subscriptions: 10_000,
    groups: 10_000,
    api_keys: 1_000,
    webhook_endpoints: 20,
    open_cursors: 100_000,
    retained_bytes: 20_000_000_000,
  },
  scale: {
    namespaces: 10_000_000,
    judgments: 100_000,
    subscriptions: 100_000,
    groups: 100_000,
    api_keys: 10_000,
    webhook_endpoints: 100,
    open_cursors: 1_000_000,
    retained_bytes: 200_000_000_000,
  },
};

const PLANS: readonly Plan[] = ["developer", "team", "scale"];

/** The names in the configuration: `developer.namespaces` and so on. */
export type LimitName = `${Plan}.${Resource}`;
export const LIMIT_NAMES = PLANS.flatMap((plan) => RESOURCES.map((resource): LimitName => `${plan}.${resource}`));

export const DEFAULT_LIMIT_COUNTS = Object.fromEntries(
  PLANS.flatMap((plan) => RESOURCES.map((resource) => [`${plan}.${resource}`, DEFAULT_LIMITS[plan][resource]])),
) as Readonly<Record<LimitName, number>>;

export function limitsOf(counts: Readonly<Record<LimitName, number>>): Readonly<Record<Plan, PlanLimits>> {
  const of = (plan: Plan) =>
    Object.fromEntries(RESOURCES.map((resource) => [resource, counts[`${plan}.${resource}`]])) as PlanLimits;
  return Object.fromEntries(PLANS.map((plan) => [plan, of(plan)])) as Record<Plan, PlanLimits>;
}

/** The next larger plan. */
export const LARGER: Readonly<Record<Plan, Plan | null>> = { developer: "team", team: "scale", scale: null };

/** The names shown to users. */
const NAMES: Readonly<Record<Resource, string>> = {
  namespaces: "namespaces",
  judgments: "judgments",
  subscriptions: "subscriptions",
  groups: "groups",
  api_keys: "API keys",
  webhook_endpoints: "webhook endpoints",
  open_cursors: "open cursors",
  retained_bytes: "bytes that open cursors retain",
};

/** How a user can make room for another. */
const REMEDIES: Readonly<Partial<Record<Resource, string>>> = {
  open_cursors:
    "A cursor closes 10 minutes after its last page. Read to the last page, and ask only for the rows that you need (top_k).",
  api_keys: "Revoke a key that you do not use.",
};

let limits: Readonly<Record<Plan, PlanLimits>> = DEFAULT_LIMITS;

/** One set per process, given at start. */
export function setPlanLimits(given: Readonly<Record<Plan, PlanLimits>>): void {
  limits = given;
}

export function limitOf(plan: Plan, resource: Resource): number {
  return limits[plan][resource];
}

/**
 * Counts one more, in the transaction that creates it.
 * @throws ServiceError `limit_exceeded` if the plan allows no more
 */
export async function countMade(tx: Transaction, organizationId: string, resource: Resource): Promise<void> {
  const refusal = await refusalOf(tx, organizationId, resource, await sql.add(tx, organizationId, resource));
  if (refusal !== null) throw refusal;
}

/**
 * Counts one more without waiting for the result. `refusalOf` tells afterwards whether it was too many. The caller then undoes
 * the count.
 */
export function countAhead(session: Session, organizationId: string, resource: Resource): Promise<number> {
  return sql.add(session, organizationId, resource);
}

/**
 * Looks ahead and counts nothing, for requests that make several things one after the other.
 * @throws ServiceError `limit_exceeded` if there is no room for one more now
 */
export async function refuseIfFull(session: Session, organizationId: string, resource: Resource): Promise<void> {
  const used = (await sql.readCounts(session, organizationId)).get(resource) ?? 0;
  const refusal = await refusalOf(session, organizationId, resource, used + 1);
  if (refusal !== null) throw refusal;
}

/** @param used the count including the new one */
export async function refusalOf(
  session: Session,
  organizationId: string,
  resource: Resource,
  used: number,
): Promise<ServiceError | null> {
  // If every plan allows the count, the plan is not read.
  if (PLANS.every((plan) => used <= limits[plan][resource])) return null;
  const plan = await sql.planOf(session, organizationId);
  return used > limits[plan][resource] ? limitExceeded(plan, resource, used - 1) : null;
}

/**
 * Counts what grows by itself and is not refused.
 * @param by negative if there is less
 * @returns whether there is more than the plan allows
 */
export async function countGrown(tx: Transaction, organizationId: string, resource: Resource, by: number): Promise<boolean> {
  if (by < 0) await sql.subtract(tx, organizationId, resource, -by);
  const used = by > 0 ? await sql.add(tx, organizationId, resource, by) : 0;
  return (await refusalOf(tx, organizationId, resource, used)) !== null;
}

/** Reduces the count, in the transaction that ends them. */
export async function countEnded(tx: Transaction, organizationId: string, resource: Resource, count: number): Promise<void> {
  if (count > 0) await sql.subtract(tx, organizationId, resource, count);
}

/** Counts one more that is never refused, because the operator created it. */
export async function countUnbounded(session: Session, organizationId: string, resource: Resource): Promise<void> {
  await sql.add(session, organizationId, resource);
}

/** The plan's limits and how much of each is used. */
export async function allotments(
  session: Session,
  organizationId: string,
  plan: Plan,
): Promise<Record<Resource, { limit: number; used: number }>> {
  const used = await sql.readCounts(session, organizationId);
  const entries = RESOURCES.map(
    (resource) => [resource, { limit: limits[plan][resource], used: used.get(resource) ?? 0 }] as const,
  );
  return Object.fromEntries(entries) as Record<Resource, { limit: number; used: number }>;
}

export function limitExceeded(plan: Plan, resource: Resource, used: number): ServiceError {
  const limit = limits[plan][resource];
  const larger = LARGER[plan];
  const more = larger === null ? "" : ` The ${larger} plan allows ${limits[larger][resource]}.`;
  const remedy = REMEDIES[resource] ?? "Delete one that you do not use.";
  const message = `The ${plan} plan allows ${limit} ${NAMES[resource]} at a time, and the organization has ${used}. ${remedy}${more}`;
  const details = { resource, limit, used, ...(larger === null ? {} : { plan: larger }) };
  return new ServiceError("limit_exceeded", message, { details });
}
