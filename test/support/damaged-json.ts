/** JSON with a few faults: in its values, or in the characters of its text. */
import fc from "fast-check";
import { isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";

/** A value with one to three things changed somewhere in it. */
export function damaged(valid: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc
    .tuple(valid, fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([value, damages]) => damages.reduce(damagedBy, value));
}

interface Damage {
  /** Which of the places in the value. */
  readonly at: number;
  readonly what: "replace" | "remove" | "add" | "rename" | "multiply";
  readonly junk: Json;
}

const nested = (levels: number, wrap: (inner: string) => string) => JSON.parse(Array(levels).fill(0).reduce(wrap, "1")) as Json;

/** Stands for a number that no double holds; `textOf` writes it. */
export const BEYOND_DOUBLE = "\u{10ffff}beyond-double\u{10ffff}";

const junk = fc.constantFrom<Json>(
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 64,
  BEYOND_DOUBLE,
  "",
  " ",
  "\0",
  "\ud800",
  "\udc00x",
  "☃",
  "𝄞",
  "../..",
  "a/*",
  "*",
  "none_of_the_above",
  "escape",
  "2026-02-30T00:00:00Z",
  "9999999999d",
  "x".repeat(300),
  "é".repeat(5000),
  [],
  {},
  [[]],
  [null],
  { a: { a: {} } },
  nested(90, (inner) => `[${inner}]`),
  nested(1000, (inner) => `[${inner}]`),
  nested(120, (inner) => `{"a":${inner}}`),
  JSON.parse('{"__proto__":{"x":1}}') as Json,
  { constructor: { prototype: 1 }, toString: null },
  ["And", [["id", "Eq", "a"]]],
);

const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(1000),
  what: fc.constantFrom("replace", "replace", "remove", "add", "rename", "multiply"),
  junk,
});

type Holder = { [name: string]: Json } | Json[];

function damagedBy(value: Json, { at, what, junk }: Damage): Json {
  const copy = structuredClone({ root: value }) as JsonObject;
  const places = placesIn(copy);
  const { holder, name } = places[at % places.length]!;
  const held = (holder as JsonObject)[name]!;
  switch (what) {
    case "replace":
      set(holder, name, junk);
      break;
    case "remove":
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete holder[name];
      break;
    case "add":
      if (Array.isArray(held)) held.push(junk);
      else if (isObject(held)) set(held, `extra${at}`, junk);
      else set(holder, name, [held, junk]);
      break;
    case "rename":
      if (Array.isArray(holder)) holder.reverse();
      else {
        delete holder[name];
        set(holder, `${name}s`, held);
      }
      break;
    case "multiply":
      set(holder, name, multiplied(held));
      break;
    default:
      what satisfies never;
  }
  return copy.root ?? null;
}

/** Longer than most limits: strings a hundredfold, arrays to more than a thousand elements where these are small. */
function multiplied(value: Json): Json {
  if (typeof value === "string") return value.repeat(100);
  if (typeof value === "number") return value * 1000 + 0.5;
  if (!Array.isArray(value)) return [value, value];
  return JSON.stringify(value).length > 200 ? [...value, ...value] : Array(1100).fill(value).flat();
}

function set(holder: Holder, name: string, value: Json): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Everywhere in a value, the whole of it included. */
function placesIn(holder: Holder): { holder: Holder; name: string }[] {
  return Object.entries(holder)
    .slice(0, 50)
    .flatMap(([name, value]) => [{ holder, name }, ...(Array.isArray(value) || isObject(value) ? placesIn(value) : [])]);
}

/** A value as JSON text. */
export function textOf(value: Json): string {
  return JSON.stringify(value).replaceAll(JSON.stringify(BEYOND_DOUBLE), "1e400");
}

/** A text with something cut out of it, put into it, or both. */
export function damagedText(valid: fc.Arbitrary<Json>): fc.Arbitrary<Buffer> {
  const inserted = fc.constantFrom("", ",", "}", "]", '"', "\\", "\u0000", "\ufeff", "NaN", "//", '{"a":1,"a":2}', "\u2028");
  const bytes = fc.constantFrom(Buffer.alloc(0), Buffer.from([0xff]), Buffer.from([0xc3]), Buffer.from([0xed, 0xa0, 0x80]));
  return fc.tuple(valid, fc.nat(10_000), fc.nat(20), inserted, bytes).map(([value, from, length, text, broken]) => {
    const whole = textOf(value);
    const at = from % (whole.length + 1);
    return Buffer.concat([Buffer.from(whole.slice(0, at) + text), broken, Buffer.from(whole.slice(at + length))]);
  });
}
