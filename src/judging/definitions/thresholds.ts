/** Thresholds are named cuts of the raw numbers of an answer. They are evaluated on read. */
import type { Threshold, ThresholdArithmetic, Thresholds } from "#generated/types.ts";
import type { Issue } from "#src/foundation/errors.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { JudgmentType } from "./judgment.ts";
import { ESCAPE } from "./questions.ts";

/** The only threshold of a choice that is a plain number. It applies to the probability of `none_of_the_above`. */
const ESCAPE_THRESHOLD = "escape";

export function evaluateThresholds(thresholds: Thresholds, raw: RawAnswer): Record<string, boolean> {
  return Object.fromEntries(Object.entries(thresholds).map(([name, threshold]) => [name, arithmetic(threshold, raw).result]));
}

/** The same, with the numbers that were compared. */
export function thresholdArithmetic(thresholds: Thresholds, raw: RawAnswer): Record<string, ThresholdArithmetic> {
  return Object.fromEntries(Object.entries(thresholds).map(([name, threshold]) => [name, arithmetic(threshold, raw)]));
}

function arithmetic(threshold: Threshold, raw: RawAnswer): ThresholdArithmetic {
  switch (raw.type) {
    case "bool":
      return compared("p", raw.p, threshold as number);
    case "score":
      return compared("score", raw.score, threshold as number);
    case "choice":
      return typeof threshold === "number"
        ? compared("escape_p", raw.dist[ESCAPE] ?? 0, threshold)
        : compared(`dist.${threshold.value}`, massOf(raw.dist, threshold.value), threshold.gte);
    default:
      return raw satisfies never;
  }
}

/** An option that the version does not know has probability 0, whatever its name. */
function massOf(dist: Readonly<Record<string, number>>, option: string): number {
  return Object.hasOwn(dist, option) ? dist[option]! : 0;
}

function compared(field: string, number: number, gte: number): ThresholdArithmetic {
  return { field, number, gte, result: number >= gte };
}

/** What a judgment's thresholds are checked against. */
export interface ThresholdScale {
  type: JudgmentType;
  /** The number of levels of a score. */
  levels: number;
  /** The values of a choice, without `none_of_the_above`. Null if they are not fixed. */
  values: ReadonlySet<string> | null;
}

/** The issues of thresholds for a judgment of this type. `at` is the JSON pointer of the object that holds them. */
export function thresholdIssues(thresholds: Thresholds, scale: ThresholdScale, at: string): Issue[] {
  return Object.entries(thresholds).flatMap(([name, threshold]) => {
    const message = thresholdIssue(name, threshold, scale);
    return message === null ? [] : [{ path: `${at}/${name}`, message }];
  });
}

function thresholdIssue(name: string, threshold: Threshold, scale: ThresholdScale): string | null {
  if (scale.type === "choice") return choiceIssue(name, threshold, scale);
  if (typeof threshold !== "number") {
    return `must be a number: a threshold of a ${scale.type} is true when ${scale.type === "bool" ? "p" : "score"} is at least this number`;
  }
  const most = scale.type === "bool" ? 1 : scale.levels - 1;
  return threshold > most
    ? `must be at most ${most}: ${scale.type === "bool" ? "p is a probability" : "this is the top level"}`
    : null;
}

function choiceIssue(name: string, threshold: Threshold, { values }: ThresholdScale): string | null {
  if (typeof threshold === "number") {
    if (name !== ESCAPE_THRESHOLD) {
      return 'must be {"value": <option>, "gte": <number>} for a choice; only the threshold named "escape" is a number, compared with escape_p';
    }
    return threshold > 1 ? "must be at most 1: escape_p is a probability" : null;
  }
  if (name === ESCAPE_THRESHOLD) return 'must be a number from 0 to 1: "escape" is compared with escape_p';
  if (values === null || threshold.value === ESCAPE || values.has(threshold.value)) return null;
  return `"value" must be one of the options (${[...values].slice(0, 10).join(", ")}${values.size > 10 ? ", …" : ""}) or ${ESCAPE}, not "${threshold.value}"`;
}
