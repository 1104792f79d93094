/**
 * The formats that validators check, beside those of `ajv-formats`. They are bundled into `validators-runtime.js`.
 *
 * The names of numbers are those of OpenAPI's registry of formats. A number of JSON is a double here, so a bound is compared as one. Text is
 * compared digit by digit: 9223372036854775808 is no `int64`, although it is the same double as the greatest one.
 */
import { fullFormats } from "ajv-formats/dist/formats.js";

interface NumberFormat {
  readonly type: "number";
  readonly validate: (value: number) => boolean;
}

type TextFormat = (text: string) => boolean;

const INTEGERS = {
  int8: [-(2n ** 7n), 2n ** 7n - 1n],
  int16: [-(2n ** 15n), 2n ** 15n - 1n],
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint8: [0n, 2n ** 8n - 1n],
  uint16: [0n, 2n ** 16n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
  "double-int": [-(2n ** 53n - 1n), 2n ** 53n - 1n],
  unixtime: [-8_640_000_000_000n, 8_640_000_000_000n],
} as const;

/** The greatest finite float of 32 bits. */
const MOST_FLOAT = 2 ** 128 - 2 ** 104;

function numberFormat([least, most]: readonly [bigint, bigint]): NumberFormat {
  const [low, high] = [Number(least), Number(most)];
  // The double of the greatest 64-bit integer is one more than it.
  const isExact = BigInt(high) === most;
  return {
    type: "number",
    validate: (value) => Number.isInteger(value) && value >= low && (isExact ? value <= high : value < high),
  };
}

/** The longest text of a 64-bit integer, with its sign. */
const LONGEST_INTEGER = 20;

function integerText([least, most]: readonly [bigint, bigint]): TextFormat {
  return (text) => {
    if (text.length > LONGEST_INTEGER || !/^(?:0|-?[1-9]\d*)$/.test(text)) return false;
    const value = BigInt(text);
    return value >= least && value <= most;
  };
}

/** More digits than any amount has. `BigInt` and databases take time for more. */
const LONGEST_DECIMAL = 1_000;

/** A decimal as in JSON: `-12.50`, `1e6`. No plus before it, and no zeros that only pad its start. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,5})?$/;

function decimal(text: string): boolean {
  return text.length <= LONGEST_DECIMAL && DECIMAL.test(text);
}

/** IEEE 754 decimal128: at most 34 digits, and an exponent of the last one from -6176 to 6111. Zeros at the end may be digits or an exponent. */
function decimal128(text: string): boolean {
  if (!decimal(text)) return false;
  const [, whole = "", fraction = "", power = "0"] = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  if (significant === "") return true;
  const last = Number(power) - fraction.length + (digits.length - significant.length);
  if (significant.length > 34 || last < -6176) return false;
  // Padding with zeros brings a greater exponent down to 6111.
  return last <= 6111 + (34 - significant.length);
}

/** RFC 4648, section 4: whole groups of four, padded, and no bits after the last byte. */
function base64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*(?:[AQgw]==|[AEIMQUYcgkosw048]=)?$/.test(text);
}

/** RFC 4648, section 5. Padding may be left out. */
function base64url(text: string): boolean {
  if (!/^[A-Za-z0-9_-]*={0,2}$/.test(text)) return false;
  const bare = text.replace(/=+$/, "");
  if (text.length > bare.length && text.length % 4 !== 0) return false;
  const rest = bare.length % 4;
  if (rest === 1) return false;
  return rest === 0 || (rest === 2 ? /[AQgw]$/ : /[AEIMQUYcgkosw048]$/).test(bare);
}

/** RFC 9110, 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`. */
function httpDate(text: string): boolean {
  const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text) ? new Date(text) : null;
  return time !== null && !Number.isNaN(time.getTime()) && time.toUTCString() === text;
}

export const formats: { readonly [name: string]: unknown } = {
  ...fullFormats,
  ...Object.fromEntries(Object.entries(INTEGERS).map(([name, range]) => [name, numberFormat(range)])),
  ...Object.fromEntries(Object.entries(INTEGERS).map(([name, range]) => [`${name}-text`, integerText(range)])),
  float: { type: "number", validate: (value: number) => Math.abs(value) <= MOST_FLOAT },
  decimal,
  decimal128,
  base64,
  base64url,
  "http-date": httpDate,
};
