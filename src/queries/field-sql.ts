/** Compiles fields to SQL over a document `d` and its answers. Each answer is joined under its own alias. */

import type { AnswerPart, Field } from "#src/queries/filters/field.ts";
import type { Bindings } from "./bindings.ts";
import { calibratedSql } from "./calibrated-sql.ts";
import type { JoinedAnswer } from "./joined-answer.ts";

/** What a statement is compiled with: where values are bound, and how an answer is joined. */
export interface Scope {
  readonly bindings: Bindings;
  /** The alias of a judgment's answer. The call adds its join to the statement. */
  answer(judgment: string): JoinedAnswer;
}

/** A field with one SQL type: every field except attributes. */
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

/** A threshold as currently set, applied to the stored raw numbers like `evaluateThresholds`. Null without an answer. */
function thresholdOf(name: string, { alias, judgment }: JoinedAnswer, bindings: Bindings): string {
  const threshold = judgment.thresholds[name]!;
  const [number, least] =
    typeof threshold === "object"
      ? [`coalesce(${mass(alias, threshold.value, bindings)}, 0)`, threshold.gte]
      : [`${alias}.${judgment.type === "choice" ? "escape_p" : "number"}`, threshold];
  return `(case when ${alias}.revision is not null then ${number} >= ${bindings.bind(least)}::double precision end)`;
}

/** A time of a condition, in milliseconds since 1970, as a value to bind. */
export function momentValue(milliseconds: number): Date {
  return new Date(milliseconds);
}

/** An attribute as stored: jsonb, or null if it is missing. */
export function attributeOf(name: string, bindings: Bindings): { json: string; text: string } {
  const bound = bindings.bind(name);
  return { json: `(d.attributes -> ${bound}::text)`, text: `((d.attributes ->> ${bound}::text) collate "C")` };
}
