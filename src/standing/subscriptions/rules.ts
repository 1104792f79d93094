/** Rules of subscriptions. */
import type { Filter, SubscriptionInclude } from "#generated/types.ts";
import { endpointProblem } from "#src/events/webhooks/named-endpoints.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Issue } from "#src/foundation/errors.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { unknownJudgment } from "#src/queries/filters/field.ts";
import { carriedBy } from "./subscription.ts";

/** The most fields that events carry, including those that the filter reads. */
const MOST_FIELDS = 24;

/** The organization and the API key of the request. */
export interface Caller {
  organizationId: string;
  key: { scope: string | null };
}

/**
 * Checks what events carry against the existing judgments.
 *
 * @param filterStands whether the filter was accepted before; a judgment that it reads may have become `on_read` since
 */
export function includeIssues(
  condition: Condition,
  include: SubscriptionInclude,
  judgments: ReadonlyMap<string, Judgment>,
  filterStands = false,
): Issue[] {
  const issues: Issue[] = [];
  for (const [at, name] of (include.answers ?? []).entries()) {
    if (!judgments.has(name)) issues.push({ path: `/include/answers/${at}`, message: unknownJudgment(name) });
  }
  const carried = carriedBy(condition, include);
  for (const name of carried.answers) {
    if (judgments.get(name)?.freshness.policy !== "on_read") continue;
    const at = (include.answers ?? []).indexOf(name);
    if (at < 0 && filterStands) continue;
    const path = at < 0 ? "/filters" : `/include/answers/${at}`;
    issues.push({
      path,
      message: `"${name}" has the policy on_read, so its answers change only when somebody reads them; give it another policy`,
    });
  }
  const fields = carried.attributes.length + carried.answers.length;
  if (fields > MOST_FIELDS) {
    const message = `has ${fields} fields together with those that the filter reads; at most ${MOST_FIELDS} are allowed`;
    issues.push({ path: include.attributes || include.answers ? "/include" : "/filters", message });
  }
  return issues;
}

/** Checks the endpoint that a subscription names. */
export async function endpointIssues(
  session: Session,
  { organizationId, key }: Caller,
  owner: string,
  endpointId: string | null | undefined,
): Promise<Issue[]> {
  if (endpointId === undefined || endpointId === null) return [];
  const message = await endpointProblem(session, { organizationId, scope: key.scope }, endpointId, owner);
  return message === undefined ? [] : [{ path: "/endpoint", message }];
}

/** The most bytes of JSON of all filters of one owner. Processes hold them in memory, at about twenty times this size. */
export const MOST_FILTER_BYTES = 32 * 2 ** 20;

/**
 * A filter of so few bytes is always taken, so the sum over an owner with many subscriptions is not made for each new one. The number
 * of subscriptions is limited too.
 */
const SMALL_FILTER_BYTES = 256;

export function isSmall(filters: Filter): boolean {
  return Buffer.byteLength(JSON.stringify(filters)) <= SMALL_FILTER_BYTES;
}

export function tooMuchOf(owner: string): Issue {
  const message =
    `would make the filters of all subscriptions of "${owner}" exceed 32 MB of JSON together. ` +
    "Shorten it, delete subscriptions there, or create this one on another namespace or prefix.";
  return { path: "/filters", message };
}
