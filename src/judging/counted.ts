/** What this storey counts for operators. */
import { Count } from "#src/foundation/counts/counts.ts";

/**
 * - `asked`: the engine answered.
 * - `carried`: the document's context did not change, or an earlier answer to it was in the evaluation log.
 * - `reused`: another evaluation of the same context answers it.
 * - `failed`: there is no answer, and the document has a reason instead.
 */
export type AnswerResult = "asked" | "carried" | "reused" | "failed";

export const answersStored = new Count(
  "judgment_answers_total",
  "Answers that were stored, by type of the judgment, engine and result: `asked`, `carried`, `reused` or `failed`.",
  ["type", "engine", "result"],
);

export const unitsUsed = new Count("judgment_judging_units_total", "Judgment units of the answers that were stored, by engine.", [
  "engine",
]);
