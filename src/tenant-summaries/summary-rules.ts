/** What a tenant summary may publish. */
import type { TenantSummarySettings } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import type { Issue } from "#src/errors.ts";
import { bandIssues } from "#src/judgments/band-rules.ts";
import type { GroupSource } from "./published-groups.ts";

/** A key of `bands` taken apart; the names of groups have no dot. */
export function bandKey(key: string): { group: string; aggregate: string } {
  const dot = key.indexOf(".");
  return { group: key.slice(0, dot), aggregate: key.slice(dot + 1) };
}

export async function settingsIssues(
  session: Session,
  source: GroupSource,
  { organizationId, template }: { organizationId: string; template: string },
  { groups, bands }: TenantSummarySettings,
): Promise<Issue[]> {
  const kept = new Map<string, readonly string[] | null>();
  for (const group of new Set(groups)) kept.set(group, await source.aggregates(session, organizationId, template, group));
  const named = groups.flatMap((group, at): Issue[] => {
    const path = `/groups/${at}`;
    if (groups.indexOf(group) < at) return [{ path, message: `names "${group}" a second time; name each group once` }];
    if (kept.get(group) !== null) return [];
    return [{ path, message: `"${template}" has no group "${group}"; create it there first` }];
  });
  const keys = Object.keys(bands);
  const none = keys.length === 0 ? [{ path: "/bands", message: "must have the bands of one aggregate at least" }] : [];
  return [...named, ...none, ...keys.flatMap((key) => issuesOf(key, kept, bands))];
}

function issuesOf(
  key: string,
  kept: ReadonlyMap<string, readonly string[] | null>,
  bands: TenantSummarySettings["bands"],
): Issue[] {
  const path = `/bands/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const { group, aggregate } = bandKey(key);
  const aggregates = kept.get(group);
  if (aggregates === undefined) return [{ path, message: `must name an aggregate of one of groups; "${group}" is none of them` }];
  if (aggregates !== null && !aggregates.includes(aggregate)) {
    return [{ path, message: `"${group}" keeps no ${aggregate}; it keeps ${aggregates.join(", ")}` }];
  }
  return bandIssues(bands[key]!, path);
}
