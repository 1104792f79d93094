/**
 * How a price list of PRICES_FILE converts answers to judgment units.
 *
 *   { "judging_by": "requests", "judging_units": [{ "engine": "openai", "model": "gpt-5*", "units": 10 }] }
 *
 * `judging_by` says what is counted: `answers`, or the `requests` that each answer took. `judging_units` multiplies the units of
 * a model. The first matching entry applies, and one without `model` matches every model of its engine. A member that a list
 * omits keeps its value from the previous list.
 */
import type { JudgingRule, ModelUnits } from "#src/accounts/money/judging-rule.ts";
import { type Given, members } from "./members.ts";

export const judgingRuleMembers = ["judging_by", "judging_units"] as const;

/** The limit ensures that the log can store an answer of the largest class with many requests. */
const MOST_UNITS = 10_000;

/** @param before the rule where the list says nothing */
export function judgingRuleOf(list: Given, where: string, before: JudgingRule): JudgingRule {
  const { judging_by: by = before.by, judging_units: models } = list;
  if (by !== "answers" && by !== "requests") throw new Error(`${where}/judging_by must be answers or requests`);
  return { by, models: models === undefined ? before.models : modelUnitsOf(models, `${where}/judging_units`) };
}

function modelUnitsOf(given: unknown, where: string): ModelUnits[] {
  if (!Array.isArray(given)) throw new Error(`${where} must be an array of engines with their units`);
  return given.map((each, at): ModelUnits => {
    const { engine, model = "*", units } = members(each, `${where}/${at}`, ["engine", "model", "units"]);
    if (typeof engine !== "string" || engine === "") throw new Error(`${where}/${at}/engine must be the name of an engine`);
    if (typeof model !== "string" || model === "")
      throw new Error(`${where}/${at}/model must be a pattern of versions such as gpt-5*`);
    if (typeof units !== "number" || !Number.isInteger(units) || units < 1 || units > MOST_UNITS)
      throw new Error(`${where}/${at}/units must be a whole number from 1 to ${MOST_UNITS}`);
    return { engine, model, units };
  });
}
