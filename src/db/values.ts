/** How PostgreSQL's values become JavaScript's: numbers for `bigint` and `numeric`, `Date` for times with a zone, text for the rest without one. */
import pg from "pg";

const { builtins } = pg.types;
const TEXT_ARRAY = 1009;
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

/** One-dimensional arrays of texts: where none is quoted, and most are lists of ids, there is nothing to undo. */
function texts(text: string): unknown {
  if (text === "{}") return [];
  if (text.includes('"') || text.includes("NULL") || text[1] === "{") return anyTexts(text);
  return text.slice(1, -1).split(",");
}
const anyTexts = pg.types.getTypeParser(TEXT_ARRAY as never, "text") as (text: string) => unknown;

/**
 * `2030-01-02 03:04:05.678+00`, with up to six decimals: as the service's connections have it, whose time zone is UTC. A third of what the
 * driver's own parser takes, and every document that is read has two.
 */
function time(text: string): unknown {
  const decimals = text.length - "2030-01-02 03:04:05.+00".length;
  if (decimals > 6 || decimals === 0 || decimals < -1 || text[4] !== "-" || !text.endsWith("+00")) return anyTime(text);
  let ms = 0;
  for (let at = 0; at < 3; at++) ms = ms * 10 + (at < decimals ? digit(text, 20 + at) : 0);
  const year = two(text, 0) * 100 + two(text, 2);
  const day = Date.UTC(year, two(text, 5) - 1, two(text, 8), two(text, 11), two(text, 14), two(text, 17), ms);
  return year < 100 ? anyTime(text) : new Date(day);
}

const digit = (text: string, at: number) => text.charCodeAt(at) - 0x30;
const two = (text: string, at: number) => digit(text, at) * 10 + digit(text, at + 1);
const anyTime = pg.types.getTypeParser(builtins.TIMESTAMPTZ, "text") as (text: string) => unknown;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, integer],
  [TEXT_ARRAY, texts],
  [builtins.TIMESTAMPTZ, time],
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
