/** The text of an issue, by the JSON Schema keyword that failed. It completes "<path> …". */
import type { ValidationError } from "./contract.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Fault } from "./issue-unions.ts";
import type { KnownFields } from "./known-fields.ts";
import type { Wording } from "./wording.ts";

const MOST_NAMES = 12;

export interface Describing {
  readonly wording: Wording;
  /** The allowed members of an object at the error's place. */
  readonly known: () => KnownFields;
  /** Whether it is a parameter, which is text whatever its type. */
  readonly isText: boolean;
}

/** `given` is the value at the error's place. */
export function describeFault({ error, alternatives, name }: Fault, given: unknown, describing: Describing): string {
  const { wording, known, isText } = describing;
  const { params } = error;
  const own = wording.keyword?.(error, given) ?? null;
  if (own !== null) return own;
  switch (error.keyword) {
    case "anyOf":
    case "oneOf":
      return Array.isArray(params.passingSchemas)
        ? "matches several forms at once; send only one of them"
        : oneOfThese(alternatives, given);
    case "type":
      return `must be ${typeNames(params.type)}, not ${isText || (params.type === "integer" && typeof given === "number") ? quoted(given) : kindOf(given)}`;
    case "required":
      return "is required";
    case "additionalProperties":
    case "unevaluatedProperties":
      return unknownField(error, known());
    case "propertyNames":
      return name === undefined
        ? "has a name that is not allowed here"
        : `has a name that is not allowed here: it ${describeFault({ error: name, alternatives: [] }, params.propertyName, { ...describing, isText: false })}`;
    case "enum":
      return `must be one of ${list(params.allowedValues)}${suggestion(given, params.allowedValues)}`;
    case "const":
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case "minLength":
      return `must have at least ${count(params.limit, "character")}`;
    case "maxLength":
      return `must have at most ${count(params.limit, "character")}${sizeOf(given)}`;
    case "minItems":
      return `must have at least ${count(params.limit, "element")}${sizeOf(given)}`;
    case "maxItems":
      return `must have at most ${count(params.limit, "element")}${sizeOf(given)}`;
    case "minProperties":
      return `must have at least ${count(params.limit, "member")}`;
    case "maxProperties":
      return `must have at most ${count(params.limit, "member")}${sizeOf(given)}`;
    case "minimum":
      return `must be at least ${params.limit}`;
    case "maximum":
      return `must be at most ${params.limit}`;
    case "exclusiveMinimum":
      return `must be more than ${params.limit}`;
    case "exclusiveMaximum":
      return `must be less than ${params.limit}`;
    case "multipleOf":
      return `must be a multiple of ${params.multipleOf}`;
    case "pattern":
      return wording.pattern(String(params.pattern), given) ?? `must match ${params.pattern}`;
    case "format":
      return params.format === "uri" && typeof given === "string" && /\P{ASCII}/u.test(given)
        ? "must be ASCII: write other letters of a host as xn--… (punycode), and percent-encode all others"
        : `must be ${formats[String(params.format)] ?? `a ${params.format}`}`;
    case "uniqueItems":
      return `must not repeat an element; elements ${params.j} and ${params.i} are equal`;
    case "dependentRequired":
      return `is required together with ${params.property}`;
    case "discriminator":
      return `must have a valid "${params.tag}", which selects its form${params.tagValue === undefined ? "" : `, not ${JSON.stringify(params.tagValue)}`}`;
    case "false schema":
      return "is not allowed here";
    default:
      return error.message ?? "is not valid";
  }
}

const between = (least: bigint, most: bigint) => `a whole number from ${least} to ${most}`;
const digits = (least: bigint, most: bigint) => `the digits of ${between(least, most)}, as text`;
const bits = (count: bigint) => [-(2n ** (count - 1n)), 2n ** (count - 1n) - 1n] as const;
const unsigned = (count: bigint) => [0n, 2n ** count - 1n] as const;

/** Ranges of the formats of whole numbers. */
const ranges: Readonly<Record<string, readonly [least: bigint, most: bigint]>> = {
  int8: bits(8n),
  int16: bits(16n),
  int32: bits(32n),
  int64: bits(64n),
  uint8: unsigned(8n),
  uint16: unsigned(16n),
  uint32: unsigned(32n),
  uint64: unsigned(64n),
  "double-int": [-(2n ** 53n - 1n), 2n ** 53n - 1n],
  unixtime: [-8_640_000_000_000n, 8_640_000_000_000n],
};

