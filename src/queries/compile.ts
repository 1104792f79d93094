/**
 * Compiles conditions to SQL. Every expression is true or false and never null, whatever a document lacks. So `not` is the complement, as
 * `filters/condition.ts` requires. `is true` therefore surrounds every comparison with a value that may be missing.
 */

import type { Bound, Condition, Leaf } from "#src/queries/filters/condition.ts";
import type { Field } from "#src/queries/filters/field.ts";
import { type Glob, LONGEST_COMPARED } from "#src/queries/filters/glob.ts";
import type { Scalar } from "#src/records/values/value.ts";
import type { Bindings } from "./bindings.ts";
import { calibratedAmong, calibratedRange, calibratedSql } from "./calibrated-sql.ts";
import { attributeOf, type Column, columnOf, momentValue, type Scope } from "./field-sql.ts";
import { globSql } from "./glob-sql.ts";

/** A boolean expression over `d` and the answers that the scope joins. */
export function conditionSql(condition: Condition, scope: Scope): string {
  switch (condition.is) {
    case "and":
    case "or":
      return `(${condition.of.map((each) => conditionSql(each, scope)).join(` ${condition.is} `)})`;
    case "not":
      return `(not ${conditionSql(condition.of, scope)})`;
    default:
      return condition.field.is === "attribute"
        ? attributeLeaf(condition, condition.field.name, scope.bindings)
        : columnLeaf(condition, condition.field, scope);
  }
}

const OPERATORS: Record<Bound, string> = { lt: "<", lte: "<=", gt: ">", gte: ">=" };

/** Compares the calibrated number of a bool through its raw number, so the result agrees with the number that answers show. */
function calibratedLeaf(leaf: Leaf, judgment: string, scope: Scope): string | null {
  const range = (bound: Bound, value: number) => calibratedRange(bound, value, scope.answer(judgment), scope.bindings);
  const equal = (value: Scalar) => `(${range("gte", value as number)} and ${range("lte", value as number)})`;
  switch (leaf.is) {
    case "range":
      return `((${range(leaf.bound, leaf.value as number)}) is true)`;
    case "equal":
      return leaf.value === null ? null : `(${equal(leaf.value as Scalar)} is true)`;
    case "one-of": {
      const answer = scope.answer(judgment);
      const numbers = leaf.values.filter((value) => value !== null) as number[];
      const missing = leaf.values.includes(null) ? `${calibratedSql(answer, scope.bindings)} is null or ` : "";
      return `(${missing}(${calibratedAmong(numbers, answer, scope.bindings)}) is true)`;
    }
    default:
      return null;
  }
}

/** Columns with an order or a pattern (ids and labels) already have the collation "C". */
function columnLeaf(leaf: Leaf, field: Exclude<Field, { is: "attribute" }>, scope: Scope): string {
  if (field.is === "answer" && field.part.is === "calibrated" && field.part.of === "p") {
    const compared = calibratedLeaf(leaf, field.judgment, scope);
    if (compared !== null) return compared;
  }
  const column = columnOf(field, scope);
  const { bindings } = scope;
  switch (leaf.is) {
    case "equal":
      if (leaf.value === null) return `(${column.text} is null)`;
      return known(column, `${column.text} = ${bindings.bind(toBind(column, leaf.value as Scalar))}::${column.type}`);
    case "one-of": {
      const listed = leaf.values.filter((value) => value !== null).map((value) => toBind(column, value));
      const equal = known(column, `${column.text} = any(${bindings.bind(listed)}::${column.type}[])`);
      return leaf.values.includes(null) ? `(${column.text} is null or ${equal})` : equal;
    }
    case "range":
      return known(
        column,
        `${column.text} ${OPERATORS[leaf.bound]} ${bindings.bind(toBind(column, leaf.value))}::${column.type}`,
      );
    case "glob":
      return known(column, globLeaf(leaf.pattern, column.text, bindings));
    case "contains-any":
      return "false";
  }
}

/**
 * A comparison that is false if the column is null. It adds nothing for a column that cannot be null, because then an index could not be
 * used.
 */
function known(column: Column, comparison: string): string {
  return column.nullable ? `((${comparison}) is true)` : `(${comparison})`;
}

function toBind(column: Column, value: Scalar): unknown {
  return column.type === "timestamptz" ? momentValue(value as number) : value;
}

/**
 * jsonb compares numbers by value, but strings by the collation of the database. So strings are compared as text, and only values of the
 * same type.
 */
function attributeLeaf(leaf: Leaf, name: string, bindings: Bindings): string {
  const { json, text } = attributeOf(name, bindings);
  switch (leaf.is) {
    case "equal":
      if (leaf.value === null) return `(coalesce(${json}, 'null') = 'null')`;
      return `((${json} = ${bindings.bind(JSON.stringify(leaf.value))}::jsonb) is true)`;
    case "one-of":
      return `(coalesce(${json}, 'null') = any(${bindings.bind(leaf.values.map((value) => JSON.stringify(value)))}::text[]::jsonb[]))`;
    case "range": {
      const [compared, bound] =
        typeof leaf.value === "number"
          ? [json, `${bindings.bind(JSON.stringify(leaf.value))}::jsonb`]
          : [text, `${bindings.bind(leaf.value)}::text`];
      return `((jsonb_typeof(${json}) = '${typeof leaf.value}' and ${compared} ${OPERATORS[leaf.bound]} ${bound}) is true)`;
    }
    case "glob":
      return `((jsonb_typeof(${json}) = 'string' and octet_length(${text}) <= ${LONGEST_COMPARED} and ${globLeaf(leaf.pattern, text, bindings)}) is true)`;
    case "contains-any": {
      // In jsonb, an array contains a one-element array if it has an equal element.
      const each = leaf.values.map((value) => JSON.stringify([value]));
      return `((jsonb_typeof(${json}) = 'array' and ${json} @> any(${bindings.bind(each)}::text[]::jsonb[])) is true)`;
    }
  }
}

function globLeaf(glob: Glob, text: string, bindings: Bindings): string {
  const { operator, pattern } = globSql(glob);
  return `(${glob.folded ? `lower(${text})` : text} ${operator} ${bindings.bind(pattern)}::text)`;
}
