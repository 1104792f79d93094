/** The judgments that filters in these tests may name. */
import type { FindJudgment, JudgmentFields } from "#src/queries/filters/field.ts";

const judgments: Record<string, JudgmentFields> = {
  urgent: { type: "bool", values: null, thresholds: ["page"] },
  topic: { type: "choice", values: ["billing", "ship.ping", "none_of_the_above"], thresholds: ["escape"] },
  mood: { type: "score", values: ["0", "1", "2"], thresholds: [] },
  meant: { type: "choice", values: null, thresholds: [] },
};

export const findJudgment: FindJudgment = (name) => (Object.hasOwn(judgments, name) ? judgments[name] : undefined);
