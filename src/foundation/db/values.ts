/**
 * Converts PostgreSQL values to JavaScript: numbers for `bigint` and `numeric`, `Date` for times with a zone, text for `date`.
 * Other types use the driver's parsers.
 */
import pg from "pg";

const { builtins } = pg.types;
const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const DATE_ARRAY = 1182;

/** Sequences, counts and sizes in bytes. A value beyond 2^53 would silently become another number. */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database returned the integer ${text}, which JavaScript cannot represent exactly.`);
  return value;
}

/** One-dimensional arrays of numbers contain no quotes. */
function numbers(parse: (text: string) => number) {
  return (text: string) =>
    text
      .slice(1, -1)
      .split(",")
      .filter((element) => element !== "")
      .map((element) => (element === "NULL" ? null : parse(element)));
}

/** One-dimensional arrays of texts. Most are lists of ids without quotes, and need no unescaping. */
function texts(text: string): unknown {
  if (text === "{}") return [];
  if (text.includes('"') || text.includes("NULL") || text[1] === "{") return anyTexts(text);
  return text.slice(1, -1).split(",");
}
const anyTexts = pg.types.getTypeParser(TEXT_ARRAY as never, "text") as (text: string) => unknown;

/**
 * Parses `2030-01-02 03:04:05.678+00`, with up to six decimals. The service's connections use the time zone UTC, so they have
 * this form. It takes a third of the time of the driver's parser, and every document has two such values.
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

/** For `pg`'s `types` option. It does not change the driver's global parsers. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(id)) ||
    pg.types.getTypeParser(id, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};
