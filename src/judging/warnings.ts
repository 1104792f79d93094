/**
 * What to know of an answer that its numbers do not say. What its context lacked is noted with it, and again whenever it is carried; whether
 * judgments of the same namespace that it reads answer there at all is told by the definitions of now.
 */
import type { AnswerWarning } from "#generated/types.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { JudgedContext } from "./context/compile.ts";

/** A warning as it is stored with an answer: its code, and what it is about. */
export type Noted = readonly ["context_cut"] | readonly ["reference_missing" | "judgment_inactive" | "group_over_cap", string];

/** Null where there is nothing, which takes no room. */
export function notedOf({ cut, missing, inactive }: Pick<JudgedContext, "cut" | "missing" | "inactive">): Noted[] | null {
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
      return "The context was cut to fit max_tokens; explain shows what was.";
    case "reference_missing":
      return `A document that the relation "${about}" refers to does not exist.`;
    case "judgment_inactive":
      return `The judgment "${about}", whose answers it reads, is inactive; they are not shown to the engine.`;
    case "group_over_cap":
      return `The group "${about}" has more than 1,000 live keys; the answer is stale until enough of them have aged out.`;
    default:
      return code satisfies never;
  }
}
