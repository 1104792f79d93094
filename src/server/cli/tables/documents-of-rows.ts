/** Makes documents of rows: one column is the id, some are attributes, and the others are members of the state. */
import { isObject, type Json } from "typespec-koa-runtime/json";
import { UsageError } from "../command.ts";
import { CellError, type ColumnType, castCell } from "./column-types.ts";
import type { Row } from "./row.ts";

export interface Mapping {
  readonly id: string;
  readonly createdAt: string | undefined;
  readonly attributes: readonly string[];
  /** The column that has the whole state as JSON. */
  readonly state: string | undefined;
  readonly left: readonly string[];
  readonly types: ReadonlyMap<string, ColumnType>;
}

/** The columns of exported answers. They belong to judgments, not to documents. */
export const ANSWERS = "answers.";

/** @throws UsageError if an option names a column that the file does not have */
export function checkColumns(mapping: Mapping, columns: readonly string[]): void {
  const { id, createdAt, state, attributes, left, types } = mapping;
  const named: readonly [string, readonly (string | undefined)[]][] = [
    ["--id", [id]],
    ["--created-at", [createdAt]],
    ["--state", [state]],
    ["--attribute", attributes],
    ["--skip", left],
    ["--types", [...types.keys()]],
  ];
  for (const [option, all] of named)
    for (const name of all)
      if (name !== undefined && !columns.includes(name))
        throw new UsageError(
          `${option} names the column "${name}", which the file does not have. Its columns are ${columns.join(", ")}.`,
        );
}

interface DocumentOfRow {
  id: string;
  created_at?: unknown;
  attributes: Record<string, unknown>;
  state: Record<string, unknown>;
}

/** @returns the document, or why there is none */
export function documentOf({ value }: Pick<Row, "value">, mapping: Mapping): DocumentOfRow | string {
  const { id: idColumn, createdAt, attributes: named, state: stateColumn, left, types } = mapping;
  const attributes: Record<string, unknown> = Object.create(null);
  const state: Record<string, unknown> = Object.create(null);
  let id: string | null = null;
  let created: unknown;
  for (const [column, cell] of Object.entries(value)) {
    const type = column === idColumn ? "string" : (types.get(column) ?? (column === stateColumn ? "json" : undefined));
    let content: unknown;
    try {
      content = type === undefined || cell === null ? cell : castCell(cell, type);
    } catch (error) {
      if (error instanceof CellError) return `has a wrong cell: "${column}" ${error.message}.`;
      throw error;
    }
    if (column === idColumn) id = cell === null ? null : (content as string);
    else if (column === createdAt) created = content;
    else if (left.includes(column)) continue;
    else if (named.includes(column)) attributes[nameIn(column, "attributes.")] = content;
    else if (column === stateColumn) {
      if (!isObject(content as Json)) return `has a wrong cell: "${column}" must be a JSON object.`;
      Object.assign(state, content);
    } else if (column === "attributes" && isWhole(content)) Object.assign(attributes, content);
    else if (column === "state" && isWhole(content)) Object.assign(state, content);
    else if (column.startsWith("attributes.")) attributes[nameIn(column, "attributes.")] = content;
    else if (column.startsWith(ANSWERS) || (column === "answers" && isWhole(content))) continue;
    else state[nameIn(column, "state.")] = content;
  }
  if (id === null || id === "") return `has no id in "${idColumn}".`;
  return { id, ...(created === undefined ? {} : { created_at: created }), attributes, state };
}

/** JSON Lines may have whole documents, as exported. A text of CSV never is an object. */
function isWhole(content: unknown): content is Record<string, unknown> {
  return isObject(content as Json);
}

function nameIn(column: string, prefix: string): string {
  return column.startsWith(prefix) && column.length > prefix.length ? column.slice(prefix.length) : column;
}
