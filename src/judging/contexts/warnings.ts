/**
 * Warnings on an answer. What its context lacked is stored with the answer, and stays when the answer is carried forward. Whether the
 * judgments of the same namespace that it reads are active is decided from the current definitions.
 */
import type { AnswerWarning } from "#generated/types.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import type { Noted } from "#src/records/answers/noted.ts";
import type { Cut } from "./context-fit.ts";

/** What a context lacks (`contexts/compile.ts`). */
interface Lacking {
  cut: readonly Cut[];
  missing: readonly string[];
  inactive: readonly string[];
}

/**
 * Null if there is nothing, so that it takes no room.
 */
export function notedOf({ cut, missing, inactive }: Lacking): Noted[] | null {
  const noted: Noted[] = [
    ...(cut.length > 0 ? [["context_cut"] as const] : []),
    ...missing.map((relation) => ["reference_missing", relation] as const),
    ...inactive.map((judgment) => ["judgment_inactive", judgment] as const),
  ];
  return noted.length === 0 ? null : noted;
}

export function warningsOf(
  { inactiveReads = [], overCap }: Pick<Judgment, "inactiveReads" | "overCap">,
  noted: readonly Noted[] | null,
): AnswerWarning[] {
  return [
    ...(noted ?? []).map(warningOf),
    ...inactiveReads.map((name) => warningOf(["judgment_inactive", name])),
    ...(overCap === undefined ? [] : [warningOf(["group_over_cap", overCap])]),
  ];
}

function warningOf(noted: Noted): AnswerWarning {
  return { code: noted[0], message: messageOf(noted) };
}

function messageOf([code, about]: Noted): string {
  switch (code) {
    case "context_cut":
      return "The context was cut to fit max_tokens. `explain` shows what was cut.";
    case "reference_missing":
      return `A document that the relation "${about}" refers to does not exist.`;
    case "judgment_inactive":
      return `The context reads the judgment "${about}", which is inactive. Its answers are not shown to the engine.`;
    case "group_over_cap":
      return `The group "${about}" has more than 1,000 live keys. The answer is stale until enough of them expire.`;
    default:
      return code satisfies never;
  }
}
