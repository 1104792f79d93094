/**
 * Encodes attribute values as bytes that sort in the order of rankings (`src/records/values/order.ts`), for the key of
 * `attribute_values`. For each maintained attribute, a document has these rows:
 *
 *   a number, a string, a boolean   one row
 *   an array                        one row per distinct element, for `Contains` and `ContainsAny`; or a single row `UNLISTED`,
 *                                   if it has no element or more than 64 distinct ones
 *   null, or nothing                no row
 *
 * A value is a tag and its data, in PostgreSQL's text form of `bytea` (`\x` and hexadecimal). So the texts compare like the
 * values and can be bound unchanged:
 *
 *   01 number   8 bytes: IEEE 754, big-endian, with the sign bit flipped (for negative numbers, all bits)
 *   02 string   UTF-8. Longer than 256 bytes: the first 256 and 01. It sorts correctly among other strings, but must be compared
 *               again with the document (`isCut`)
 *   03 boolean  00 or 01
 *   11 12 13    an element of an array, as 01 02 03; 14 a null element
 *   15          UNLISTED: only the document tells whether the array has an element
 */
import { KINDS } from "./order.ts";

type Scalar = string | number | boolean | null;

/** A value's text: `\x` and hexadecimal. */
export type ValueKey = string;

const PREFIX = "\\x";
const ELEMENT = 0x10;
const NULL_ELEMENT = `${PREFIX}14`;
export const UNLISTED: ValueKey = `${PREFIX}15`;

const LONGEST_STRING = 256;
const MOST_ELEMENTS = 64;

/** The key of a document that has this value in an attribute. */
export function scalarKey(value: Exclude<Scalar, null>): ValueKey {
  return keyOf(value, 0);
}

/** The key of a document whose attribute is an array with this element, unless the array is `UNLISTED`. */
export function elementKey(value: Scalar): ValueKey {
  return value === null ? NULL_ELEMENT : keyOf(value, ELEMENT);
}

/** Whether a key stands for all strings with the same start, because they are too long for the key to distinguish them. */
export function isCut(key: ValueKey): boolean {
  return key.length > PREFIX.length + 2 * (1 + LONGEST_STRING);
}

/** Whether a key is that of a scalar, and not of an array or an element of one. */
export function isScalarKey(key: ValueKey): boolean {
  return key[PREFIX.length] === "0";
}

/** The lowest key of a type's scalars, and the lowest key above all of them. */
export function kindKeys(kind: keyof typeof KINDS): { from: ValueKey; below: ValueKey } {
  return { from: PREFIX + hexByte(KINDS[kind]), below: PREFIX + hexByte(KINDS[kind] + 1) };
}

/** The keys of a document's rows for an attribute; none if the attribute is missing. */
export function keysOf(value: unknown): ValueKey[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [scalarKey(value as Exclude<Scalar, null>)];
  if (value.length === 0) return [UNLISTED];
  const elements = new Set<Scalar>(value as Scalar[]);
  return elements.size > MOST_ELEMENTS ? [UNLISTED] : [...new Set(Array.from(elements, elementKey))];
}

const KIND_BYTES = Object.fromEntries(
  [0, ELEMENT].flatMap((base) => Object.values(KINDS).map((kind) => [base + kind, hexByte(base + kind)])),
);

function keyOf(value: Exclude<Scalar, null>, base: number): ValueKey {
  switch (typeof value) {
    case "number":
      return PREFIX + KIND_BYTES[base + KINDS.number] + numberHex(value);
    case "string":
      return PREFIX + KIND_BYTES[base + KINDS.string] + stringHex(value);
    default:
      return `${PREFIX}${KIND_BYTES[base + KINDS.boolean]}${value ? "01" : "00"}`;
  }
}

const number = Buffer.alloc(8);

function numberHex(value: number): string {
  // Both zeros are the same number, and PostgreSQL has no negative zero.
  number.writeDoubleBE(value === 0 ? 0 : value);
  if (number[0]! >= 0x80) for (let at = 0; at < 8; at++) number[at] = ~number[at]!;
  else number[0]! |= 0x80;
  return number.toString("hex");
}

function stringHex(value: string): string {
  const bytes = Buffer.from(value, "utf8");
  return bytes.length <= LONGEST_STRING ? bytes.toString("hex") : `${bytes.toString("hex", 0, LONGEST_STRING)}01`;
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
