/** Checks the operands of operators, depending on the type of the field. */

import { isStorable } from "#src/records/values/text.ts";
import type { Scalar, Value } from "#src/records/values/value.ts";
import type { FieldType } from "./field.ts";

/** A valid value, or a problem with its location (a JSON pointer relative to the operand, empty for the operand itself). */
export type Operand<T> = { ok: true; value: T } | { ok: false; path: string; problem: string };

const MOST_VALUES = 1000;

/** For Eq and NotEq: a scalar of the field's type, or null. For an attribute also an array of scalars. */
export function equalOperand(value: unknown, type: FieldType): Operand<Value> {
  return type === "any" && Array.isArray(value) ? listOperand(value, type) : scalarOperand(value, type);
}

/** For In, NotIn and ContainsAny: an array of scalars of the field's type, or nulls. */
export function listOperand(value: unknown, type: FieldType): Operand<Scalar[]> {
  if (!Array.isArray(value)) return wrong("must be an array of values");
  if (value.length > MOST_VALUES) return wrong(`has ${value.length} values; at most ${MOST_VALUES} are allowed`);
  const values: Scalar[] = [];
  for (const [at, element] of value.entries()) {
    const operand = scalarOperand(element, type);
    if (!operand.ok) return { ok: false, path: `/${at}${operand.path}`, problem: operand.problem };
    values.push(operand.value);
  }
  return { ok: true, value: values };
}

/** For Lt, Lte, Gt and Gte: a value with an order, that is a number or a string; for a moment, a timestamp. */
export function rangeOperand(value: unknown, type: FieldType): Operand<number | string> {
  const operand = scalarOperand(value, type);
  if (!operand.ok) return operand;
  if (typeof operand.value === "number" || typeof operand.value === "string") return { ok: true, value: operand.value };
  return wrong(`must be ${ORDERED[type]}`);
}

const ORDERED: Record<FieldType, string> = {
  string: "a string",
  number: "a number",
  moment: "a timestamp",
  any: "a number or a string",
  boolean: "a number or a string",
  freshness: "a number or a string",
};

export function scalarOperand(value: unknown, type: FieldType): Operand<Scalar> {
  if (value === null) return { ok: true, value: null };
  switch (type) {
    case "any":
      return anyScalar(value);
    case "string":
      return typeof value === "string" ? text(value) : wrong("must be a string or null, like the field");
    case "number":
      return typeof value === "number" ? finite(value) : wrong("must be a number or null, like the field");
    case "boolean":
      return typeof value === "boolean" ? { ok: true, value } : wrong("must be true, false or null, like the field");
    case "freshness":
      if (typeof value === "string" && FRESHNESS.includes(value)) return { ok: true, value };
      return wrong(`must be one of ${FRESHNESS.join(", ")}, or null`);
    case "moment":
      return moment(value);
  }
}

const FRESHNESS: readonly string[] = ["fresh", "pending", "stale", "unavailable"];

function anyScalar(value: unknown): Operand<Scalar> {
  if (typeof value === "string") return text(value);
  if (typeof value === "number") return finite(value);
  if (typeof value === "boolean") return { ok: true, value };
  return wrong("must be a string, a number, true, false or null");
}

function text(value: string): Operand<string> {
  return isStorable(value) ? { ok: true, value } : wrong("must be well-formed Unicode without U+0000");
}

function finite(value: number): Operand<number> {
  return Number.isFinite(value) ? { ok: true, value } : wrong("must be in the range of a 64-bit float");
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]00:00)$/;

/** Milliseconds since 1970. Further digits are dropped, as they are on write, so the text of a written time finds it. */
function moment(value: unknown): Operand<number> {
  const problem = "must be a timestamp, RFC 3339 in UTC such as 2026-01-31T09:00:00Z, or null";
  if (typeof value !== "string" || !TIMESTAMP.test(value)) return wrong(problem);
  const date = new Date(value);
  // Date accepts a day past the end of its month and moves it to the next month. So compare the day.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value.slice(0, 10)) return wrong(problem);
  return { ok: true, value: date.getTime() };
}

function wrong(problem: string): { ok: false; path: string; problem: string } {
  return { ok: false, path: "", problem };
}
