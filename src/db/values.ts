/** How PostgreSQL's values become JavaScript's: numbers for `bigint` and `numeric`, `Date` for times with a zone, text for the rest without one. */
import pg from "pg";

const { builtins } = pg.types;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const DATE_ARRAY = 1182;

/** Sequences, counts and byte sizes; one beyond 2^53 would silently be another number. */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds the integer ${text}, which JavaScript cannot hold exactly.`);
  return value;
}

/** One-dimensional arrays of numbers have no quotes to undo. */
function numbers(parse: (text: string) => number) {
  return (text: string) =>
    text
      .slice(1, -1)
      .split(",")
      .filter((element) => element !== "")
      .map((element) => (element === "NULL" ? null : parse(element)));
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, integer],
  [INT8_ARRAY, numbers(integer)],
  [builtins.NUMERIC, Number],
  [NUMERIC_ARRAY, numbers(Number)],
  [builtins.DATE, (text) => text],
  [DATE_ARRAY, (text) => text],
]);

/** For `pg`'s `types` option; leaves the driver's global parsers alone. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(id)) ||
    pg.types.getTypeParser(id, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};
