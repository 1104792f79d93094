/** The types of columns, and the values of their cells. A cell of CSV is text: only its type says that it is a number. */
import { ExactNumber, parseJson, parseUnrepeated, RepeatedMembers } from "typespec-koa-runtime/json";
import { type Given, names, UsageError } from "../command.ts";

export const TYPES = ["string", "number", "boolean", "json"] as const;
export type ColumnType = (typeof TYPES)[number];

/** A cell that does not have the type of its column. */
export class CellError extends Error {
  override readonly name = "CellError";
}

/** `--types price=number,tags=json`. The name of a column may contain `=`. @throws UsageError */
export function typesOf(given: Given): Map<string, ColumnType> {
  const types = new Map<string, ColumnType>();
  for (const one of names(given, "types") ?? []) {
    const at = one.lastIndexOf("=");
    const type = TYPES.find((type) => type === one.slice(at + 1));
    if (at < 1 || !type)
      throw new UsageError(`--types must be column=type, separated by commas, not "${one}". The types are ${TYPES.join(", ")}.`);
    types.set(one.slice(0, at), type);
  }
  return types;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The value of a text. Numbers keep their digits. @throws CellError */
export function typedCell(cell: string, type: ColumnType): unknown {
  if (type === "string") return cell;
  const text = cell.trim();
  if (type === "boolean") {
    const lower = text.toLowerCase();
    if (lower !== "true" && lower !== "false") throw new CellError(`must be true or false, not "${shortened(cell)}"`);
    return lower === "true";
  }
  if (type === "number") {
    if (!NUMBER.test(text)) throw new CellError(`must be a number such as -12.5, not "${shortened(cell)}"`);
    return parseJson(text);
  }
  try {
    return parseUnrepeated(text);
  } catch (error) {
    if (error instanceof RepeatedMembers) throw new CellError(error.message);
    throw new CellError(`must be JSON, not "${shortened(cell)}"`);
  }
}

/** The value of a cell that has a type of its own: of JSON or Parquet. @throws CellError */
export function castCell(value: unknown, type: ColumnType): unknown {
  if (typeof value === "string") return typedCell(value, type);
  if (type === "string")
    return isScalar(value) ? String(value instanceof ExactNumber ? value.text : value) : JSON.stringify(value);
  if (type === "json") return value;
  const is =
    typeof value === "boolean" ? "boolean" : typeof value === "number" || value instanceof ExactNumber ? "number" : "json";
  if (is !== type) throw new CellError(`must be a ${type}, not ${shortened(JSON.stringify(value))}`);
  return value;
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value instanceof ExactNumber;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
