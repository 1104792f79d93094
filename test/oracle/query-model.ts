/** The rules of queries over attributes in the plainest way: which documents match, in which order, and what a row shows. */
import { isDeepStrictEqual } from "node:util";
import type { Json } from "#src/foundation/json/json.ts";
import type { ModelDocument, ModelDocuments } from "#test/api/support/document-model.ts";

// biome-ignore lint/suspicious/noExplicitAny: filters of the wire are arrays of anything
export type ModelFilter = any[];

export interface ModelQuery {
  filters?: ModelFilter;
  rank_by?: [field: string, direction: "asc" | "desc"];
  top_k: number;
}

/** What is asked of every row. */
export const INCLUDE = { attributes: ["s", "n", "tags"], state: true } as const;

/** The rows of all pages. */
export function rowsOf(documents: ModelDocuments, { filters, rank_by = ["id", "asc"] }: ModelQuery): object[] {
  return [...documents]
    .filter(([id, document]) => filters === undefined || matches(filters, id, document))
    .sort(([oneId, one], [otherId, other]) => {
      const [field, direction] = rank_by;
      const order = compareRanked(valueIn(field, oneId, one), valueIn(field, otherId, other), direction);
      return order || compare(oneId, otherId);
    })
    .map(([id, { revision, attributes, state }]) => ({ id, revision, attributes, state }));
}

function valueIn(field: string, id: string, { attributes }: ModelDocument): Json {
  return field === "id" ? id : (attributes[field.slice("attributes.".length)] ?? null);
}

function matches([operator, ...rest]: ModelFilter, id: string, document: ModelDocument): boolean {
  if (operator === "And") return rest[0].every((one: ModelFilter) => matches(one, id, document));
  if (operator === "Or") return rest[0].some((one: ModelFilter) => matches(one, id, document));
  if (operator === "Not") return !matches(rest[0], id, document);
  return holds(valueIn(operator, id, document), rest[0], rest[1]);
}

/** A missing value is null here already. */
function holds(value: Json, operator: string, operand: Json): boolean {
  const listed = operand as Json[];
  const comparable = typeof value === typeof operand && ["number", "string"].includes(typeof value);
  const order = comparable ? compare(value as string, operand as string) : Number.NaN;
  switch (operator) {
    case "Eq":
      return isDeepStrictEqual(value, operand);
    case "NotEq":
      return !isDeepStrictEqual(value, operand);
    case "In":
      return listed.some((one) => isDeepStrictEqual(value, one));
    case "NotIn":
      return !listed.some((one) => isDeepStrictEqual(value, one));
    case "Lt":
      return order < 0;
    case "Lte":
      return order <= 0;
    case "Gt":
      return order > 0;
    case "Gte":
      return order >= 0;
    case "Glob":
      return typeof value === "string" && glob(operand as string).test(value);
    case "NotGlob":
      return !(typeof value === "string" && glob(operand as string).test(value));
    case "Contains":
      return Array.isArray(value) && value.includes(operand);
    case "ContainsAny":
      return Array.isArray(value) && listed.some((one) => value.includes(one));
    default:
      throw new Error(`The model has no operator ${operator}.`);
  }
}

/** Of patterns with `*` and `?` and otherwise letters and slashes. */
function glob(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll("*", ".*").replaceAll("?", ".")}$`, "s");
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const KINDS = ["number", "string", "boolean"];

/** Numbers, then strings, then booleans, or the reverse; what is missing, null or an array comes last both ways. */
function compareRanked(one: Json, other: Json, direction: "asc" | "desc"): number {
  const [kind, otherKind] = [KINDS.indexOf(typeof one), KINDS.indexOf(typeof other)];
  if (kind === -1 || otherKind === -1) return Number(kind === -1) - Number(otherKind === -1);
  const order = kind === otherKind ? compare(one as string, other as string) : kind - otherKind;
  return direction === "asc" ? order : -order;
}
