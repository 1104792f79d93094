/**
 * How answers are converted to judgment units, beyond their size class: the factor of an expensive model, and whether each
 * request to an engine counts.
 */
import { fitsVersion } from "#src/foundation/version-pattern.ts";

/** The factor by which answers or requests count in units. */
export interface ModelUnits {
  readonly engine: string;
  /** A pattern for the versions that definitions ask for: `gpt-5*`. */
  readonly model: string;
  readonly units: number;
}

export interface JudgingRule {
  /** What is counted: answers, or the requests that each answer took. */
  readonly by: "answers" | "requests";
  /** The first match applies; one unit if none matches. */
  readonly models: readonly ModelUnits[];
}

/** The default of the interface. */
export const defaultJudgingRule: JudgingRule = { by: "answers", models: [] };

/** Units of one answer or request in the smallest size class. */
export function unitsOf({ models }: JudgingRule, engine: string, model: string): number {
  return models.find((one) => one.engine === engine && fitsVersion(one.model, model))?.units ?? 1;
}

/** The highest number of units for one answer or request in the smallest size class. */
export function highestUnits({ models }: JudgingRule): number {
  return Math.max(1, ...models.map(({ units }) => units));
}
