/**
 * Whether every value of one schema is a value of another, and if not, why. It errs on one side only: what it accepts is true;
 * what it rejects may still be true (inclusion of regular languages is not checked).
 */
import type { Schema } from "../../schema.ts";
import { formShortfalls } from "./forms.ts";
import { derivedSchema, Pairs } from "./pairs.ts";
import { plainShortfalls } from "./plain.ts";
import { same } from "./same.ts";
import { fits, type Mode, type Shortfall, shortfall, type Walk } from "./shortfall.ts";
import { formsOf, keywords, resolve, type Side, seenAs } from "./side.ts";

export function within(mode: Mode, sub: Side, sup: Side): Shortfall[] {
  return walkOf(mode, new Pairs(), "full").within(sub, sup);
}

function walkOf(mode: Mode, pairs: Pairs, extent: "full" | "short"): Walk {
  const walk: Walk = {
    mode,
    get brief() {
      return extent === "short" ? walk : walkOf(mode, pairs, "short");
    },
    within(one, other) {
      const [narrow, wide] = [resolve(one), resolve(other)];
      if (narrow.schema === false || wide.schema === true || same(narrow, wide)) return [];
      if (wide.schema === false) return [shortfall(walk, narrow, wide, { kind: "type", values: "anything" })];
      const subject = narrow.schema === true ? seenAs(narrow, ANYTHING) : narrow;
      return pairs.compare(subject.schema as Schema, wide.schema, extent, () => compare(walk, subject, wide));
    },
  };
  return walk;
}

/** `true` as a schema: a single object, so that it is recognized where types recur. */
const ANYTHING: Schema = {};

function compare(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const unknown = [...new Set([...unknownKeywords(sub), ...unknownKeywords(sup)])].sort();
  if (unknown.length > 0) return [shortfall(walk, sub, sup, { kind: "unknown", keywords: unknown })];
  return partsOf(sup).flatMap((wanted) =>
    nearest(alikeFirst(partsOf(sub), wanted).map((part) => partShortfalls(walk, part, wanted))),
  );
}

/** All parts of a schema apply together: its plain keywords, its `anyOf`, its `oneOf`. */
function partsOf(side: Side): Side[] {
  const { anyOf, oneOf, ...plain } = side.schema as Schema;
  if (!anyOf && !oneOf) return [side];
  const parts: Schema[] = [];
  const schema = side.schema as Schema;
  if (keywords(plain).length > 0) parts.push(derivedSchema(schema, "plain", () => plain));
  if (anyOf) parts.push(derivedSchema(schema, "anyOf", () => ({ anyOf })));
  if (oneOf) parts.push(derivedSchema(schema, "oneOf", () => ({ oneOf })));
  return parts.length === 1 && Object.keys(plain).length === 0 ? [side] : parts.map((part) => seenAs(side, part));
}

function partShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const forms = formsOf(sub);
  if (forms.length > 0) return forms.flatMap((form) => walk.within(form, sup));
  return formsOf(sup).length > 0 ? formShortfalls(walk, sub, sup) : plainShortfalls(walk, sub, sup);
}

/** One part within another is enough. If there is none, the first gives the reason. */
function nearest(attempts: readonly Shortfall[][]): Shortfall[] {
  const fitting = attempts.filter(fits).sort((a, b) => a.length - b.length);
  return fitting[0] ?? attempts[0] ?? [];
}

function alikeFirst(parts: readonly Side[], wanted: Side): Side[] {
  const kind = ({ schema }: Side) =>
    "anyOf" in (schema as Schema) ? "anyOf" : "oneOf" in (schema as Schema) ? "oneOf" : "plain";
  return [...parts].sort((a, b) => Number(kind(b) === kind(wanted)) - Number(kind(a) === kind(wanted)));
}

const KNOWN = new Set<string>([
  ...["type", "const", "enum", "format", "contentEncoding", "minLength", "maxLength", "pattern"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["items", "prefixItems", "minItems", "maxItems", "uniqueItems"],
  ...["properties", "required", "additionalProperties", "propertyNames", "minProperties", "maxProperties"],
  ...["anyOf", "oneOf"],
]);

/** A reference that remains here has other constraints beside it, and counts as one of them. */
function unknownKeywords(side: Side): string[] {
  return keywords(side.schema as Schema).filter((keyword) => !KNOWN.has(keyword));
}
