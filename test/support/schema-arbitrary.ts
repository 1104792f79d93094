/**
 * Values that a JSON Schema allows, as fast-check arbitraries, for the keywords that the published document uses. A reference that leads
 * back to itself is followed a few levels down and then takes the form that ends soonest.
 */
import fc from "fast-check";
import type { Json, JsonObject } from "#src/foundation/json/json.ts";

export interface SchemaArbitraries {
  /** Values that are valid by a schema of the document. */
  valid(schema: JsonObject): fc.Arbitrary<Json>;
}

/** @param likely by the name of a component: values that are drawn more often, such as names of existing resources */
export function schemaArbitraries(document: JsonObject, likely: Readonly<Record<string, fc.Arbitrary<Json>>>): SchemaArbitraries {
  const built = new Map<string, fc.Arbitrary<Json>>();

  /** One arbitrary for each component and level. */
  function referenced(reference: string, level: number): fc.Arbitrary<Json> {
    const key = `${reference} ${level}`;
    const known = built.get(key);
    if (known) return known;
    const name = reference.split("/").at(-1)!;
    const plain = arbitrary(resolve(document, reference), level + 1);
    const hinted = likely[name] ? fc.oneof({ weight: 3, arbitrary: likely[name] }, { weight: 1, arbitrary: plain }) : plain;
    built.set(key, hinted);
    return hinted;
  }

  function arbitrary(schema: JsonObject, level: number): fc.Arbitrary<Json> {
    if (typeof schema.$ref === "string") return referenced(schema.$ref, level);
    if ("const" in schema) return fc.constant(schema.const!);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    const branches = (schema.anyOf ?? schema.oneOf) as JsonObject[] | undefined;
    if (branches) return fc.oneof(...endingBranches(branches, level).map((branch) => arbitrary(branch, level)));
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitrary({ ...schema, type }, level)));
    switch (schema.type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
        return integers(schema);
      case "number":
        return numbers(schema);
      case "string":
        return strings(schema);
      case "array":
        return arrays(schema, level);
      case "object":
        return objects(schema, level);
      case undefined:
        return anything;
      default:
        throw new Error(`A schema of a type that is not known here: ${JSON.stringify(schema)}`);
    }
  }

  function arrays(schema: JsonObject, level: number): fc.Arbitrary<Json> {
    if (Array.isArray(schema.prefixItems)) {
      return fc.tuple(...(schema.prefixItems as JsonObject[]).map((item) => arbitrary(item, level)));
    }
    const minLength = (schema.minItems as number) ?? 0;
    const most = level > DEEPEST ? minLength : minLength + 3;
    const maxLength = Math.min((schema.maxItems as number) ?? most, most);
    return fc.array(schema.items ? arbitrary(schema.items as JsonObject, level) : anything, { minLength, maxLength });
  }

  function objects(schema: JsonObject, level: number): fc.Arbitrary<Json> {
    const required = (schema.required ?? []) as string[];
    const properties = Object.entries((schema.properties ?? {}) as JsonObject);
    const kept = level > DEEPEST ? properties.filter(([name]) => required.includes(name)) : properties;
    const model = Object.fromEntries(kept.map(([name, property]) => [name, arbitrary(property as JsonObject, level)]));
    const members = fc.record(model, { requiredKeys: required }) as fc.Arbitrary<JsonObject>;
    if (schema.additionalProperties === false || schema.additionalProperties === undefined) return members;
    const names = schema.propertyNames ? strings({ ...(schema.propertyNames as JsonObject) }) : text(1, 20);
    const more = schema.additionalProperties === true ? anything : arbitrary(schema.additionalProperties as JsonObject, level);
    const maxKeys = Math.min((schema.maxProperties as number) ?? 4, level > DEEPEST ? 0 : 4);
    const others = fc.dictionary(names, more, { maxKeys, noNullPrototype: true }) as fc.Arbitrary<JsonObject>;
    return fc.tuple(others, members).map(([one, two]) => ({ ...one, ...two }));
  }

  /** Deep down only the branches that do not lead back up. */
  function endingBranches(branches: readonly JsonObject[], level: number): readonly JsonObject[] {
    if (level <= DEEPEST) return branches;
    const ending = branches.filter((branch) => !JSON.stringify(branch).includes("$ref"));
    return ending.length > 0 ? ending : branches.slice(0, 1);
  }

  return { valid: (schema) => arbitrary(schema, 0) };
}

const DEEPEST = 6;

/** What a reference within the document leads to. */
export function resolve(document: JsonObject, reference: string): JsonObject {
  return reference
    .slice(2)
    .split("/")
    .reduce<Json>((value, name) => (value as JsonObject)[name]!, document) as JsonObject;
}

function integers({ minimum, maximum }: JsonObject): fc.Arbitrary<Json> {
  const [min, max] = [(minimum as number) ?? -(2 ** 31), (maximum as number) ?? 2 ** 31 - 1];
  return fc.oneof(
    fc.maxSafeInteger().map((n) => Math.max(min, Math.min(max, n))),
    fc.integer({ min, max: Math.min(max, min + 100) }),
  );
}

function numbers({ minimum, maximum, exclusiveMinimum }: JsonObject): fc.Arbitrary<Json> {
  const min = (minimum ?? exclusiveMinimum) as number | undefined;
  return fc.double({
    noNaN: true,
    noDefaultInfinity: true,
    ...(min === undefined ? {} : { min, minExcluded: exclusiveMinimum !== undefined }),
    ...(maximum === undefined ? {} : { max: maximum as number }),
  });
}

/** The one real look-ahead of the contract, a segment `.` or `..`, is left to the filter: it cannot be generated from. */
const LOOKAHEAD = /\(\?![^()]*(?:\([^()]*\)[^()]*)*\)/g;

function strings(schema: JsonObject): fc.Arbitrary<string> {
  const {
    pattern,
    format,
    minLength = 0,
    maxLength = 40,
  } = schema as { pattern?: string; format?: string; minLength?: number; maxLength?: number };
  if (format === "date-time") return moments;
  if (format === "uri") return fc.webUrl({ withQueryParameters: true, withFragments: true, size: "small" });
  if (pattern === undefined) return text(minLength, Math.min(maxLength, minLength + 40));
  const exact = new RegExp(pattern, "u");
  const matching = fc.stringMatching(new RegExp(pattern.replaceAll(LOOKAHEAD, "")), { size: "-1" });
  return matching.filter(
    (value) => exact.test(value) && value.length >= minLength && value.length <= maxLength && isStorable(value),
  );
}

const moments = fc
  .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Unicode of all planes, without what no jsonb can hold. */
function text(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const unit = fc.oneof(
    fc.constantFrom(..."abcXYZ019 ._-/:*'\"\\\n\t"),
    fc.constantFrom("é", "☃", "𝄞", "\u202e", "ﬀ", "\u0301", "İ", "ß"),
  );
  return fc.string({ unit, minLength, maxLength });
}

const isStorable = (value: string) => value.isWellFormed() && !value.includes("\0");

/** Any JSON that can be stored. */
const anything: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Json>(null, true, false, 0, -1, 1.5, 1e300, 5e-324, 2 ** 53),
    text(0, 10),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(text(0, 6), tie("value"), { maxKeys: 3, noNullPrototype: true }) as fc.Arbitrary<Json>,
  ),
})).value;
