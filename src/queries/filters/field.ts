/** The fields that filters and rankings can name, and the type of each. */
import { isStorable } from "#src/records/values/text.ts";

export type Field =
  | { readonly is: "id" }
  | { readonly is: "created_at" | "updated_at" }
  | { readonly is: "attribute"; readonly name: string }
  | { readonly is: "answer"; readonly judgment: string; readonly part: AnswerPart };

export type AnswerPart =
  | { readonly is: "p" | "score" | "escape_p" | "value" | "freshness" }
  | { readonly is: "dist"; readonly value: string }
  | { readonly is: "threshold"; readonly name: string }
  | { readonly is: "calibrated"; readonly of: "p" | "score" };

/**
 * The type of a field's value, which may also be null. A `moment` is written as a timestamp. `any` is an attribute of any stored type.
 */
export type FieldType = "string" | "number" | "boolean" | "moment" | "freshness" | "any";

/** What must be known about a judgment to parse its fields. */
export interface JudgmentFields {
  readonly type: "bool" | "choice" | "score";
  /**
   * The possible keys of `dist`. For a choice: its options and `none_of_the_above`. For a score: its levels. Null if they are not fixed.
   */
  readonly values: readonly string[] | null;
  /** The names of its thresholds. */
  readonly thresholds: readonly string[];
}

export type FindJudgment = (name: string) => JudgmentFields | undefined;

const FIELDS = "known fields are id, created_at, updated_at, attributes.<name> and answers.<judgment>.<part>";
const PARTS = "p, value, score, escape_p, freshness, dist.<value>, thresholds.<name>, calibrated.p or calibrated.score";
const NAME = /^[A-Za-z0-9_-]{1,128}$/;

/** Parses the name of a field. Returns the field or a description of the problem. */
export function parseField(text: string, find: FindJudgment): Field | { problem: string } {
  if (text === "id") return { is: "id" };
  if (text === "created_at" || text === "updated_at") return { is: text };
  const dot = text.indexOf(".");
  const [root, rest] = dot < 0 ? [text, ""] : [text.slice(0, dot), text.slice(dot + 1)];
  if (root === "attributes") return parseAttribute(rest);
  if (root === "answers") return parseAnswer(rest, find);
  return { problem: `is not a known field; ${FIELDS}` };
}

function parseAttribute(name: string): Field | { problem: string } {
  if (NAME.test(name)) return { is: "attribute", name };
  return {
    problem: "must be attributes.<name>, with a name of 1 to 128 letters, digits, _ and -; a filter cannot reach inside a value",
  };
}

function parseAnswer(rest: string, find: FindJudgment): Field | { problem: string } {
  const dot = rest.indexOf(".");
  if (dot < 0) return { problem: `must name a part of the answer: answers.<judgment>. followed by ${PARTS}` };
  const name = rest.slice(0, dot);
  const judgment = find(name);
  if (!judgment) return { problem: unknownJudgment(name) };
  const part = parsePart(rest.slice(dot + 1));
  if (!part) return { problem: `has an unknown part of an answer; the parts are ${PARTS}` };
  const problem = misfit(name, judgment, part);
  return problem === null ? { is: "answer", judgment: name, part } : { problem };
}

export function unknownJudgment(name: string): string {
  return `names an unknown judgment ${JSON.stringify(name)}; the namespace neither has nor inherits it`;
}

function parsePart(text: string): AnswerPart | null {
  switch (text) {
    case "p":
    case "value":
    case "score":
    case "escape_p":
    case "freshness":
      return { is: text };
    case "calibrated.p":
      return { is: "calibrated", of: "p" };
    case "calibrated.score":
      return { is: "calibrated", of: "score" };
  }
  // An option of a choice may contain any characters, including dots.
  if (text.startsWith("dist.") && text.length > 5) return { is: "dist", value: text.slice(5) };
  if (text.startsWith("thresholds.") && text.length > 11) return { is: "threshold", name: text.slice(11) };
  return null;
}

/** The name of the part in filters, after the judgment. */
export function partName(part: AnswerPart): string {
  switch (part.is) {
    case "dist":
      return `dist.${part.value}`;
    case "threshold":
      return `thresholds.${part.name}`;
    case "calibrated":
      return `calibrated.${part.of}`;
    default:
      return part.is;
  }
}

/** The parts that answers of each type have. */
const PARTS_OF: Record<JudgmentFields["type"], readonly string[]> = {
  bool: ["p", "calibrated.p"],
  choice: ["value", "escape_p", "dist.<value>"],
  score: ["score", "dist.<level>", "calibrated.score"],
};

/** Why answers to a judgment do not have a part. Null if they have it. */
export function misfit(name: string, judgment: JudgmentFields, part: AnswerPart): string | null {
  switch (part.is) {
    case "freshness":
      return null;
    case "threshold":
      if (judgment.thresholds.includes(part.name)) return null;
      return judgment.thresholds.length === 0
        ? `${name} has no thresholds`
        : `${name} has no such threshold; it has ${listed(judgment.thresholds)}`;
    case "dist":
      if (judgment.type === "bool") return wrongType(name, judgment);
      return (
        valueMisfit(name, judgment, part.value) ?? (isStorable(part.value) ? null : "must be well-formed Unicode without U+0000")
      );
    case "calibrated":
      return judgment.type === (part.of === "p" ? "bool" : "score") ? null : wrongType(name, judgment);
    case "p":
      return judgment.type === "bool" ? null : wrongType(name, judgment);
    case "score":
      return judgment.type === "score" ? null : wrongType(name, judgment);
    case "value":
    case "escape_p":
      return judgment.type === "choice" ? null : wrongType(name, judgment);
  }
}

/** Why a value is not an option or level of a judgment. Null if it is one, or if they are not fixed. */
export function valueMisfit(name: string, { values }: JudgmentFields, value: string): string | null {
  return values === null || values.includes(value) ? null : `${name} has no such value; it has ${listed(values)}`;
}

function wrongType(name: string, { type }: JudgmentFields): string {
  return `${name} is a ${type}; its answers have ${[...PARTS_OF[type], "freshness", "thresholds.<name>"].join(", ")}`;
}

const MOST_LISTED = 20;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).map((name) => JSON.stringify(name));
  return names.length > MOST_LISTED ? `${shown.join(", ")} and ${names.length - MOST_LISTED} more` : shown.join(", ");
}

export function typeOf(field: Field): FieldType {
  switch (field.is) {
    case "id":
      return "string";
    case "created_at":
    case "updated_at":
      return "moment";
    case "attribute":
      return "any";
    case "answer":
      return typeOfPart(field.part);
  }
}

function typeOfPart(part: AnswerPart): FieldType {
  switch (part.is) {
    case "value":
      return "string";
    case "freshness":
      return "freshness";
    case "threshold":
      return "boolean";
    case "p":
    case "score":
    case "escape_p":
    case "dist":
    case "calibrated":
      return "number";
  }
}
