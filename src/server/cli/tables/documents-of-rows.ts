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

/** A column that an option names. */
export interface Named {
  readonly option: string;
  readonly column: string;
}

export function namedColumns({ id, createdAt, state, attributes, left, types }: Mapping): Named[] {
  const named: readonly [string, readonly (string | undefined)[]][] = [
    ["--id", [id]],
    ["--created-at", [createdAt]],
    ["--state", [state]],
    ["--attribute", attributes],
    ["--skip", left],
    ["--types", [...types.keys()]],
  ];
  return named.flatMap(([option, all]) => all.flatMap((column) => (column === undefined ? [] : { option, column })));
}

/** @throws UsageError if an option names a column that the file does not have, or two columns are one member */
export function checkColumns(mapping: Mapping, columns: readonly string[]): void {
  for (const { option, column } of namedColumns(mapping))
    if (!columns.includes(column))
      throw new UsageError(
        `${option} names the column "${column}", which the file does not have. Its columns are ${columns.join(", ")}.`,
      );
  const from = new Map<string, string>();
  for (const column of columns) {
    // Such a column may have objects. Then their members are compared in each row.
    const place = placeOf(column, mapping, ["attributes", "state", "answers"].includes(column));
    if (!place?.member) continue;
    const target = told(place.of, place.member);
    const other = from.get(target);
    if (other !== undefined)
      throw new UsageError(`The columns "${other}" and "${column}" are both ${target}. Leave one out with --skip.`);
    from.set(target, column);
  }
}

interface Place {
  readonly of: "attributes" | "state";
  /** Null if the content is an object that has the members. */
  readonly member: string | null;
}

/** Null for a column that is no member of the attributes or of the state. */
function placeOf(column: string, { id, createdAt, attributes, state, left }: Mapping, isObject: boolean): Place | null {
  if (column === id || column === createdAt || left.includes(column)) return null;
  if (attributes.includes(column)) return { of: "attributes", member: nameIn(column, "attributes.") };
  if (column === state) return { of: "state", member: null };
  if (isObject && (column === "attributes" || column === "state")) return { of: column, member: null };
  if (column.startsWith(ANSWERS) || (column === "answers" && isObject)) return null;
  if (column.startsWith("attributes.")) return { of: "attributes", member: nameIn(column, "attributes.") };
  return { of: "state", member: nameIn(column, "state.") };
}

function told(of: Place["of"], member: string): string {
  return of === "attributes" ? `the attribute "${member}"` : `"${member}" of the state`;
}

interface DocumentOfRow {
  id: string;
  created_at?: unknown;
  attributes: Record<string, unknown>;
  state: Record<string, unknown>;
}

/** @returns the document, or why there is none */
export function documentOf({ value }: Pick<Row, "value">, mapping: Mapping): DocumentOfRow | string {
  const { id: idColumn, createdAt, state: stateColumn, types } = mapping;
  const document: Pick<DocumentOfRow, "attributes" | "state"> = { attributes: Object.create(null), state: Object.create(null) };
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
    else {
      const place = placeOf(column, mapping, isWhole(content));
      if (place === null) continue;
      const { of, member } = place;
      if (member === null && !isWhole(content)) return `has a wrong cell: "${column}" must be a JSON object.`;
      const members: [string, unknown][] = member === null ? Object.entries(content as object) : [[member, content]];
      for (const [name, one] of members) {
        if (name in document[of]) return `has two values for ${told(of, name)}. The second is in "${column}".`;
        document[of][name] = one;
      }
    }
  }
  if (id === null || id === "") return `has no id in "${idColumn}".`;
  return { id, ...(created === undefined ? {} : { created_at: created }), ...document };
}

/** JSON Lines may have whole documents, as exported. A text of CSV never is an object. */
function isWhole(content: unknown): content is Record<string, unknown> {
  return isObject(content as Json);
}

function nameIn(column: string, prefix: string): string {
  return column.startsWith(prefix) && column.length > prefix.length ? column.slice(prefix.length) : column;
}
