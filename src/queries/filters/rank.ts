/** `rank_by`: a field and a direction. */
import type { Issue } from "#src/foundation/errors.ts";
import { type Field, type FindJudgment, parseField } from "./field.ts";

export interface Rank {
  readonly field: Field;
  readonly direction: "asc" | "desc";
}

export const BY_ID: Rank = { field: { is: "id" }, direction: "asc" };

/** Parses `rank_by`. If it is absent, the rank is by id. Undefined if it is invalid; `issues` then has the problems. */
export function parseRank(rankBy: unknown, find: FindJudgment, issues: Issue[], path = "/rank_by"): Rank | undefined {
  if (rankBy === undefined) return BY_ID;
  if (!Array.isArray(rankBy) || rankBy.length !== 2) {
    issues.push({ path, message: 'must be [field, "asc" or "desc"]' });
    return undefined;
  }
  const [name, direction] = rankBy as unknown[];
  const field = typeof name === "string" ? parseField(name, find) : { problem: "must be the name of a field" };
  if ("problem" in field) issues.push({ path: `${path}/0`, message: field.problem });
  const known = direction === "asc" || direction === "desc";
  if (!known) issues.push({ path: `${path}/1`, message: 'must be "asc" or "desc"' });
  return known && !("problem" in field) ? { field, direction } : undefined;
}
