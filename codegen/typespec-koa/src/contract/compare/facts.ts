/**
 * What the server enforces beyond shapes. Requiring less of a client is additive, requiring more is breaking. A change without
 * such an order is breaking.
 */
import type { FactValue } from "../../model.ts";
import type { FactSetting } from "../../settings.ts";
import type { LockedFacts, LockedOperation } from "../lock.ts";
import { type About, type Comparison, note } from "./comparison.ts";
import type { Rule } from "./rules.ts";

type Finding = readonly [verdict: "additive" | Rule, message: string];

export function compareFacts(comparison: Comparison, about: About, before: LockedOperation, after: LockedOperation): void {
  const { roles, facts } = comparison.settings;
  const findings = [
    role(roles, before, after),
    idempotency(before, after),
    bodyLimit(before, after),
    ...Object.entries(facts).flatMap(([name, setting]) =>
      own(name, setting, (before[name] ?? null) as FactValue, (after[name] ?? null) as FactValue),
    ),
    pages(before, after),
  ];
  for (const finding of findings) if (finding) note(comparison, finding[0], about, finding[1]);
}

function role(roles: readonly string[], before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.role === after.role) return null;
  const rank = (role: string | null) => (role === null ? -1 : roles.indexOf(role));
  return rank(after.role) > rank(before.role)
    ? ["role-raised", `is forbidden to ${before.role} keys now; it takes ${after.role}`]
    : ["additive", `can be called with a ${after.role} key now; it took ${before.role}`];
}

/** A fact of the service's own. It says whether its values have an order, and of a list each value is a demand. */
function own(name: string, { ordered, offered, values, list }: FactSetting, before: FactValue, after: FactValue): Finding[] {
  if (list) return listed(name, (before ?? []) as readonly string[], (after ?? []) as readonly string[]);
  if (before === after) return [];
  if (offered) {
    if (before === null) return [["additive", `has the ${name} ${after} now`]];
    return [["fact-changed", `has ${after === null ? `no ${name} any more` : `the ${name} ${after} now`}; it had ${before}`]];
  }
  if (!ordered)
    return after === null
      ? [["additive", `has no ${name} any more`]]
      : [["fact-changed", `has the ${name} ${after} now; it was ${before ?? "none"}`]];
  const rank = (value: FactValue) => (value === null ? -1 : (values ?? []).indexOf(String(value)));
  const message = `needs the ${name} ${after ?? "none"} now; it needed ${before ?? "none"}`;
  return [[rank(after) > rank(before) ? "fact-changed" : "additive", message]];
}

function listed(name: string, before: readonly string[], after: readonly string[]): Finding[] {
  const gained = after.filter((value) => !before.includes(value));
  const lost = before.filter((value) => !after.includes(value));
  return [
    ...gained.map((value): Finding => ["fact-changed", `is ${name} ${value} now`]),
    ...lost.map((value): Finding => ["additive", `is ${name} ${value} no more`]),
  ];
}

/** An operation that is idempotent by nature promises that; the key is a separate promise. */
function idempotency(before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.idempotency === after.idempotency) return null;
  if (before.idempotency === "none") {
    return ["additive", after.idempotency === "key" ? "takes an Idempotency-Key now" : "is idempotent by nature now"];
  }
  return [
    "idempotency-lost",
    before.idempotency === "key" ? "takes no Idempotency-Key any more" : "is no longer idempotent by nature",
  ];
}

function bodyLimit(before: LockedOperation, after: LockedOperation): Finding | null {
  if (!before.body || !after.body || before.bodyLimit === after.bodyLimit) return null;
  return after.bodyLimit < before.bodyLimit
    ? ["body-limit-lowered", `refuses bodies over ${after.bodyLimit} bytes now; it took ${before.bodyLimit}`]
    : ["additive", `takes bodies up to ${after.bodyLimit} bytes now; it took ${before.bodyLimit}`];
}

function pages(before: LockedFacts, after: LockedFacts): Finding | null {
  if (before.pages === after.pages) return null;
  return before.pages === null
    ? ["additive", `can be paged through ${after.pages} now`]
    : ["pages-lost", `can no longer be paged through ${before.pages}`];
}
