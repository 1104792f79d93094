/** What filters and rankings need to know about judgments. */

import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import type { FindJudgment, JudgmentFields } from "./field.ts";

export function findAmong(judgments: ReadonlyMap<string, Judgment>): FindJudgment {
  return (name) => {
    const judgment = judgments.get(name);
    return judgment && { type: judgment.type, values: valuesOf(judgment), thresholds: Object.keys(judgment.thresholds) };
  };
}

/** The keys of a distribution in the active version. Null if the judgment is not active, or if its options are documents. */
function valuesOf({ definition, type }: Judgment): JudgmentFields["values"] {
  if (definition === null) return null;
  const { options, criteria } = definition;
  if (type === "choice") return Array.isArray(options) ? [...options.map(({ value }) => value), ESCAPE] : null;
  return Array.isArray(criteria) ? criteria.map((_, level) => String(level)) : null;
}
