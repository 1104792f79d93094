/**
 * Reads filters that were accepted earlier and stored. By now, or in another namespace, what they name may have changed. For example, a
 * judgment has another type, or a threshold is gone. Such a field has no value. So a field's own name decides how it is read.
 */
import type { Condition } from "./condition.ts";
import type { FindJudgment, JudgmentFields } from "./field.ts";
import { parseFilter } from "./filter.ts";
import { matches } from "./match.ts";

export function readStored(filters: unknown): Condition {
  const issues: { path: string; message: string }[] = [];
  const condition = parseFilter(filters, asNamed(filters), issues);
  if (!condition) throw new Error(`A stored filter cannot be read: ${JSON.stringify(issues)}`);
  return condition;
}

/**
 * Converts a stored filter to one that a query accepts now. A condition on something that no document can have any more holds for all
 * documents or for none. A constant condition replaces it.
 *
 * @param find the current judgments
 */
export function asOfNow(filter: unknown, find: FindJudgment): unknown {
  const [head, second] = filter as [unknown, unknown];
  if (head === "And" || head === "Or") return [head, (second as unknown[]).map((each) => asOfNow(each, find))];
  if (head === "Not") return [head, asOfNow(second, find)];
  if (parseFilter(filter, find, [])) return filter;
  return matches(readStored(filter), NOTHING) ? ["id", "NotEq", ""] : ["id", "Eq", ""];
}

const NOTHING = { id: "", created_at: new Date(0), updated_at: new Date(0), attributes: {}, answers: {} };

/** The judgments as the fields of the filter imply them. */
function asNamed(filters: unknown): FindJudgment {
  const judgments = new Map<string, { type: JudgmentFields["type"]; thresholds: string[]; values: null }>();
  for (const name of fieldNames(filters)) {
    const [root, judgment, part, ...rest] = name.split(".");
    if (root !== "answers" || judgment === undefined || part === undefined) continue;
    const known = judgments.get(judgment) ?? { type: "choice", thresholds: [], values: null };
    judgments.set(judgment, known);
    if (part === "p" || (part === "calibrated" && rest[0] === "p")) known.type = "bool";
    if (part === "score" || (part === "calibrated" && rest[0] === "score")) known.type = "score";
    if (part === "thresholds") known.thresholds.push(rest.join("."));
  }
  return (name) => judgments.get(name);
}

function* fieldNames(filter: unknown): Generator<string> {
  if (!Array.isArray(filter)) return;
  const [head, second] = filter;
  if (head === "And" || head === "Or") for (const each of second as unknown[]) yield* fieldNames(each);
  else if (head === "Not") yield* fieldNames(second);
  else if (typeof head === "string") yield head;
}
