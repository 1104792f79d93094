/** The allowed values of outcomes of a judgment: those that some version of it can answer. */
import type { JudgmentDefinition, JudgmentType, OutcomeValue } from "#generated/types.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";

const MOST_LISTED = 20;

/** What is wrong with a value; null if nothing is. All versions of a judgment have the same type. */
export function valueProblem(
  type: JudgmentType,
  definitions: readonly Pick<JudgmentDefinition, "options" | "criteria">[],
  value: OutcomeValue,
): string | null {
  switch (type) {
    case "bool":
      return typeof value === "boolean" ? null : "must be true or false, because the judgment is a bool";
    case "choice":
      return choiceProblem(definitions, value);
    case "score": {
      const top = Math.max(...definitions.map(({ criteria }) => (Array.isArray(criteria) ? criteria.length - 1 : 0)));
      return Number.isInteger(value) && (value as number) <= top
        ? null
        : `must be a whole level from 0 to ${top}, because the judgment is a score`;
    }
    default:
      return type satisfies never;
  }
}

function choiceProblem(definitions: readonly Pick<JudgmentDefinition, "options">[], value: OutcomeValue): string | null {
  if (typeof value !== "string") return "must be an option or none_of_the_above, because the judgment is a choice";
  if (value === ESCAPE) return null;
  // Options that are documents can be any documents.
  if (definitions.some(({ options }) => !Array.isArray(options))) return null;
  const options = new Set(definitions.flatMap(({ options }) => (Array.isArray(options) ? options.map((one) => one.value) : [])));
  if (options.has(value)) return null;
  const shown = [ESCAPE, ...options].slice(0, MOST_LISTED).map((one) => JSON.stringify(one));
  const more = options.size + 1 - shown.length;
  return `must be an option of one of the versions: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
