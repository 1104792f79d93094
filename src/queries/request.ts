/** Parses a request, or reports all problems with it. */
import type { QueryOptions } from "#generated/types.ts";
import { type Issue, invalidRequest } from "#src/foundation/errors.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { fieldsOf } from "#src/queries/filters/condition.ts";
import { type Field, unknownJudgment } from "#src/queries/filters/field.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { findAmong } from "#src/queries/filters/judgment-fields.ts";
import { parseRank } from "#src/queries/filters/rank.ts";
import { asOfNow } from "#src/queries/filters/stored-filter.ts";
import type { Asked } from "./asked.ts";

/** Whether a filter is new, or was accepted earlier and may name things that no longer exist. */
export type FilterReading = "sent" | "stored";

/** @throws ServiceError `invalid_request` */
export function parseQuery(
  given: unknown,
  { rank_by, include, answers }: QueryOptions,
  judgments: ReadonlyMap<string, Judgment>,
  reading: FilterReading = "sent",
): Asked {
  const issues: Issue[] = [];
  const find = findAmong(judgments);
  const filters = reading === "stored" ? asOfNow(given, find) : given;
  const condition = filters === undefined ? undefined : parseFilter(filters, find, issues);
  const rank = parseRank(rank_by, find, issues);
  for (const [at, name] of (include?.answers ?? []).entries()) {
    if (!judgments.has(name)) issues.push({ path: `/include/answers/${at}`, message: unknownJudgment(name) });
  }
  if (issues.length > 0 || !rank) throw invalidRequest(issues);
  return { condition, rank, fresh: answers === "fresh_only" ? [...new Set(include?.answers)] : [] };
}

/** The judgments whose answers a query reads. */
export function judgmentsRead(
  { condition, rank }: Asked,
  { include }: QueryOptions,
  judgments: ReadonlyMap<string, Judgment>,
): Judgment[] {
  const fields: Field[] = [...(condition ? fieldsOf(condition) : []), rank.field];
  const names = [...fields.flatMap((field) => (field.is === "answer" ? [field.judgment] : [])), ...(include?.answers ?? [])];
  return [...new Set(names)].map((name) => judgments.get(name)!);
}
