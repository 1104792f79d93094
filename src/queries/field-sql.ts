/** Fields as SQL over a document `d` and its answers, each joined under an alias of its own. */
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Bindings } from "./bindings.ts";
import { calibratedSql } from "./calibrated-sql.ts";
import type { AnswerPart, Field } from "./field.ts";

/** What statements are compiled against: where values go, and how an answer is come by. */
export interface Scope {
  readonly bindings: Bindings;
  /** The alias of a judgment's answer, which the statement joins from here on. */
  answer(judgment: string): JoinedAnswer;
}

export interface JoinedAnswer {
  readonly alias: string;
  readonly judgment: Judgment;
  /** An expression for its freshness: text, null where the document has no answer to it. */
  readonly freshness: () => string;
}

/** A field that holds one SQL type: everything but attributes. */
export interface Column {
  readonly text: string;
  readonly type: "text" | "double precision" | "boolean" | "timestamptz";
  readonly nullable: boolean;
}

export function columnOf(field: Exclude<Field, { is: "attribute" }>, scope: Scope): Column {
  switch (field.is) {
    case "id":
      return { text: "d.document_id", type: "text", nullable: false };
    case "created_at":
    case "updated_at":
      return { text: `d.${field.is}`, type: "timestamptz", nullable: false };
    case "answer":
      return columnOfPart(field.part, scope.answer(field.judgment), scope.bindings);
  }
}

function columnOfPart(part: AnswerPart, joined: JoinedAnswer, bindings: Bindings): Column {
  const { alias } = joined;
  switch (part.is) {
    case "p":
    case "score":
      return { text: `${alias}.number`, type: "double precision", nullable: true };
    case "escape_p":
      return { text: `${alias}.escape_p`, type: "double precision", nullable: true };
    case "value":
      return { text: `${alias}.label`, type: "text", nullable: true };
    case "dist":
      return { text: mass(alias, part.value, bindings), type: "double precision", nullable: true };
    case "threshold":
      return { text: thresholdOf(part.name, joined, bindings), type: "boolean", nullable: true };
    case "freshness":
      return { text: joined.freshness(), type: "text", nullable: true };
    case "calibrated":
      return { text: calibratedSql(joined, bindings), type: "double precision", nullable: true };
  }
}

function mass(alias: string, value: string, bindings: Bindings): string {
  return `(${alias}.dist ->> ${bindings.bind(value)}::text)::double precision`;
}

/** A threshold of today over the stored raw numbers, as `evaluateThresholds` has it; null without an answer. */
function thresholdOf(name: string, { alias, judgment }: JoinedAnswer, bindings: Bindings): string {
  const threshold = judgment.thresholds[name]!;
  const [number, least] =
    typeof threshold === "object"
      ? [`coalesce(${mass(alias, threshold.value, bindings)}, 0)`, threshold.gte]
      : [`${alias}.${judgment.type === "choice" ? "escape_p" : "number"}`, threshold];
  return `(case when ${alias}.revision is not null then ${number} >= ${bindings.bind(least)}::double precision end)`;
}

/** A moment of a condition, in milliseconds since 1970, as a value to bind. */
export function momentValue(milliseconds: number): Date {
  return new Date(milliseconds);
}

/** An attribute as it is stored: jsonb, null where there is none. */
export function attributeOf(name: string, bindings: Bindings): { json: string; text: string } {
  const bound = bindings.bind(name);
  return { json: `(d.attributes -> ${bound}::text)`, text: `((d.attributes ->> ${bound}::text) collate "C")` };
}
