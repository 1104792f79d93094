/**
 * The rules of queries again, directly on the API's format and sharing nothing with the service. It is the oracle of these tests. It is
 * written to be obviously right, however slow.
 */
import type { Matchable } from "#src/queries/filters/match.ts";
import { globbed } from "./model-glob.ts";

type Scalar = string | number | boolean | null;
type Value = Scalar | readonly Scalar[];

export interface ModelQuery {
  filters: unknown;
  rank_by: [field: string, direction: "asc" | "desc"] | undefined;
  /** The judgments whose answers must be fresh. */
  fresh: readonly string[];
}

/** The ids of the documents that match, in order. */
export function findByModel({ filters, rank_by = ["id", "asc"], fresh }: ModelQuery, all: readonly Matchable[]): string[] {
  const [field, direction] = rank_by;
  const sign = direction === "asc" ? 1 : -1;
  return all
    .filter((document) => filters === undefined || holds(filters as unknown[], document))
    .filter((document) => fresh.every((judgment) => fieldOf(`answers.${judgment}.freshness`, document) === "fresh"))
    .sort((one, other) => {
      const [a, b] = [fieldOf(field, one), fieldOf(field, other)];
      const last = Number(isUnranked(a)) - Number(isUnranked(b));
      if (last !== 0) return last;
      return (isUnranked(a) ? 0 : sign * rankOrder(a as Scalar, b as Scalar)) || textOrder(one.id, other.id);
    })
    .map(({ id }) => id);
}

export function holds(filter: readonly unknown[], document: Matchable): boolean {
  const [head, second, operand] = filter;
  if (head === "And") return (second as unknown[][]).every((each) => holds(each, document));
  if (head === "Or") return (second as unknown[][]).some((each) => holds(each, document));
  if (head === "Not") return !holds(second as unknown[], document);
  const value = fieldOf(head as string, document);
  const isMoment = head === "created_at" || head === "updated_at";
  return compares(second as string, value, isMoment ? momentOf(operand as Value) : (operand as Value));
}

function compares(operator: string, value: Value, operand: Value): boolean {
  switch (operator) {
    case "Eq":
      return same(value, operand);
    case "In":
      return (operand as Scalar[]).some((one) => same(value, one));
    case "Lt":
    case "Lte":
    case "Gt":
    case "Gte": {
      if (typeof value !== typeof operand || (typeof value !== "number" && typeof value !== "string")) return false;
      const order = rankOrder(value, operand as Scalar);
      return { Lt: order < 0, Lte: order <= 0, Gt: order > 0, Gte: order >= 0 }[operator];
    }
    case "Glob":
    case "IGlob":
      return typeof value === "string" && globbed(operand as string, value, operator === "IGlob");
    case "Contains":
      return Array.isArray(value) && value.some((element) => same(element, operand));
    case "ContainsAny":
      return Array.isArray(value) && value.some((element) => (operand as Scalar[]).some((one) => same(element, one)));
    case "NotEq":
    case "NotIn":
    case "NotGlob":
    case "NotIGlob":
      return !compares(operator.slice(3), value, operand);
    default:
      throw new Error(`There is no operator ${operator}.`);
  }
}

/** The value of a field in a document. Null if there is none. */
function fieldOf(field: string, document: Matchable): Value {
  if (field === "id") return document.id;
  if (field === "created_at" || field === "updated_at") return document[field].getTime();
  const [root, name, part, ...rest] = field.split(".") as [string, string, string?, ...string[]];
  if (root === "attributes") return member(document.attributes, name);
  const answer = member(document.answers, name) as Record<string, unknown> | null;
  const value = answer && member(answer, part!);
  // The rest names a member, and may contain dots.
  return (rest.length === 0 || !value ? value : member(value as object, rest.join("."))) as Value;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever a document or answer holds.
function member(of: object, name: string): any {
  return new Map(Object.entries(of)).get(name) ?? null;
}

function momentOf(operand: Value): Value {
  if (Array.isArray(operand)) return operand.map((one) => momentOf(one) as Scalar);
  return operand === null ? null : Date.parse(operand as string);
}

function same(one: Value, other: Value): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((element, at) => element === other[at]);
}

function isUnranked(value: Value): boolean {
  return value === null || Array.isArray(value);
}

const TYPES = ["number", "string", "boolean"];

function rankOrder(one: Scalar, other: Scalar): number {
  const types = TYPES.indexOf(typeof one) - TYPES.indexOf(typeof other);
  if (types !== 0) return types;
  return typeof one === "string" ? textOrder(one, other as string) : Math.sign(Number(one) - Number(other));
}

/** The order of code points is that of UTF-8. */
function textOrder(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
