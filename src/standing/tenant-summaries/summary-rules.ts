/** Rules of tenant summaries. */

import { pointerToken } from "typespec-koa-runtime/json";
import type { TenantSummarySettings } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Issue } from "#src/foundation/errors.ts";
import { bandIssues } from "#src/judging/definitions/band-rules.ts";
import type { GroupSource } from "./published-groups.ts";

/** Splits a key of `bands`. Names of groups have no dot. */
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
    if (groups.indexOf(group) < at) return [{ path, message: `repeats "${group}"; name each group once` }];
    if (kept.get(group) !== null) return [];
    return [{ path, message: `"${template}" has no group "${group}"; create it there first` }];
  });
  const keys = Object.keys(bands);
  const none = keys.length === 0 ? [{ path: "/bands", message: "must have the bands of at least one aggregate" }] : [];
  return [...named, ...none, ...keys.flatMap((key) => issuesOf(key, kept, bands))];
}

function issuesOf(
  key: string,
  kept: ReadonlyMap<string, readonly string[] | null>,
  bands: TenantSummarySettings["bands"],
): Issue[] {
  const path = `/bands/${pointerToken(key)}`;
  const { group, aggregate } = bandKey(key);
  const aggregates = kept.get(group);
  if (aggregates === undefined)
    return [{ path, message: `must name an aggregate of a group in groups, and "${group}" is not in it` }];
  if (aggregates !== null && !aggregates.includes(aggregate)) {
    return [{ path, message: `must be an aggregate of "${group}": ${aggregates.join(", ")}` }];
  }
  return bandIssues(bands[key]!, path);
}
