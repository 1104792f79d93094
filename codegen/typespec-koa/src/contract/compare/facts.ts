/**
 * What the server enforces beyond shapes. Requiring less of a client is additive, requiring more is breaking. A change without
 * such an order is breaking.
 */
import type { LockedFacts, LockedOperation } from "../lock.ts";
import { type About, type Comparison, note } from "./comparison.ts";

const ROLES: readonly LockedFacts["role"][] = ["read_only", "read_write", "admin"];
const PLANS: readonly LockedFacts["plan"][] = [null, "team", "scale"];

type Finding = readonly [verdict: "additive" | "breaking", message: string];

export function compareFacts(comparison: Comparison, about: About, before: LockedOperation, after: LockedOperation): void {
  const findings = [
    role(before, after),
    scope(before, after),
    idempotency(before, after),
    bodyLimit(before, after),
    ...billed(before, after),
    allowance(before, after),
    plan(before, after),
    pages(before, after),
  ];
  for (const finding of findings) if (finding) note(comparison, finding[0], about, finding[1]);
}

function role(before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.role === after.role) return null;
  return ROLES.indexOf(after.role) > ROLES.indexOf(before.role)
    ? ["breaking", `is forbidden to ${before.role} keys now; it takes ${after.role}`]
    : ["additive", `can be called with a ${after.role} key now; it took ${before.role}`];
}

function scope(before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.scope === after.scope) return null;
  return ["breaking", `holds a restricted key against ${SCOPES[after.scope]} now, not ${SCOPES[before.scope]}`];
}

const SCOPES: { readonly [scope in LockedFacts["scope"]]: string } = {
  path: "the namespace in the path",
  list: "each entry of the list",
  resource: "the resource's own namespace",
  body: "the namespaces named in the request",
  organization: "the organization",
};

/** An operation that is idempotent by nature promises that; the key is a separate promise. */
function idempotency(before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.idempotency === after.idempotency) return null;
  if (before.idempotency === "none") {
    return ["additive", after.idempotency === "key" ? "takes an Idempotency-Key now" : "is idempotent by nature now"];
  }
  return ["breaking", before.idempotency === "key" ? "takes no Idempotency-Key any more" : "is no longer idempotent by nature"];
}

function bodyLimit(before: LockedOperation, after: LockedOperation): Finding | null {
  if (!before.body || !after.body || before.bodyLimit === after.bodyLimit) return null;
  return after.bodyLimit < before.bodyLimit
    ? ["breaking", `refuses bodies over ${after.bodyLimit} bytes now; it took ${before.bodyLimit}`]
    : ["additive", `takes bodies up to ${after.bodyLimit} bytes now; it took ${before.bodyLimit}`];
}

function billed(before: LockedFacts, after: LockedFacts): Finding[] {
  const gained = after.billed.filter((line) => !before.billed.includes(line));
  const lost = before.billed.filter((line) => !after.billed.includes(line));
  return [
    ...gained.map((line): Finding => ["breaking", `bills ${line} now`]),
    ...lost.map((line): Finding => ["additive", `no longer bills ${line}`]),
  ];
}

function allowance(before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.dailyAllowance === after.dailyAllowance) return null;
  return after.dailyAllowance === null
    ? ["additive", `no longer draws on the daily allowance ${before.dailyAllowance}`]
    : [
        "breaking",
        `draws on the daily allowance ${after.dailyAllowance} now${before.dailyAllowance ? `, not ${before.dailyAllowance}` : ""}`,
      ];
}

function plan(before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.plan === after.plan) return null;
  return PLANS.indexOf(after.plan) > PLANS.indexOf(before.plan)
    ? ["breaking", `needs the ${after.plan} plan now; it needed ${before.plan === null ? "none" : before.plan}`]
    : ["additive", `needs ${after.plan === null ? "no plan" : `the ${after.plan} plan`} now; it needed ${before.plan}`];
}

function pages(before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.pages === after.pages) return null;
  return before.pages === null
    ? ["additive", `can be paged through ${after.pages} now`]
    : ["breaking", `can no longer be paged through ${before.pages}`];
}
