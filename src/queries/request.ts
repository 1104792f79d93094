/** What a request asks; or all that is wrong with it. */
import type { QueryOptions } from "#generated/types.ts";
import { type Issue, invalidRequest } from "#src/errors.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Asked } from "./asked.ts";
import { fieldsOf } from "./condition.ts";
import { type Field, unknownJudgment } from "./field.ts";
import { parseFilter } from "./filter.ts";
import { findAmong } from "./judgment-fields.ts";
import { parseRank } from "./rank.ts";
import { asOfNow } from "./stored-filter.ts";

/** How a filter is read: as it was sent, or as one that was accepted earlier, whatever it names that there is no more. */
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