const formats: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, between(...range)])),
  ...Object.fromEntries(Object.entries(ranges).map(([name, range]) => [`${name}-text`, digits(...range)])),
  float: "a number that fits into 32 bits",
  decimal: 'a decimal number as text, such as "-12.50"',
  decimal128: 'a decimal number of at most 34 digits as text, such as "-12.50"',
  base64: "base64 with its padding (RFC 4648, section 4)",
  base64url: "base64url (RFC 4648, section 5)",
  date: "a day as in 2026-01-31",
  time: "a time of day with its offset, as in 09:00:00Z",
  duration: "a duration as in P1DT12H (ISO 8601)",
  "http-date": "a time as in Sun, 06 Nov 1994 08:49:37 GMT",
  email: "a mail address",
  uuid: "a UUID",
  hostname: "a host name",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  "uri-reference": "a URL, absolute or relative",
  "json-pointer": "a JSON pointer",
  "date-time": "a time as in 2026-01-31T09:00:00.000Z (RFC 3339, UTC)",
  uri: "an absolute URL",
};

/** The types and constants of a union's branches in one sentence. */
function oneOfThese(alternatives: readonly ValidationError[], given: unknown): string {
  const types = new Set(alternatives.flatMap(({ keyword, params }) => (keyword === "type" ? [params.type].flat() : [])));
  const values = alternatives.flatMap(({ keyword, params }) => {
    if (keyword === "const") return [params.allowedValue];
    return keyword === "enum" && Array.isArray(params.allowedValues) ? params.allowedValues : [];
  });
  const wanted = [
    ...values.slice(0, MOST_NAMES).map((value) => JSON.stringify(value)),
    ...[...types].map((type) => typeNames(type)),
  ];
  const lacking = alternatives.flatMap(({ keyword, params }) => (keyword === "required" ? [String(params.missingProperty)] : []));
  if (wanted.length === 0 && lacking.length > 0) return `must have ${either([...new Set(lacking)])}`;
  if (wanted.length === 0) return "matches none of the forms that are allowed here";
  return `must be ${either([...new Set(wanted)])}, not ${kindOf(given)}`;
}

function unknownField(error: ValidationError, { requests, answers, retired }: KnownFields): string {
  const name = String(error.params.additionalProperty ?? error.params.unevaluatedProperty);
  // For a union: a member of another of its forms.
  if (requests.includes(name)) return "cannot be combined with the others; send only one of them";
  if (retired.includes(name)) return "is retired; leave it out";
  if (answers.includes(name)) return "is read-only; leave it out";
  const meant = didYouMean(name, requests);
  if (meant !== null) return `is not a known field; did you mean "${meant}"?`;
  return requests.length > 0 && requests.length <= MOST_NAMES
    ? `is not a known field; known fields are ${requests.join(", ")}`
    : "is not a known field";
}

function suggestion(given: unknown, allowed: unknown): string {
  if (typeof given !== "string" || !Array.isArray(allowed)) return `, not ${kindOf(given)}`;
  const meant = didYouMean(
    given,
    allowed.filter((value) => typeof value === "string"),
  );
  return meant === null ? "" : `; did you mean ${JSON.stringify(meant)}?`;
}

function list(values: unknown): string {
  const all = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [];
  return all.length > 40 ? `${all.slice(0, 40).join(", ")}, …` : all.join(", ");
}

const typeWords: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a finite number",
  integer: "a whole number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null",
};

function typeNames(type: unknown): string {
  return either([type].flat().map((name) => typeWords[String(name)] ?? String(name)));
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number") return Number.isInteger(value) ? "a number" : "a fraction";
  return (
    { string: "a string", boolean: "a boolean", object: "an object", undefined: "nothing" }[typeof value as string] ??
    typeof value
  );
}

/** As it was given, truncated if it is long. */
function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function count(limit: unknown, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? "" : "s"}`;
}

function sizeOf(given: unknown): string {
  if (typeof given === "string") return `, not ${[...given].length}`;
  if (Array.isArray(given)) return `, not ${given.length}`;
  return typeof given === "object" && given !== null ? `, not ${Object.keys(given).length}` : "";
}
