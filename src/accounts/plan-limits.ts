/**
 * How much an organization may have at a time, by plan. What it has is counted in the transaction that makes or ends it: whoever counts holds
 * the count until it commits, so that it is exact however many processes there are, and nobody counts rows.
 */
import type { Session, Transaction } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import type { Plan } from "./identity.ts";
import * as sql from "./plan-limits-sql.ts";

export const RESOURCES = [
  "namespaces",
  "judgments",
  "subscriptions",
  "groups",
  "api_keys",
  "webhook_endpoints",
  "open_cursors",
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
  },
  team: {
    namespaces: 1_000_000,
    judgments: 10_000,
    subscriptions: 10_000,
    groups: 10_000,
    api_keys: 1_000,
    webhook_endpoints: 20,
    open_cursors: 100_000,
  },
  scale: {
    namespaces: 10_000_000,
    judgments: 100_000,
    subscriptions: 100_000,
    groups: 100_000,
    api_keys: 10_000,
    webhook_endpoints: 100,
    open_cursors: 1_000_000,
  },
};

const PLANS: readonly Plan[] = ["developer", "team", "scale"];

/** As they are configured: `developer.namespaces` and so on. */
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

/** The plan after it, which allows more. */
export const LARGER: Readonly<Record<Plan, Plan | null>> = { developer: "team", team: "scale", scale: null };

/** As people say it. */
const NAMES: Readonly<Record<Resource, string>> = {
  namespaces: "namespaces",
  judgments: "judgments",
  subscriptions: "subscriptions",
  groups: "groups",
  api_keys: "API keys",
  webhook_endpoints: "webhook endpoints",
  open_cursors: "open cursors",
};

/** What makes room for another. */
const REMEDIES: Readonly<Partial<Record<Resource, string>>> = {
  open_cursors:
    "A cursor is closed 10 minutes after its last page: read pages to the end, and ask for as many rows as you need (top_k).",
  api_keys: "Revoke one that is not used.",
};

let limits: Readonly<Record<Plan, PlanLimits>> = DEFAULT_LIMITS;

/** One set for the process, given when it starts. */
export function setPlanLimits(given: Readonly<Record<Plan, PlanLimits>>): void {
  limits = given;
}

export function limitOf(plan: Plan, resource: Resource): number {
  return limits[plan][resource];
}

/**
 * Counts one more, in the transaction that makes it.
 * @throws ServiceError `limit_exceeded` where the plan has no more
 */
export async function countMade(tx: Transaction, organizationId: string, resource: Resource): Promise<void> {
  const refusal = await refusalOf(tx, organizationId, resource, await sql.add(tx, organizationId, resource));
  if (refusal !== null) throw refusal;
}

/** Counts one more without waiting to be told: `refusalOf` says afterwards whether it was too many, and whoever counted takes it back. */
export const countAhead = sql.add;

/** @param used as many as there are with the one that was counted */
export async function refusalOf(
  session: Session,
  organizationId: string,
  resource: Resource,
  used: number,
): Promise<ServiceError | null> {
  // Within what every plan allows, nobody asks for the plan.
  if (PLANS.every((plan) => used <= limits[plan][resource])) return null;
  const plan = await sql.planOf(session, organizationId);
  return used > limits[plan][resource] ? limitExceeded(plan, resource, used - 1) : null;
}

/** Counts some less, in the transaction that ends them. */
export async function countEnded(tx: Transaction, organizationId: string, resource: Resource, count: number): Promise<void> {
  if (count > 0) await sql.subtract(tx, organizationId, resource, count);
}

/** Counts one more that is not to be refused: the operator's. */
export async function countUnbounded(session: Session, organizationId: string, resource: Resource): Promise<void> {
  await sql.add(session, organizationId, resource);
}

/** What the plan has of each, and what is used of it. */
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
  const more = larger === null ? "" : ` The ${larger} plan has ${limits[larger][resource]}.`;
  const remedy = REMEDIES[resource] ?? "Delete one that is not used.";
  const message = `The ${plan} plan has at most ${limit} ${NAMES[resource]} at a time, and ${used} are there. ${remedy}${more}`;
  const details = { resource, limit, used, ...(larger === null ? {} : { plan: larger }) };
  return new ServiceError("limit_exceeded", message, { details });
}
