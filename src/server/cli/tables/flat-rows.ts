/** Makes flat rows of the rows of a query, and finds out which columns and types they have. */
import { isObject, type Json, type JsonObject } from "typespec-koa-runtime/json";
import { UsageError } from "../command.ts";
import { ANSWERS } from "./documents-of-rows.ts";

export type FlatRow = Record<string, Json>;

/** As a file can show it: `integer` and `number` are both numbers. */
export type FoundType = "string" | "integer" | "number" | "boolean" | "json";

export const STATES = ["columns", "json", "none"] as const;
export type StateAs = (typeof STATES)[number];

/** More would make a table that nothing can read. */
const MOST_COLUMNS = 2_000;

/** The members of an answer that become columns. */
const OF_ANSWER = ["p", "value", "score", "confidence", "freshness"];

export function flatRow({ id, attributes, state, answers }: JsonObject, stateAs: StateAs): FlatRow {
  const row: FlatRow = Object.create(null);
  row.id = id!;
  for (const [name, value] of Object.entries(attributes ?? {})) row[`attributes.${name}`] = value;
  if (stateAs === "json") row.state = state ?? {};
  else for (const [name, value] of Object.entries(state ?? {})) row[`state.${name}`] = value;
  for (const [judgment, answer] of Object.entries((answers ?? {}) as Record<string, JsonObject>)) {
    for (const member of OF_ANSWER) if (answer[member] !== undefined) row[`${ANSWERS}${judgment}.${member}`] = answer[member];
    const { thresholds } = answer;
    if (isObject(thresholds as Json))
      for (const [name, value] of Object.entries(thresholds as JsonObject))
        row[`${ANSWERS}${judgment}.thresholds.${name}`] = value;
  }
  return row;
}

export class FoundColumns {
  readonly #types = new Map<string, FoundType>([["id", "string"]]);

  /** @throws UsageError if there are too many columns */
  add(row: FlatRow): void {
    for (const [name, value] of Object.entries(row)) {
      const [before, type] = [this.#types.get(name), typeOf(value, name)];
      if (before !== type) this.#types.set(name, before === undefined ? type : common(before, type));
    }
    if (this.#types.size > MOST_COLUMNS)
      throw new UsageError(
        `The documents have more than ${MOST_COLUMNS} different members. Export their state as one column with --state json.`,
      );
  }

  /** The id first, then attributes, state and answers, each by name. */
  get all(): [string, FoundType][] {
    const rank = (name: string) => ["attributes.", "state", ANSWERS].findIndex((prefix) => name.startsWith(prefix));
    return [...this.#types].sort(([one], [other]) => {
      if (one === "id" || other === "id") return one === "id" ? -1 : 1;
      return rank(one) - rank(other) || (one < other ? -1 : 1);
    });
  }
}

function common(one: FoundType, other: FoundType): FoundType {
  const isNumber = (type: FoundType) => type === "integer" || type === "number";
  return isNumber(one) && isNumber(other) ? "number" : "json";
}

function typeOf(value: Json, name: string): FoundType {
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "boolean";
  // A probability of exactly 1 is no integer.
  if (typeof value === "number" && name.startsWith(ANSWERS)) return "number";
  if (typeof value === "number") return Number.isSafeInteger(value) && !Object.is(value, -0) ? "integer" : "number";
  // No column of doubles can hold an exact number.
  return "json";
}

/** What `--types` of the import needs, so that the same documents come back. */
export function typesFor(columns: readonly (readonly [string, FoundType])[]): string {
  return columns
    .filter(([name, type]) => type !== "string" && !name.startsWith(ANSWERS))
    .map(([name, type]) => `${name}=${type === "integer" ? "number" : type}`)
    .join(",");
}
