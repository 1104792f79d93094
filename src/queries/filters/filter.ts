/**
 * Parses filters of the API into conditions. It checks everything, including the shape, which the contract has already checked in part.
 */
import type { Issue } from "#src/foundation/errors.ts";
import type { Condition, Leaf } from "./condition.ts";
import { type Field, type FindJudgment, parseField, typeOf } from "./field.ts";
import { parseGlob } from "./glob.ts";
import { equalOperand, listOperand, type Operand, rangeOperand, scalarOperand } from "./operand.ts";

export const MOST_LEAVES = 64;
export const DEEPEST = 8;

/** The most issues that an error lists. After that, the rest of the filter is not read. */
const ENOUGH_ISSUES = 20;

const OPERATORS = "Eq, NotEq, In, NotIn, Lt, Lte, Gt, Gte, Glob, NotGlob, IGlob, NotIGlob, Contains or ContainsAny";

/**
 * The condition of a filter. Undefined if it is invalid: `issues` then has the problems, with JSON pointers that begin with `path`, the
 * filter's own.
 */
export function parseFilter(filter: unknown, find: FindJudgment, issues: Issue[], path = "/filters"): Condition | undefined {
  const parse = new Parse(find, issues);
  const condition = parse.node(filter, path, 1);
  return parse.failed ? undefined : condition;
}

class Parse {
  failed = false;
  readonly #find: FindJudgment;
  readonly #issues: Issue[];
  #leaves = 0;

  constructor(find: FindJudgment, issues: Issue[]) {
    this.#find = find;
    this.#issues = issues;
  }

  /** A single leaf has depth 1. And, Or and Not each add one. */
  node(filter: unknown, path: string, depth: number): Condition | undefined {
    if (!Array.isArray(filter))
      return this.#refuse(path, 'must be an array: [field, operator, value], ["And" or "Or", [filters]] or ["Not", filter]');
    if (depth > DEEPEST) return this.#refuse(path, `is nested ${depth} levels deep; at most ${DEEPEST} are allowed`);
    const [head, second] = filter;
    if (head === "And" || head === "Or") {
      if (filter.length !== 2) return this.#refuse(path, `must be ["${head}", [filters]]: "${head}" takes one array of filters`);
      return this.#branch(head === "And" ? "and" : "or", second, `${path}/1`, depth);
    }
    if (head === "Not") {
      if (filter.length !== 2) return this.#refuse(path, 'must be ["Not", filter]: "Not" takes one filter');
      return negated(this.node(second, `${path}/1`, depth + 1));
    }
    if (filter.length !== 3) return this.#refuse(path, "must be [field, operator, value]");
    return this.#leaf(filter, path);
  }

  #branch(is: "and" | "or", filters: unknown, path: string, depth: number): Condition | undefined {
    if (!Array.isArray(filters) || filters.length === 0) return this.#refuse(path, "must be an array of at least one filter");
    const of: Condition[] = [];
    for (const [at, each] of filters.entries()) {
      const condition = this.node(each, `${path}/${at}`, depth + 1);
      if (condition) of.push(condition);
      if (this.#leaves > MOST_LEAVES || this.#issues.length >= ENOUGH_ISSUES) break;
    }
    return { is, of };
  }

  #leaf([name, operator, value]: unknown[], path: string): Condition | undefined {
    if (++this.#leaves > MOST_LEAVES)
      return this.#refuse(path, `is condition number ${this.#leaves}; a filter may have at most ${MOST_LEAVES}`);
    if (typeof name !== "string") return this.#refuse(`${path}/0`, "must be the name of a field");
    const field = parseField(name, this.#find);
    if ("problem" in field) return this.#refuse(`${path}/0`, field.problem);
    switch (operator) {
      case "Eq":
        return this.#equal(field, value, path);
      case "NotEq":
        return negated(this.#equal(field, value, path));
      case "In":
        return this.#oneOf(field, value, path);
      case "NotIn":
        return negated(this.#oneOf(field, value, path));
      case "Lt":
      case "Lte":
      case "Gt":
      case "Gte":
        return this.#range(field, operator, value, path);
      case "Glob":
      case "IGlob":
        return this.#glob(field, operator, value, path);
      case "NotGlob":
      case "NotIGlob":
        return negated(this.#glob(field, operator === "NotGlob" ? "Glob" : "IGlob", value, path));
      case "Contains":
      case "ContainsAny":
        return this.#contains(field, operator, value, path);
      default:
        return this.#refuse(`${path}/1`, `must be an operator: ${OPERATORS}`);
    }
  }

  #equal(field: Field, value: unknown, path: string): Leaf | undefined {
    return this.#with(equalOperand(value, typeOf(field)), path, (value) => ({ is: "equal", field, value }));
  }

  #oneOf(field: Field, value: unknown, path: string): Leaf | undefined {
    return this.#with(listOperand(value, typeOf(field)), path, (values) => ({ is: "one-of", field, values }));
  }

  #range(field: Field, operator: "Lt" | "Lte" | "Gt" | "Gte", value: unknown, path: string): Leaf | undefined {
    const type = typeOf(field);
    if (type === "boolean" || type === "freshness")
      return this.#refuse(`${path}/1`, "must be Eq, NotEq, In or NotIn, because the field has no order");
    const bound = BOUNDS[operator];
    return this.#with(rangeOperand(value, type), path, (value) => ({ is: "range", field, bound, value }));
  }

  #glob(field: Field, operator: "Glob" | "IGlob", value: unknown, path: string): Leaf | undefined {
    const type = typeOf(field);
    if (type !== "any" && type !== "string")
      return this.#refuse(`${path}/1`, "must be another operator: patterns match only strings, and the field is no string");
    if (typeof value !== "string") return this.#refuse(`${path}/2`, "must be a pattern, written as a string");
    const text = scalarOperand(value, "string");
    if (!text.ok) return this.#refuse(`${path}/2`, text.problem);
    const pattern = parseGlob(value, operator === "IGlob");
    return "problem" in pattern ? this.#refuse(`${path}/2`, pattern.problem) : { is: "glob", field, pattern };
  }

  #contains(field: Field, operator: "Contains" | "ContainsAny", value: unknown, path: string): Leaf | undefined {
    if (typeOf(field) !== "any")
      return this.#refuse(`${path}/1`, "must be another operator: the field is no array, only attributes can be arrays");
    const values = operator === "ContainsAny" ? listOperand(value, "any") : single(scalarOperand(value, "any"));
    return this.#with(values, path, (values) => ({ is: "contains-any", field, values }));
  }

  #with<T>(operand: Operand<T>, path: string, make: (value: T) => Leaf): Leaf | undefined {
    return operand.ok ? make(operand.value) : this.#refuse(`${path}/2${operand.path}`, operand.problem);
  }

  #refuse(path: string, message: string): undefined {
    this.failed = true;
    this.#issues.push({ path, message });
  }
}

const BOUNDS = { Lt: "lt", Lte: "lte", Gt: "gt", Gte: "gte" } as const;

function negated(condition: Condition | undefined): Condition | undefined {
  return condition && { is: "not", of: condition };
}

function single<T>(operand: Operand<T>): Operand<T[]> {
  return operand.ok ? { ok: true, value: [operand.value] } : operand;
}
