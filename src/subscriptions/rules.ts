/** What a subscription may ask for. */
import type { SubscriptionInclude } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import type { Issue } from "#src/errors.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Condition } from "#src/queries/condition.ts";
import { unknownJudgment } from "#src/queries/field.ts";
import { endpointProblem } from "#src/webhooks/named-endpoints.ts";
import { carriedBy } from "./subscription.ts";

/** What events carry, what the filter reads included. */
const MOST_FIELDS = 24;

/** Who asks. */
export interface Caller {
  organizationId: string;
  key: { scope: string | null };
}

/**
 * Holds what events are to carry against the judgments that there are.
 * @param filterStands the filter has been taken before: a judgment that it reads may have become `on_read` since
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
    issues.push({ path, message: `"${name}" is judged on_read: nothing is judged when nobody reads; give it another policy` });
  }
  const fields = carried.attributes.length + carried.answers.length;
  if (fields > MOST_FIELDS) {
    const message = `makes ${fields} fields together with those that the filter reads; at most ${MOST_FIELDS} are carried`;
    issues.push({ path: include.attributes || include.answers ? "/include" : "/filters", message });
  }
  return issues;
}

/** Holds the endpoint that a subscription of an owner names against those that there are. */
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
