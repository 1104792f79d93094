/**
 * Attribute values as bytes whose order is the order that rankings follow (`src/queries/order.ts`), for the key of `attribute_values`.
 * A document has in an attribute that is maintained:
 *
 *   a number, a string, a boolean   one row
 *   an array                        one row for each different element, which `Contains` and `ContainsAny` look for; or one row that
 *                                   only says so (`UNLISTED`) where it has no element or more than 64 different ones
 *   null, or nothing                no row
 *
 * A value is a tag and what follows it, written as PostgreSQL reads `bytea` (`\x` and hexadecimal), so texts of values compare as the
 * values do and can be bound as they are:
 *
 *   01 number   8 bytes: IEEE 754, big-endian, the sign flipped (all bits of a negative one)
 *   02 string   UTF-8; of one longer than 256 bytes its first 256 and 01, which is ordered right among the others and must be compared
 *               again with the document (`isCut`)
 *   03 boolean  00 or 01
 *   11 12 13    an element of an array, as 01 02 03; 14 a null among them
 *   15          UNLISTED: whether the array has an element only the document tells
 */
import { KINDS } from "#src/queries/order.ts";

type Scalar = string | number | boolean | null;

/** A value's text: `\x` and hexadecimal. */
export type ValueKey = string;

const PREFIX = "\\x";
const ELEMENT = 0x10;
const NULL_ELEMENT = `${PREFIX}14`;
export const UNLISTED: ValueKey = `${PREFIX}15`;

const LONGEST_STRING = 256;
const MOST_ELEMENTS = 64;

/** What a document is found by that has this value in an attribute. */
export function scalarKey(value: Exclude<Scalar, null>): ValueKey {
  return keyOf(value, 0);
}

/** What a document is found by whose attribute is an array with this element; save those that are `UNLISTED`. */
export function elementKey(value: Scalar): ValueKey {
  return value === null ? NULL_ELEMENT : keyOf(value, ELEMENT);
}

/** Whether a key stands for all strings that begin alike, since they are too long to be told apart by it. */
export function isCut(key: ValueKey): boolean {
  return key.length > PREFIX.length + 2 * (1 + LONGEST_STRING);
}

/** The least key of scalars of a type, and the least that is greater than all of them. */
export function kindKeys(kind: keyof typeof KINDS): { from: ValueKey; below: ValueKey } {
  return { from: PREFIX + hexByte(KINDS[kind]), below: PREFIX + hexByte(KINDS[kind] + 1) };
}

/** The rows of a document in an attribute, by their keys; none for a missing one. */
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
  // Both zeros are one number, and the store knows no negative one.
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
