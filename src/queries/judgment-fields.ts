/** Judgments as fields of filters and rankings know them. */
import { ESCAPE } from "#src/judging/questions.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { FindJudgment, JudgmentFields } from "./field.ts";

export function findAmong(judgments: ReadonlyMap<string, Judgment>): FindJudgment {
  return (name) => {
    const judgment = judgments.get(name);
    return judgment && { type: judgment.type, values: valuesOf(judgment), thresholds: Object.keys(judgment.thresholds) };
  };
}

/** The keys of a distribution, by the active version; null where there is none, or its options are documents. */
function valuesOf({ definition, type }: Judgment): JudgmentFields["values"] {
  if (definition === null) return null;
  const { options, criteria } = definition;
  if (type === "choice") return Array.isArray(options) ? [...options.map(({ value }) => value), ESCAPE] : null;
  return Array.isArray(criteria) ? criteria.map((_, level) => String(level)) : null;
}
